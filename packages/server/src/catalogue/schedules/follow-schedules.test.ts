import type { SaltFacts, Schedule } from '@dawakit/core/catalogue'
import { saltKey } from '@dawakit/lists/salts'
import { expect, it } from 'vitest'
import { onEachDatabase } from '../../../test/databases.ts'
import { addProduct } from '../../../test/fixture-catalogue.ts'
import { recordLog } from '../../../test/log-recorder.ts'
import { openTestShop, type TestShop } from '../../../test/test-shop.ts'
import type { Database } from '../../ground/database/schema/index.ts'
import { createWorkers } from '../../operator/background/workers.ts'
import { schedulesOf } from '../sale/schedules.sql.ts'
import { followSchedules } from './follow-schedules.ts'

/** The last moment of the day before pregabalin is of Schedule H1. */
const EVE = Date.parse('2026-08-19T23:59:59.999+05:30')

const fact = (name: string, schedule: Schedule, moves: SaltFacts['moves'] = []): SaltFacts => ({
  salts: [name],
  speciality: null,
  subspeciality: null,
  schedule,
  isPrescriptionNeeded: schedule === 'H' || schedule === 'H1',
  isColdChainNeeded: false,
  moves,
})

const TABLE = [
  fact('Pregabalin', 'H', [{ day: '2026-08-20', schedule: 'H1' }]),
  fact('Loratadine', 'OTC', [{ day: '2026-08-20', schedule: 'H1' }]),
  fact('Metformin', 'G'),
]

async function addMedicine(db: Database, id: string, salt: string, row: Record<string, unknown>) {
  await addProduct(db, { id, name: `${id} Tablet`, category_id: null, ...row })
  await db
    .insertInto('product_salt')
    .values({ product_id: id, salt, salt_key: saltKey(salt), position: 0, popularity: 0 })
    .execute()
}

/** As shops have them: by their salts, by a list that said the same, by a hand, and from before schedules came with lists. */
async function shopOnTheEve(db: Database, options = {}): Promise<TestShop> {
  const shop = await openTestShop(db, { fixtures: false, salts: () => TABLE, ...options })
  shop.clock.now = EVE
  await addMedicine(db, 'guessed', 'Pregabalin (75mg)', { schedule: 'H', is_prescription: 1 })
  await addMedicine(db, 'byHand', 'Pregabalin (75mg)', {
    schedule: 'H',
    is_schedule_guessed: 0,
    is_prescription: 1,
  })
  await addMedicine(db, 'exempt', 'Pregabalin (75mg)', { schedule: 'OTC' })
  await addMedicine(db, 'free', 'Loratadine (10mg)', {})
  await addMedicine(db, 'old', 'Metformin (500mg)', { is_prescription: 1 })
  return shop
}

const kept = async (db: Database) =>
  Object.fromEntries(
    (
      await db
        .selectFrom('product')
        .select(['id', 'schedule', 'is_schedule_guessed', 'is_prescription', 'is_prescription_guessed'])
        .execute()
    ).map(({ id, ...row }) => [id, Object.values(row).join(' ')]),
  )

const audited = (db: Database) =>
  db
    .selectFrom('audit')
    .select(['subject_id', 'staff_id', 'before', 'after'])
    .where('action', '=', 'product.followSalts')
    .orderBy('subject_id')
    .execute()

onEachDatabase('Schedules that salts tell', (open) => {
  it('come to what was there before by the table of the day, and take for said what it does not tell', async () => {
    const shop = await shopOnTheEve(await open())
    expect(await followSchedules(shop.app.context)).toBe(1)
    expect(await kept(shop.db)).toEqual({
      guessed: 'H 1 1 1',
      byHand: 'H 0 1 1',
      exempt: 'OTC 0 0 0',
      free: ' 1 0 1',
      old: 'G 1 1 0',
    })
    expect(await audited(shop.db)).toEqual([
      { subject_id: 'old', staff_id: null, before: '{"schedule":""}', after: '{"schedule":"G"}' },
    ])
  })

  it('follow a salt into another schedule from its midnight in India on; what a hand has said stays', async () => {
    const { lines, log } = recordLog()
    const shop = await shopOnTheEve(await open(), { log })
    await followSchedules(shop.app.context)
    shop.clock.advance(1)
    expect(await followSchedules(shop.app.context)).toBe(2)
    expect(await kept(shop.db)).toEqual({
      guessed: 'H1 1 1 1',
      byHand: 'H 0 1 1',
      exempt: 'OTC 0 0 0',
      free: 'H1 1 1 1',
      old: 'G 1 1 0',
    })
    expect(await audited(shop.db)).toEqual([
      {
        subject_id: 'free',
        staff_id: null,
        before: '{"schedule":"","prescription":"no"}',
        after: '{"schedule":"H1","prescription":"yes"}',
      },
      { subject_id: 'guessed', staff_id: null, before: '{"schedule":"H"}', after: '{"schedule":"H1"}' },
      expect.objectContaining({ subject_id: 'old' }),
    ])
    expect(lines).toContainEqual(expect.objectContaining({ products: 2 }))
    expect(await followSchedules(shop.app.context)).toBe(0)
  })

  it('are followed in a shop that moves to a release whose table knows of the move', async () => {
    const shop = await shopOnTheEve(await open())
    shop.clock.advance(100 * 86_400_000)
    expect(await followSchedules(shop.app.context)).toBe(3)
    expect(await kept(shop.db)).toMatchObject({ guessed: 'H1 1 1 1', free: 'H1 1 1 1', byHand: 'H 0 1 1' })
  })

  it('are those of today at the counter before anybody has followed', async () => {
    const shop = await shopOnTheEve(await open())
    const of = () => schedulesOf(shop.db, shop.app.context, ['guessed', 'byHand', 'old'])
    expect(Object.fromEntries(await of())).toEqual({ guessed: 'H', byHand: 'H', old: 'G' })
    shop.clock.advance(1)
    expect(Object.fromEntries(await of())).toEqual({ guessed: 'H1', byHand: 'H', old: 'G' })
  })

  it('are followed by one of two processes, and by none of an earlier release afterwards', async () => {
    const db = await open()
    const shop = await shopOnTheEve(db)
    await followSchedules(shop.app.context)
    shop.clock.advance(1)
    const { context } = shop.app
    const counts = await Promise.all([followSchedules(context), followSchedules(context)])
    expect(counts.toSorted()).toEqual([0, 2])
    const eve = context.salts('2026-08-19')
    expect(await followSchedules({ ...context, salts: () => eve })).toBe(0)
    expect(await kept(db)).toMatchObject({ guessed: 'H1 1 1 1' })
  })

  it('are followed to their end by the next one where the first was stopped', async () => {
    const shop = await shopOnTheEve(await open())
    await followSchedules(shop.app.context)
    shop.clock.advance(1)
    expect(await followSchedules(shop.app.context, () => true)).toBe(0)
    expect(await followSchedules(shop.app.context)).toBe(2)
  })

  it('are followed with the start of the workers', async () => {
    const shop = await shopOnTheEve(await open())
    shop.clock.advance(1)
    const workers = createWorkers(shop.app.context)
    workers.start()
    await expect.poll(async () => (await kept(shop.db))['guessed']).toBe('H1 1 1 1')
    await workers.stop()
  })

  it('are left alone in a shop that knows nothing of salts', async () => {
    const shop = await shopOnTheEve(await open(), { salts: undefined })
    expect(await followSchedules(shop.app.context)).toBe(0)
    expect(await kept(shop.db)).toMatchObject({ guessed: 'H 1 1 1' })
  })
})
