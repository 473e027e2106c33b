import { existsSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

const FOLDERS: Record<string, string> = {
  'store/': 'examples/store/src/',
  'w/': 'packages/widgets/src/',
  'core/': 'packages/core/src/',
  'server/': 'packages/server/src/',
  'client/': 'packages/client/src/',
}

/** What a page of the docs calls a test file: a path, a path below a folder's short name, or a spec's name. */
function fileOf(named: string): string | undefined {
  const short = Object.keys(FOLDERS).find((prefix) => named.startsWith(prefix))
  const path = short ? FOLDERS[short] + named.slice(short.length) : named
  return [path, `e2e/storefront-${named}.spec.ts`, `e2e/${named}.spec.ts`].find((one) => existsSync(one))
}

/** Each quoted beginning of a test's name in the tables, with the file that is named before it. */
function claims(page: string): { name: string; named: string }[] {
  return page
    .split('\n')
    .filter((line) => line.startsWith('|'))
    .flatMap((row) => {
      let named = ''
      return (row.split(' | ')[1]?.match(/`[^`]+`|"[^"]+"/g) ?? []).flatMap((part) => {
        if (part.startsWith('"')) return [{ name: part.slice(1, -1), named }]
        named = part.slice(1, -1)
        return []
      })
    })
}

it('names tests that are there: the page that shows the storefront’s sentences', () => {
  const found = claims(readFileSync('docs/specification-storefront.md', 'utf8'))
  const lost = found.filter(({ name, named }) => {
    const file = fileOf(named)
    const text = file ? readFileSync(file, 'utf8') : ''
    return !["('", '("', '(`'].some((opening) => text.includes(opening + name))
  })
  expect(found.length).toBeGreaterThan(100)
  expect(lost).toEqual([])
})
