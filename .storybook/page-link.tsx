import { DocsContext } from '@storybook/addon-docs/blocks'
import { type MouseEvent, type ReactNode, useContext } from 'react'
import { NAVIGATE_URL } from 'storybook/internal/core-events'

export interface PageLinkProps {
  /** An address of Storybook as it stands behind its root, `?path=/docs/…`, or `#…` on the page itself. */
  to: string
  className?: string
  children: ReactNode
}

/** A link inside Storybook, whose pages stand in a frame: it changes the page around them, and can be opened in a tab. */
export function PageLink({ to, className, children }: PageLinkProps) {
  const { channel } = useContext(DocsContext)
  const follow = (event: MouseEvent) => {
    if (event.button !== 0 || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    channel.emit(NAVIGATE_URL, to)
  }
  return (
    <a className={className} href={to.startsWith('#') ? to : `./${to}`} target="_top" onClick={follow}>
      {children}
    </a>
  )
}
