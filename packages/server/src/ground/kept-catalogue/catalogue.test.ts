import { afterEach, beforeEach, expect, it } from 'vitest'
import { addProduct, seedFixtureCatalogue } from '../../../test/fixture-catalogue.ts'
import { openDatabase } from '../database/open.ts'
import type { Database } from '../database/schema/index.ts'
import { createCatalogue } from './catalogue.ts'
import { touchCatalogue } from './catalogue-version.ts'

let db: Database
let now: number
beforeEach(async () => {
  db = await openDatabase(':memory:')
  await seedFixtureCatalogue(db)
  now = 1_000_000
})
afterEach(() => db.destroy())
const rename = async (name: string) => {
  await db.updateTable('category').set({ name }).where('id', '=', 'cat-fever').execute()
  await touchCatalogue(db)
}

it('keeps what it read for a second, then asks whether it changed', async () => {
  const catalogue = createCatalogue(db, () => now)
  const first = await catalogue.snapshot()
  await rename('Fever')
  expect(await catalogue.snapshot()).toBe(first)
  now += 1000
  const second = await catalogue.snapshot()
  expect(second.categories.map((row) => row.name)).toContain('Fever')
  now += 1000
  expect(await catalogue.snapshot()).toBe(second)
})

it('asks at once when told to, and when the clock was set back', async () => {
  const catalogue = createCatalogue(db, () => now)
  await catalogue.snapshot()
  await rename('Fever')
  catalogue.refresh()
  expect((await catalogue.snapshot()).categoryNamed('fever', false)?.id).toBe('cat-fever')
  await rename('Ache')
  now -= 3_600_000
  expect((await catalogue.snapshot()).categoryNamed('ache', false)?.id).toBe('cat-fever')
})

it('reads once for many who ask together', async () => {
  const catalogue = createCatalogue(db, () => now)
  const snapshots = await Promise.all(Array.from({ length: 20 }, () => catalogue.snapshot()))
  expect(new Set(snapshots).size).toBe(1)
  const indexes = await Promise.all(Array.from({ length: 20 }, () => catalogue.searchIndex()))
  expect(new Set(indexes).size).toBe(1)
})

it('finds what was imported at once, where its index is made in a moment', async () => {
  const catalogue = createCatalogue(db, () => now)
  await catalogue.searchIndex()
  await addProduct(db, { id: 'new', name: 'Newly Made' })
  await touchCatalogue(db)
  now += 1000
  expect((await catalogue.searchIndex()).products.startingWith('newly', 5)).toEqual(['new'])
})

it('answers from the old search index of a large shop until the new one is made', async () => {
  const catalogue = createCatalogue(db, () => now, { waitedFor: 3 })
  const old = await catalogue.searchIndex()
  await addProduct(db, { id: 'new', name: 'Newly Made' })
  await touchCatalogue(db)
  now += 1000
  expect(await catalogue.searchIndex()).toBe(old)
  await catalogue.settled()
  expect((await catalogue.searchIndex()).products.startingWith('newly', 5)).toEqual(['new'])
})

it('fails while the database does, and is whole again after', async () => {
  const catalogue = createCatalogue(db, () => now)
  await db.schema.alterTable('category').renameTo('hidden').execute()
  await expect(catalogue.snapshot()).rejects.toThrow()
  await db.schema.alterTable('hidden').renameTo('category').execute()
  expect((await catalogue.snapshot()).categories).toHaveLength(3)
})
