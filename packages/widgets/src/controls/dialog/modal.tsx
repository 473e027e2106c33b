'use client'

import { Dialog, type DialogProps } from './dialog.tsx'

/** A modal dialog in the middle of the window. */
export function Modal(props: DialogProps) {
  return <Dialog {...props} placement="center" />
}
