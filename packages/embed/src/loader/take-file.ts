/** Where the files beside the loader are. */
const base = new URL(/* @vite-ignore */ '.', import.meta.url).href

/** What follows the name of each file of a release; the build puts its own in this place. */
const END = '-000000.js'

/** How many files did not come. */
let failures = 0

/**
 * Imports a file of the script tag. Every `import()` of the script tag becomes a call of this in the build.
 *
 * Chromium up to 153 keeps an import that failed as failed for as long as the page lives, and with it all that stands on the
 * file. Where asking again by the same address does not help, the file is asked for by one that servers take for the same,
 * with a slash more for each failure; what it imports follows it there. A page with an import map may have pinned the bytes
 * of each address, which holds for no other: it has to be read anew.
 *
 * @param name - The file's, without what follows it.
 * @throws when it does not come. The next call asks for it again.
 */
export function takeFile(name: string): Promise<unknown> {
  const file = name + END
  return import(/* @vite-ignore */ base + file).catch((error) => {
    if (document.querySelector('[type=importmap]')) throw error
    return import(/* @vite-ignore */ base + '/'.repeat(failures) + file).catch((again) => {
      failures++
      throw again
    })
  })
}
