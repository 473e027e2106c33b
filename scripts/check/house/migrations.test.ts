import { globSync } from 'node:fs'
import { basename } from 'node:path'
import { expect, it } from 'vitest'
import { migrationNames } from '../../../packages/server/src/ground/database/migrate.ts'

const inFolder = globSync('packages/server/src/**/migrations/*.ts')
  .map((file) => basename(file, '.ts'))
  .sort()

it('every migration of the folder is in the list, in the order of its number', () => {
  expect(inFolder.length).toBeGreaterThan(30)
  expect(migrationNames(), 'give it a line in migrate.ts').toEqual(inFolder)
})

it('no number is given twice, or left out but for 029 and 030', () => {
  const numbers = inFolder.map((name) => Number(/^(\d{3})-/.exec(name)?.[1]))
  const all = Array.from({ length: Math.max(...numbers) }, (_, index) => index + 1)
  expect(numbers).toEqual(all.filter((number) => number !== 29 && number !== 30))
})
