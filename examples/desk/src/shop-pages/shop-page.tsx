import type { StaffRole } from '@dawakit/core/contract'
import { Box, Link as MuiLink } from '@mui/material'
import type { ReactNode } from 'react'
import { Link, Navigate, useLocation } from 'react-router-dom'
import { useWords, type WordKey } from '../language/use-words.ts'
import { Page } from '../layout/page.tsx'
import { useStaff } from '../sign-in/use-staff.ts'

const SHELVES: readonly StaffRole[] = ['owner', 'pharmacist']
const LOOKERS: readonly StaffRole[] = ['owner', 'support']
const OWNER: readonly StaffRole[] = ['owner']
/** Whoever has one of these pages. */
export const SHOP_PAGE_ROLES: readonly StaffRole[] = ['owner', 'pharmacist', 'support']

/** The pages of the store, in their order. */
export const SHOP_PAGES = [
  { path: '/store/categories', label: 'shopPages.categories.title', roles: SHELVES },
  { path: '/store/brands', label: 'shopPages.brands.title', roles: SHELVES },
  { path: '/store/front', label: 'shopPages.front.title', roles: OWNER },
  { path: '/store/coupons', label: 'shopPages.coupons.title', roles: LOOKERS },
  { path: '/store/delivery', label: 'shopPages.delivery.title', roles: LOOKERS },
  { path: '/store/notices', label: 'shopPages.notices.title', roles: LOOKERS },
  { path: '/store/wishes', label: 'shopPages.wishes.title', roles: SHOP_PAGE_ROLES },
] as const satisfies readonly { path: string; label: WordKey; roles: readonly StaffRole[] }[]

/** Leads to the first of them that who is signed in has. */
export function ShopPagesStart() {
  const staff = useStaff()
  const first = SHOP_PAGES.find(({ roles }) => staff && roles.includes(staff.role))
  return first ? <Navigate to={first.path} replace /> : null
}

/** One of them, with the way to the others above it. */
export function ShopPage({
  title,
  actions,
  children,
}: {
  title: string
  actions?: ReactNode
  children: ReactNode
}) {
  const words = useWords()
  const staff = useStaff()
  const { pathname } = useLocation()
  const mine = SHOP_PAGES.filter(({ roles }) => staff && roles.includes(staff.role))
  return (
    <Page title={title} actions={actions}>
      <Box
        component="nav"
        aria-label={words('shopPages.label')}
        sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.5, mb: 2, borderBottom: 1, borderColor: 'divider' }}
      >
        {mine.map(({ path, label }) => {
          const isHere = path === pathname
          return (
            <MuiLink
              key={path}
              component={Link}
              to={path}
              underline="none"
              aria-current={isHere ? 'page' : undefined}
              sx={{
                px: 1.25,
                py: 1.25,
                minHeight: 44,
                fontWeight: isHere ? 650 : 500,
                color: isHere ? 'primary.main' : 'text.primary',
                borderBottom: 3,
                borderColor: isHere ? 'primary.main' : 'transparent',
              }}
            >
              {words(label)}
            </MuiLink>
          )
        })}
      </Box>
      {children}
    </Page>
  )
}
