import { Box, Link } from '@mui/material'
import { type ReactNode, Suspense } from 'react'
import { Shortcuts } from '../keyboard/shortcuts.tsx'
import { useWords } from '../language/use-words.ts'
import { DeskBar } from './desk-bar.tsx'
import { DeskMenu } from './desk-menu.tsx'
import { ErrorBoundary } from './error-boundary.tsx'
import { Loading } from './loading.tsx'

const MAIN = 'work'

/** Bar, menu and the page beside it. */
export function DeskLayout({ children }: { children: ReactNode }) {
  const words = useWords()
  return (
    <Shortcuts>
      <Box sx={{ minHeight: '100dvh', display: 'flex', flexDirection: 'column' }}>
        <Link
          href={`#${MAIN}`}
          onClick={(event) => {
            event.preventDefault()
            document.getElementById(MAIN)?.focus()
          }}
          sx={{
            position: 'absolute',
            zIndex: 'tooltip',
            top: -80,
            left: 8,
            p: 1.5,
            bgcolor: 'background.paper',
            '&:focus': { top: 4 },
            '@media print': { display: 'none' },
          }}
        >
          {words('desk.skip')}
        </Link>
        <DeskBar />
        <Box sx={{ display: 'flex', flexGrow: 1, minHeight: 0 }}>
          <DeskMenu />
          <Box
            component="main"
            id={MAIN}
            tabIndex={-1}
            sx={{ flexGrow: 1, minWidth: 0, px: { xs: 1.5, lg: 3 }, pt: 1.5, outline: 'none' }}
          >
            <ErrorBoundary>
              <Suspense fallback={<Loading />}>{children}</Suspense>
            </ErrorBoundary>
          </Box>
        </Box>
      </Box>
    </Shortcuts>
  )
}
