export interface WordPressPage {
  title: string
  shortcode: string
}

/** A row of the start's table of pages. WordPress makes the address from the title: the test goes to the one that the row says. */
const ROW = /^\| (.+?) \| `\/[\w-]+\/` \| `(\[dawakit .+?\])` \|$/gm

/** @throws {Error} when the start has no table of pages */
export function readPages(text: string): WordPressPage[] {
  const pages = [...text.matchAll(ROW)].map(([, title = '', shortcode = '']) => ({ title, shortcode }))
  if (pages.length === 0)
    throw new Error('docs/starts/wordpress.md has no table of pages with their shortcodes.')
  return pages
}
