/** What react-admin's themes have besides MUI's. */
import '@mui/material/styles'

declare module '@mui/material/styles' {
  interface Theme {
    sidebar: { width: number; closedWidth: number }
  }
}
