declare namespace App {
  interface Locals {
    /** Resolves when the beginning of the page has been sent. */
    isBegun: Promise<void>
  }
}
