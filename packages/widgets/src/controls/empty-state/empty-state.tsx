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
  /** Makes the title a heading: where it stands in for what had one. @default none */
  headingLevel?: 1 | 2 | 3 | 4
  /** One action: a button or a link. */
  action?: ReactNode
}

/** What stands in place of content that is not there: what happened and what to do, with one action. */
export function EmptyState({ title, text, icon, action, role, headingLevel }: EmptyStateProps) {
  const Title = headingLevel ? (`h${headingLevel}` as const) : 'p'
  return (
    <div className="dawa-empty" part="empty" role={role}>
      {icon && <span className="dawa-empty__icon">{icon}</span>}
      <Title className="dawa-empty__title" part="empty-title">
        {title}
      </Title>
      {text && <p className="dawa-empty__text">{text}</p>}
      {action}
    </div>
  )
}
