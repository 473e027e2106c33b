import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { inTransaction } from '../in-transaction.ts'
import { openDatabase } from '../open.ts'
import type { Database } from '../schema/index.ts'
import { createOthersWrites } from './others-writes.ts'

let folder: string
let own: Database
let others: Database
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'dawakit-writes-'))
  own = await openDatabase(join(folder, 'shop.sqlite'))
  others = await openDatabase(join(folder, 'shop.sqlite'))
})
afterEach(async () => {
  await Promise.all([own.destroy(), others.destroy()])
  rmSync(folder, { recursive: true, force: true })
})

const write = (db: Database, key: string) =>
  db
    .insertInto('meta')
    .values({ key, value: 'x' })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ value: 'x' }))
    .execute()

it('tells for a while that others write, and of its own writes nothing', async () => {
  let now = 0
  const othersWrite = createOthersWrites(() => now)
  const ask = () =>
    inTransaction(own, async (trx) => {
      await write(trx, 'own')
      return othersWrite(trx)
    })
  // Who has just come may be at the till.
  expect(await ask()).toBe(true)
  now = 6_000
  expect(await ask()).toBe(false)
  await write(others, 'others')
  now = 7_000
  expect(await ask()).toBe(true)
  now = 11_900
  expect(await ask()).toBe(true)
  now = 12_100
  expect(await ask()).toBe(false)
})
