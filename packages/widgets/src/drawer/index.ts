export type { DialogProps as DrawerProps } from '../dialog/dialog.tsx'
export { Drawer } from './drawer.tsx'
