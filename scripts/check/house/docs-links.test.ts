import { existsSync, globSync, readFileSync, statSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import { expect, it } from 'vitest'

const PAGES = ['README.md', 'CONTRIBUTING.md', ...globSync('docs/**/*.md')]

/** Without code: what looks like a link there is none. */
const proseOf = (page: string) =>
  readFileSync(page, 'utf8')
    .replace(/^(```+)[\s\S]*?^\1/gm, '')
    .replace(/`[^`\n]*`/g, (code) => code.replace(/[[\]()]/g, ''))

/** Every link into the repository, as a path from its root and the heading that it names. */
const linksOf = (page: string) =>
  [...proseOf(page).matchAll(/\]\((?![a-z]+:)([^)#\s]*)(?:#([^)\s]*))?\)/g)].map(
    ([, path = '', heading]) => ({
      target: path ? normalize(join(dirname(page), path)) : page,
      heading,
    }),
  )

/** The anchors of a page's headings, as they are made of their texts. */
const anchorsOf = (page: string) =>
  [...proseOf(page).matchAll(/^#{1,6} (.*)$/gm)].map(([, text = '']) =>
    text
      .toLowerCase()
      .replace(/[^\p{L}\p{N}\s_-]/gu, '')
      .trim()
      .replace(/\s/g, '-'),
  )

it('no link of the handbook is broken', () => {
  const broken = PAGES.flatMap((page) =>
    linksOf(page).flatMap(({ target, heading }) => {
      if (!existsSync(target)) return `${page}: there is no ${target}`
      if (!heading || !target.endsWith('.md') || anchorsOf(target).includes(heading)) return []
      return `${page}: ${target} has no heading #${heading}`
    }),
  )
  expect(broken).toEqual([])
})

it('docs/README.md leads to every page of the handbook', () => {
  const linked = new Set(linksOf('docs/README.md').map(({ target }) => target))
  const forgotten = PAGES.filter((page) => page.startsWith('docs/') && page !== 'docs/README.md')
    .filter((page) => statSync(page).isFile() && !linked.has(page))
    .map((page) => `${page} is linked nowhere in docs/README.md`)
  expect(forgotten).toEqual([])
})
