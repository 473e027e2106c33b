/** Where the files beside the loader are. */
const base = new URL(/* @vite-ignore */ '.', import.meta.url).href

/** What follows the name of each file of a release; the build puts its own in this place. */
const END = '-000000.js'

/** How often an element's files did not come. */
let failures = 0

export function countFailure(): void {
  failures++
}

/**
 * Imports a file of the script tag. Every `import()` of the loader becomes a call of this in the build.
 *
 * Chromium up to 153 keeps an import that failed as failed for as long as the page lives, and with it all that stands on the
 * file. After a failure a file is asked for by an address that servers take for the same, with a slash more for each; what it
 * imports follows it there, so that an element never stands on files of two addresses. A page with an import map may have
 * pinned the bytes of each address, which holds for no other: it has to be read anew.
 *
 * @param name - The file's, without what follows it.
 */
export function takeFile(name: string): Promise<unknown> {
  const slashes = document.querySelector('[type=importmap]') ? 0 : failures
  return import(/* @vite-ignore */ base + '/'.repeat(slashes) + name + END)
}
