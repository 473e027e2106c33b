import { globSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { handbookEntry } from './handbook-entry.ts'

/** Pages that Storybook shows: `handbook-pages.ts` reads the same ones. */
const PAGES = ['docs/**/*.md', 'CONTRIBUTING.md', 'packages/*/README.md']

/** Where the written entries stand, from the root. Storybook lists MDX and no Markdown. */
export const WRITTEN_HANDBOOK = '.cache/handbook'

/** Writes an entry of Storybook for each page of the handbook. What is right stays: an open Storybook looks at it. */
export function writeHandbook(): void {
  mkdirSync(WRITTEN_HANDBOOK, { recursive: true })
  const left = new Set(readdirSync(WRITTEN_HANDBOOK))
  for (const path of globSync(PAGES).map((found) => found.replaceAll('\\', '/'))) {
    const { title } = handbookEntry(path, readFileSync(path, 'utf8'))
    const page = `import { Meta } from '@storybook/addon-docs/blocks'
import { HandbookPage } from '../../.storybook/handbook/handbook-page.tsx'

<Meta title=${JSON.stringify(title)} />

<HandbookPage path=${JSON.stringify(path)} />
`
    const name = path.replaceAll('/', '-').replace(/\.md$/, '.mdx')
    const file = join(WRITTEN_HANDBOOK, name)
    if (!left.delete(name) || readFileSync(file, 'utf8') !== page) writeFileSync(file, page)
  }
  for (const name of left) rmSync(join(WRITTEN_HANDBOOK, name))
}
