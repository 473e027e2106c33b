'use client'

import type { ReactNode } from 'react'
import { usePart } from '../../ground/parts/use-part.tsx'

export interface BadgeProps {
  /** @default 'neutral' */
  kind?: 'neutral' | 'rx' | 'cold' | 'deal' | 'success' | 'danger'
  icon?: ReactNode
  /** A hint on hover. */
  title?: string
  children?: ReactNode
}

/** A small word about a thing: prescription, cold chain, a status. */
export function Badge({ kind = 'neutral', icon, title, children }: BadgeProps) {
  const part = usePart()
  return (
    <span className={`dawa-badge dawa-badge--${kind}`} part={part(`badge badge-${kind}`)} title={title}>
      {icon}
      {children}
    </span>
  )
}
