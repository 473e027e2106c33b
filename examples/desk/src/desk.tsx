import { QueryClient } from '@tanstack/react-query'
import { Admin, CustomRoutes } from 'react-admin'
import { BrowserRouter, Navigate, Route } from 'react-router-dom'
import { createDataProvider } from './api/data-provider.ts'
import { DeskError } from './api/desk-error.ts'
import { i18nProvider } from './language/i18n.ts'
import { DeskLayout } from './layout/desk-layout.tsx'
import { deskStore } from './layout/desk-store.ts'
import { NotFoundPage } from './layout/not-found-page.tsx'
import { RoleGate } from './layout/role-gate.tsx'
import { resources } from './resources.ts'
import { screens } from './screens.tsx'
import { createAuthProvider } from './sign-in/auth-provider.ts'
import { SignInPage } from './sign-in/sign-in-page.tsx'
import { deskTheme } from './theme/desk-theme.ts'

const TRIES = 2

const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      // Only what was not answered is asked once more: a refusal stays one.
      retry: (failures, error) =>
        failures < TRIES && error instanceof DeskError && error.code === 'no-answer',
      staleTime: 10_000,
    },
  },
})
const dataProvider = createDataProvider(resources)
const authProvider = createAuthProvider()
const [lightTheme, darkTheme] = [deskTheme('light'), deskTheme('dark')]
const Home = () => <Navigate to="/orders" replace />

/** The whole desk. */
export function Desk() {
  return (
    <BrowserRouter>
      <Admin
        authProvider={authProvider}
        catchAll={NotFoundPage}
        darkTheme={darkTheme}
        dashboard={Home}
        dataProvider={dataProvider}
        disableTelemetry
        i18nProvider={i18nProvider}
        layout={DeskLayout}
        loginPage={SignInPage}
        queryClient={queryClient}
        requireAuth
        store={deskStore}
        theme={lightTheme}
      >
        <CustomRoutes>
          {screens.map(({ path, roles, page }) => (
            <Route key={path} path={path} element={<RoleGate roles={roles}>{page}</RoleGate>} />
          ))}
        </CustomRoutes>
      </Admin>
    </BrowserRouter>
  )
}
