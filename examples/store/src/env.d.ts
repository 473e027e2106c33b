/** The text of `layout/hold-presses.ts` (`astro.config.mjs`). */
declare const __HOLD_PRESSES__: string

declare namespace App {
  interface Locals {
    /** Resolves when the beginning of the page has been sent. */
    isBegun: Promise<void>
  }
}
