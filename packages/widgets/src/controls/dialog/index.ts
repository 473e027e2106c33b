export {
  Dialog,
  type DialogProps,
  type DialogProps as DrawerProps,
  type DialogProps as ModalProps,
} from './dialog.tsx'
export { Drawer } from './drawer.tsx'
export { Modal } from './modal.tsx'
