import MenuIcon from '@mui/icons-material/Menu'
import { AppBar, Box, CircularProgress, IconButton, Toolbar } from '@mui/material'
import { useLoading } from 'react-admin'
import { Link } from 'react-router-dom'
import { useWords } from '../language/use-words.ts'
import { AccountMenu } from './account-menu.tsx'
import { useWideMenu } from './use-wide-menu.ts'

/** Whose desk it is, and who sits at it. */
export function DeskBar() {
  const words = useWords()
  const isLoading = useLoading()
  const [isWide, setWide] = useWideMenu()
  return (
    <AppBar
      position="sticky"
      sx={{
        borderBottom: 1,
        borderColor: 'divider',
        bgcolor: 'background.paper',
        '@media print': { display: 'none' },
      }}
    >
      <Toolbar variant="dense" disableGutters sx={{ px: 1, gap: 1 }}>
        <IconButton
          onClick={() => setWide(!isWide)}
          aria-label={words(isWide ? 'desk.menu.narrow' : 'desk.menu.wide')}
          aria-expanded={isWide}
        >
          <MenuIcon />
        </IconButton>
        <Box
          component={Link}
          to="/"
          sx={{ color: 'primary.main', fontWeight: 700, fontSize: 17, textDecoration: 'none', flexGrow: 1 }}
        >
          {words('desk.title')}
        </Box>
        {isLoading && <CircularProgress size={18} aria-label={words('desk.loading')} sx={{ mx: 1 }} />}
        <AccountMenu />
      </Toolbar>
    </AppBar>
  )
}
