import { globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { handbookEntry } from './handbook-entry.ts'

/** Pages that Storybook shows: `handbook-pages.ts` reads the same ones. */
const PAGES = ['docs/**/*.md', 'CONTRIBUTING.md', 'packages/*/README.md']

/** Where the written entries stand, from the root. Storybook lists MDX and no Markdown. */
export const WRITTEN_HANDBOOK = '.cache/handbook'

/** Writes an entry of Storybook for each page of the handbook. */
export function writeHandbook(): void {
  rmSync(WRITTEN_HANDBOOK, { recursive: true, force: true })
  mkdirSync(WRITTEN_HANDBOOK, { recursive: true })
  for (const path of globSync(PAGES).map((found) => found.replaceAll('\\', '/'))) {
    const { title } = handbookEntry(path, readFileSync(path, 'utf8'))
    const page = `import { Meta } from '@storybook/addon-docs/blocks'
import { HandbookPage } from '../../.storybook/handbook/handbook-page.tsx'

<Meta title=${JSON.stringify(title)} />

<HandbookPage path=${JSON.stringify(path)} />
`
    writeFileSync(join(WRITTEN_HANDBOOK, path.replaceAll('/', '-').replace(/\.md$/, '.mdx')), page)
  }
}
