declare namespace App {
  interface Locals {
    /** Resolves when the beginning of the page has been sent. Only under `server.ts`. */
    isBegun?: Promise<void>
  }
}
