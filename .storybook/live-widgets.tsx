import { type ReactNode, useEffect, useRef } from 'react'
import { StoryShop } from './story-shop.tsx'

export interface LiveWidgetsProps {
  /** What it is, for who does not see it. */
  label: string
  className: string
  theme?: 'light' | 'dark'
  /** As a story's `parameters.shop` says it. */
  cart: Parameters<typeof StoryShop>[0]['cart']
  children: ReactNode
}

/** Whether a press would leave for a page of a shop that is not here. */
const leaves = ({ target }: Event) => target instanceof Element && target.closest('a[href^="/"]') !== null

/** Widgets at work in the middle of a page of docs, over a shop in memory. Their links and forms lead nowhere. */
export function LiveWidgets({ label, className, theme, cart, children }: LiveWidgetsProps) {
  const place = useRef<HTMLElement>(null)
  useEffect(() => {
    const stay = (event: Event) => {
      if (event.type === 'submit' || leaves(event)) event.preventDefault()
    }
    const section = place.current
    section?.addEventListener('click', stay)
    section?.addEventListener('submit', stay)
    return () => {
      section?.removeEventListener('click', stay)
      section?.removeEventListener('submit', stay)
    }
  }, [])
  return (
    <section ref={place} className={`live-widgets ${className}`} data-dawa-theme={theme} aria-label={label}>
      <StoryShop cart={cart}>{children}</StoryShop>
    </section>
  )
}
