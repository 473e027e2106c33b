export type { DialogProps as ModalProps } from '../dialog/dialog.tsx'
export { Modal } from './modal.tsx'
