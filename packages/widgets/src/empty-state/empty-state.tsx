'use client'

import type { ReactNode } from 'react'

export interface EmptyStateProps {
  /** What happened. */
  title: string
  /** What to do about it. */
  text?: string
  icon?: ReactNode
  /** Read out when it appears: a failure at once, an empty result in its turn. @default not */
  role?: 'alert' | 'status'
  /** One action: a button or a link. */
  action?: ReactNode
}

/** What stands in place of content that is not there: what happened and what to do, with one action. */
export function EmptyState({ title, text, icon, action, role }: EmptyStateProps) {
  return (
    <div className="dawa-empty" part="empty" role={role}>
      {icon && <span className="dawa-empty__icon">{icon}</span>}
      <p className="dawa-empty__title" part="empty-title">
        {title}
      </p>
      {text && <p className="dawa-empty__text">{text}</p>}
      {action}
    </div>
  )
}
