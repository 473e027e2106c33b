'use client'

import type { ReactNode } from 'react'

export interface EmptyStateProps {
  /** What happened. */
  title: string
  /** What to do about it. */
  text?: string
  icon?: ReactNode
  /** One action: a button or a link. */
  action?: ReactNode
}

export function EmptyState({ title, text, icon, action }: EmptyStateProps) {
  return (
    <div className="dawa-empty" part="empty">
      {icon && <span className="dawa-empty__icon">{icon}</span>}
      <p className="dawa-empty__title" part="empty-title">
        {title}
      </p>
      {text && <p className="dawa-empty__text">{text}</p>}
      {action}
    </div>
  )
}
