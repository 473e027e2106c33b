import AccountCircleIcon from '@mui/icons-material/AccountCircle'
import { Box, Button, Divider, ListItemText, Menu, MenuItem, Typography } from '@mui/material'
import { useState } from 'react'
import { useLogout, useTheme } from 'react-admin'
import { Link } from 'react-router-dom'
import { useWords } from '../language/use-words.ts'
import { useStaff } from '../sign-in/use-staff.ts'

/** Who is signed in, the looks, and the way out. */
export function AccountMenu() {
  const words = useWords()
  const staff = useStaff()
  const logout = useLogout()
  const [theme, setTheme] = useTheme()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  if (!staff) return null
  const close = () => setAnchor(null)
  const isDark = theme === 'dark'
  return (
    <>
      <Button
        color="inherit"
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        title={words('desk.me.label')}
        onClick={(event) => setAnchor(event.currentTarget)}
        startIcon={<AccountCircleIcon />}
        sx={{ maxWidth: 320, textAlign: 'left' }}
      >
        <Box component="span" sx={{ minWidth: 0, lineHeight: 1.2 }}>
          <Typography component="span" noWrap sx={{ display: 'block', fontSize: 14, fontWeight: 600 }}>
            {staff.name}
          </Typography>
          <Typography
            component="span"
            noWrap
            variant="caption"
            color="text.secondary"
            sx={{ display: 'block' }}
          >
            {words(`desk.roles.${staff.role}`)}
          </Typography>
        </Box>
      </Button>
      <Menu anchorEl={anchor} open={anchor !== null} onClose={close}>
        <Box component="li" sx={{ px: 2, pb: 1, maxWidth: 320 }}>
          <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
            {staff.email}
          </Typography>
          {staff.registrationNumber && (
            <Typography variant="caption" color="text.secondary">
              {words('desk.me.registration', { number: staff.registrationNumber })}
            </Typography>
          )}
        </Box>
        <Divider component="li" />
        <MenuItem component={Link} to="/account" onClick={close}>
          <ListItemText>{words('desk.me.account')}</ListItemText>
        </MenuItem>
        <MenuItem
          onClick={() => {
            setTheme(isDark ? 'light' : 'dark')
            close()
          }}
        >
          <ListItemText>{words(isDark ? 'desk.me.toLight' : 'desk.me.toDark')}</ListItemText>
        </MenuItem>
        <MenuItem onClick={() => logout()}>
          <ListItemText>{words('desk.me.signOut')}</ListItemText>
        </MenuItem>
      </Menu>
    </>
  )
}
