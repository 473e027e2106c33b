import './front-room.css'
import type { ReactNode } from 'react'
import { useToolbar } from './use-toolbar.ts'

export interface FrontRoomProps {
  className: string
  children: ReactNode
}

/** A page of docs that looks like the product: its tokens, in the colours and the direction of the toolbar. */
export function FrontRoom({ className, children }: FrontRoomProps) {
  const { theme, direction } = useToolbar()
  return (
    <div
      className={`front-room dawa-widget sb-unstyled ${className}`}
      data-dawa-theme={theme === 'dark' ? 'dark' : 'light'}
      dir={direction}
    >
      {children}
    </div>
  )
}
