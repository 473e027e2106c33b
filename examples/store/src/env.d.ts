/** The text of `layout/hold-presses.ts` (`astro.config.mjs`). */
declare const __HOLD_PRESSES__: string

interface Window {
  /** Imports a script of the page, and what it stands on, when the page has been painted (`layout/hold-presses.ts`). */
  bringScript(...addresses: string[]): void
}

declare namespace App {
  interface Locals {
    /** Resolves when the beginning of the page has been sent. */
    isBegun: Promise<void>
    /** Whether this is a page within the drawing of another: one that stands in for it. */
    isWithin?: boolean
    /** Set by a page that shows the time: epoch milliseconds from which it is to be drawn anew. */
    holdsUntil?: number
    /** Called by who opens the shop, with what closes it before the process ends (`server.ts`). */
    opens?: (close: () => Promise<void>) => void
    /** What stands in the head of each page for its styles (`server.ts`); while developing Astro puts them there. */
    styles?: import('../styles-of-pages.ts').StylesOfPages
    /** What is said of this request (`server.ts`). */
    visit?: import('../visits.ts').Visit
    /** Where finished pages are kept (`server.ts`). */
    kept?: { key: string; keep(page: import('./server/kept-pages.ts').KeptPage): void }
  }
}
