import { expect, it } from 'vitest'
import { SHARED } from '../../../packages/embed/build/shared-files.ts'
import { sourceFiles } from './source-files.ts'

it('what the files of the script tag share is there: a name that is gone moves its bytes to pages that do not need them', () => {
  const files = sourceFiles('packages/*/src/**/*.{ts,tsx,css}')
  const named = SHARED.flatMap(({ entry, holds }) => [...(entry ? [entry] : []), ...holds])
  expect(named.length).toBeGreaterThan(40)
  expect(named.filter((name) => !files.some((file) => file.includes(name)))).toEqual([])
})
