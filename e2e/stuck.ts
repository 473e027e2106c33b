import type { Page } from 'playwright/test'

export interface Stuck {
  /** How much of the window's height stands still over what scrolls, 0 to 1. */
  share: number
  /** What it is, by its class or its name, with its pixels. */
  what: string[]
}

/** What of a page stays where it is while the page passes below: looked at where it is scrolled to now. */
export const stuckOver = (page: Page): Promise<Stuck> =>
  page.evaluate(() => {
    const rows = new Set<number>()
    const what: string[] = []
    for (const element of document.querySelectorAll<HTMLElement>('body *')) {
      const { position, top, bottom } = getComputedStyle(element)
      if (position !== 'fixed' && position !== 'sticky') continue
      if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue
      // What is opened above the page is no part of it: a dialog is looked at by itself.
      if (element.closest('dialog, [popover]')) continue
      const box = element.getBoundingClientRect()
      const from = Math.max(0, Math.floor(box.top))
      const to = Math.min(innerHeight, Math.ceil(box.bottom))
      // A column beside what is read covers none of it.
      if (to <= from || box.width < innerWidth / 2) continue
      const isAtItsEdge =
        Math.abs(box.top - Number.parseFloat(top)) <= 1 ||
        Math.abs(innerHeight - box.bottom - Number.parseFloat(bottom)) <= 1
      if (position === 'sticky' && !isAtItsEdge) continue
      what.push(`${element.className || element.tagName}: ${to - from} px`)
      for (let row = from; row < to; row += 1) rows.add(row)
    }
    return { share: rows.size / innerHeight, what }
  })
