'use client'

import { Dialog, type DialogProps } from './dialog.tsx'

/** A modal drawer from the right; a sheet from below on phones. */
export function Drawer(props: DialogProps) {
  return <Dialog {...props} placement="end" />
}
