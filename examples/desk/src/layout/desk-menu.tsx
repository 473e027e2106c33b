import { Box, List, ListItem, ListItemButton, ListItemIcon, ListItemText, Tooltip } from '@mui/material'
import { Link, useLocation } from 'react-router-dom'
import { useWords } from '../language/use-words.ts'
import { screens } from '../screens.tsx'
import { useStaff } from '../sign-in/use-staff.ts'
import { useWideMenu } from './use-wide-menu.ts'

/** The nouns that who is signed in works with. Narrow, it has their signs alone. */
export function DeskMenu() {
  const words = useWords()
  const staff = useStaff()
  const { pathname } = useLocation()
  const [isWide] = useWideMenu()
  const mine = screens.filter(({ menu, roles }) => menu && staff && roles.includes(staff.role))
  return (
    <Box
      component="nav"
      aria-label={words('desk.menu.label')}
      sx={({ sidebar }) => ({
        width: isWide ? sidebar.width : sidebar.closedWidth,
        flexShrink: 0,
        borderRight: 1,
        borderColor: 'divider',
        bgcolor: 'background.paper',
        '@media print': { display: 'none' },
      })}
    >
      <List sx={{ position: 'sticky', top: 48, p: 0.75 }}>
        {mine.map(({ path, menu }) => {
          if (!menu) return null
          const { label, Icon } = menu
          const isHere = pathname === path || pathname.startsWith(`${path}/`)
          return (
            <ListItem key={path} disablePadding>
              <Tooltip title={isWide ? '' : words(label)} placement="right">
                <ListItemButton
                  component={Link}
                  to={path}
                  selected={isHere}
                  aria-current={isHere ? 'page' : undefined}
                  aria-label={isWide ? undefined : words(label)}
                  sx={{ borderRadius: 1, minHeight: 44, px: 1.25 }}
                >
                  <ListItemIcon sx={{ minWidth: 34, color: isHere ? 'primary.main' : 'text.secondary' }}>
                    <Icon fontSize="small" />
                  </ListItemIcon>
                  {isWide && (
                    <ListItemText
                      slotProps={{ primary: { noWrap: true, sx: { fontWeight: isHere ? 650 : 500 } } }}
                    >
                      {words(label)}
                    </ListItemText>
                  )}
                </ListItemButton>
              </Tooltip>
            </ListItem>
          )
        })}
      </List>
    </Box>
  )
}
