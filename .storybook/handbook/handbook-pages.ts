/// <reference types="vite/client" />
import { handbookEntry } from './handbook-entry.ts'

const texts = import.meta.glob<string>(
  ['../../docs/**/*.md', '../../CONTRIBUTING.md', '../../packages/*/README.md'],
  { query: '?raw', import: 'default', eager: true },
)

/** The pictures of the handbook by their paths from the root: where Storybook has each. */
const pictures = import.meta.glob<string>('../../docs/images/*', {
  query: '?url',
  import: 'default',
  eager: true,
})

/** Where a picture of a page stands inside Storybook. @param src - As it is written there. */
export function handbookPicture(from: string, src: string): string {
  const { pathname } = new URL(src, `file:///${from}`)
  const address = pictures[`../..${decodeURIComponent(pathname)}`]
  if (address === undefined) throw new Error(`${from} shows ${src}, which is not there.`)
  return address
}

/** Every page of the handbook by its path from the root: its text, and how Storybook lists it. */
export const handbookPages = new Map(
  Object.entries(texts).map(([key, text]) => {
    const path = key.replace('../../', '')
    return [path, { text, ...handbookEntry(path, text) }] as const
  }),
)

/** Folders that a link may name: the page that lists what is in them. */
const OVERVIEW = 'docs/README.md'
const FOLDERS = ['docs', 'docs/widgets', 'docs/decisions', 'docs/starts']

/**
 * Where a link of one page leads inside Storybook.
 *
 * @param from - The page that has the link, from the root.
 * @param href - As it is written there.
 * @returns The address from Storybook's root, or `null` where no page of it shows what is named: a source file, a folder.
 */
export function handbookAddress(from: string, href: string): string | null {
  const { pathname, hash } = new URL(href, `file:///${from}`)
  const path = decodeURIComponent(pathname).replace(/^\/|\/$/g, '')
  const page = handbookPages.get(FOLDERS.includes(path) ? OVERVIEW : path)
  return page ? `?path=/docs/${page.id}${hash}` : null
}
