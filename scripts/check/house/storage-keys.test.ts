import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { rowsBelow } from './docs-table.ts'
import { sourceFiles } from './source-files.ts'

it('docs/storage.md names each key that the elements keep in the browser, and no cookie is set', () => {
  const files = sourceFiles('packages/{core,client,widgets,embed}/src/**/*.{ts,tsx}')
  const texts = files.map((file) => readFileSync(file, 'utf8'))
  const kept = new Set(texts.flatMap((text) => text.match(/(?<=_KEY = ')dawakit:[\w-]+(?=')/g) ?? []))
  const rows = readFileSync('docs/storage.md', 'utf8').match(/(?<=^\| `)dawakit:[\w-]+/gm) ?? []
  expect(rows.toSorted()).toEqual([...kept].sort())
  const others = /\b(?:document\.cookie|cookieStore|indexedDB|sendBeacon)\b/
  expect(files.filter((_, index) => others.test(texts[index] ?? ''))).toEqual([])
  // What the tab keeps is the same keys: it is asked for in one place.
  const asking = files.filter((_, index) => /\(\) => sessionStorage\b/.test(texts[index] ?? ''))
  expect(asking).toEqual(['packages/client/src/storage/open-storage.ts'])
})

it('the short table of docs/trust.md says no other time than docs/operating.md', () => {
  const whole = readFileSync('docs/operating.md', 'utf8')
  const times =
    rowsBelow('Privacy', 'docs/trust.md')
      .flat()
      .join(' ')
      .match(/\d+ (?:days|hours|years)/g) ?? []
  expect(times.filter((time) => !whole.includes(time))).toEqual([])
})
