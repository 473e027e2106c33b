import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { GUARDS } from './guards/index.ts'
import { broken, nameOf } from './mutant.ts'

const ROOT = join(import.meta.dirname, '../../..')
const ALL = Object.values(GUARDS).flat()

it.each(ALL.map((mutant) => [nameOf(mutant), mutant] as const))('is there once: %s', (_name, mutant) => {
  const text = readFileSync(join(ROOT, mutant.file), 'utf8')
  expect(broken(text, mutant), 'the fragment stands exactly once in its file').not.toBeNull()
  expect(mutant.to).not.toBe(mutant.from)
  expect(existsSync(join(ROOT, mutant.near)), mutant.near).toBe(true)
})

it('is a table of sixty guards at least, none twice', () => {
  expect(ALL.length).toBeGreaterThanOrEqual(60)
  const keys = ALL.map(({ file, from, to }) => `${file}\n${from}\n${to}`)
  expect(new Set(keys).size).toBe(keys.length)
})
