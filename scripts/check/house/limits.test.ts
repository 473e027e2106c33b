import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { LIMITS } from '../../../packages/server/src/ground/context/limits.ts'
import { rowsBelow } from './docs-table.ts'
import { sourceFiles } from './source-files.ts'

const WINDOWS: Record<number, string> = { 60000: 'a minute', 3600000: 'an hour', 86400000: 'a day' }

it('the table of limits says of each what the code does', () => {
  const told = rowsBelow('Limits', 'docs/operating.md').map(([, ...facts]) => facts)
  const done = Object.values(LIMITS).map(({ windowMs, counts, limit, variable }) => [
    windowMs === null ? '–' : WINDOWS[windowMs],
    counts,
    limit.toLocaleString('en'),
    `\`${variable}\``,
  ])
  expect(told).toEqual(done)
})

it('no limit stands beside the table, and none in it is idle', () => {
  const files = sourceFiles('packages/server/src/**/*.ts').filter((file) => !/\/limits?(\/|\.ts$)/.test(file))
  const texts = files.map((file) => readFileSync(file, 'utf8'))
  const named = Object.keys(LIMITS).filter((name) =>
    texts.some((text) => text.includes(`'${name}'`) || new RegExp(`\\b${name}\\b`).test(text)),
  )
  expect(named).toEqual(Object.keys(LIMITS))
  const own = files.filter((_, index) => /\bwindowMs: (?!number)/.test(texts[index] ?? ''))
  // What holds back guesses of codes, links and passwords has numbers that belong together.
  expect(own.filter((file) => !/\/(codes|sessions|staff)\//.test(file))).toEqual([])
})
