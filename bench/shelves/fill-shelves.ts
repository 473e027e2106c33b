import { sql } from 'kysely'
import { followRates } from '../../packages/server/src/catalogue/rates/follow-rates.ts'
import { createLog } from '../../packages/server/src/ground/context/log.ts'
import { locksRows } from '../../packages/server/src/ground/database/locks-rows.ts'
import { newId } from '../../packages/server/src/ground/database/new-id.ts'
import type { Database } from '../../packages/server/src/ground/database/schema/index.ts'
import { openDeskSession } from '../../packages/server/src/ground/desk-calls/desk-session.ts'
import { followNeeds } from '../../packages/server/src/keeping/to-order/follow-needs.ts'
import { followChangedRates } from '../../packages/server/src/orders/invoice/follow-changed-rates.ts'
import { fillDesk, PRODUCTS } from '../desk/fill-desk.ts'
import { fillSupply, type SupplySize } from './fill-supply.ts'
import { numbers, partsOf } from './numbers.ts'

/** How large a shop is. */
export interface ShelvesSize extends SupplySize {
  products: number
  orders: number
  /** Of the register, and of the counts. */
  corrections: number
  counts: number
}

/** Who packs. */
export const PACKERS = 40
const PLACES = 1000
const MAKERS = 2000
/** Of each product, one that expires later than the other. */
const BATCHES = 2
const PACKS = 100
const DAY_MS = 86_400_000

/** A shop that is filled, and who is signed in at its desk. */
export interface FilledShelves {
  token: string
  packers: string[]
}

/** Fills an empty shop with products, two batches of each, moves, counts and corrections, and with orders in every state. */
export async function fillShelves(db: Database, size: ShelvesSize, now: number): Promise<FilledShelves> {
  const { products, orders, corrections, counts, brands } = size
  const token = await fillDesk(db, orders, now)
  await copyProducts(db, products, brands)
  await fillBatches(db, now)
  await fillSupply(db, size, now)
  await fillCounts(db, { corrections, counts }, now)
  // PostgreSQL does it by itself some minutes later.
  await (locksRows(db) ? sql`vacuum analyze` : sql`analyze`).execute(db)
  // Once a day a shop goes through all that it has: not while it is measured.
  const context = { db, clock: () => now, log: createLog('silent') }
  await followRates(context)
  await followNeeds(context)
  await followChangedRates(context)
  const { id } = await db.selectFrom('staff').select('id').executeTakeFirstOrThrow()
  const packers: string[] = []
  for (let packer = 0; packer < PACKERS; packer++) packers.push(await openDeskSession(db, id, now))
  return { token, packers }
}

/** As many as are asked for, each a copy of one with a name, a maker, a brand and a place of its own. */
async function copyProducts(db: Database, products: number, brands: number): Promise<void> {
  const tables = await db.introspection.getTables()
  const columns = tables.find(({ name }) => name === 'product')?.columns.map(({ name }) => name) ?? []
  const own: Record<string, ReturnType<typeof sql>> = {
    id: sql`'shelf-' || n`,
    slug: sql`'shelf-' || n`,
    name: sql`'Brand' || n || ' ' || (n * 7 % 900) || ' Capsule'`,
    name_key: sql`'brand' || n || ' ' || (n * 7 % 900) || ' capsule'`,
    manufacturer: sql`'Maker ' || (n % ${sql.lit(MAKERS)}) || ' Ltd'`,
    brand_id: sql`'brand-' || (n % ${sql.lit(brands)} + 1)`,
    place: sql`'A-' || (n % ${sql.lit(PLACES)})`,
  }
  for (const [from, to] of partsOf(products - PRODUCTS)) {
    const values = columns.map((name) => own[name] ?? sql`product.${sql.ref(name)}`)
    await sql`
      insert into product (${sql.join(columns.map((name) => sql.ref(name)))})
      ${numbers(from, to)} select ${sql.join(values)} from numbers, product where product.id = 'bench-0'`.execute(
      db,
    )
    await sql`
      insert into stock (product_id, free, reserved)
      ${numbers(from, to)} select 'shelf-' || n, 0, 0 from numbers`.execute(db)
  }
}

/** Of a hundred batches two expire soon; of twenty products one has packs of no known batch; of a thousand one is short. */
async function fillBatches(db: Database, now: number): Promise<void> {
  const day = (days: number) => new Date(now + days * DAY_MS).toISOString().slice(0, 10)
  const number = sql`cast(substr(product_id, 7) as bigint)`
  // What orders ask for is sold.
  const soon = sql`product_id like 'shelf-%' and ${number} % 50 = 0`
  for (let batch = 0; batch < BATCHES; batch++) {
    await sql`
      insert into stock_batch (product_id, batch, expires_on, mrp_paise, units, purchase_paise, is_sold)
      select product_id, 'B' || ${number} || ${sql.lit(`-${batch}`)},
        case when ${soon} then ${sql.lit(day(20 + batch))} else ${sql.lit(day(400 + 200 * batch))} end,
        10000, ${sql.lit(PACKS)}, case when ${number} % 3 = 0 then null else 7000 end,
        case when ${soon} then 0 else 1 end
      from stock where product_id like 'shelf-%' or product_id like 'bench-%'`.execute(db)
  }
  await sql`
    update stock set free = ${sql.lit(PACKS * BATCHES)},
      unknown_units = case when ${number} % 20 = 0 then 3 else 0 end
    where product_id like 'shelf-%' or product_id like 'bench-%'`.execute(db)
  await sql`
    update stock set free = 0, short_units = 2 where product_id like 'shelf-%' and ${number} % 1000 = 1`.execute(
    db,
  )
  await sql`
    insert into shelf_move (id, product_id, batch, expires_on, kind, units, value_paise, subject, note, staff_id, at)
    select 'move-' || product_id || '-' || batch, product_id, batch, expires_on, 'goodsIn', units, 700000, 'bill', '', null,
      ${sql.lit(now)} - ${number} * 1000
    from stock_batch`.execute(db)
}

async function fillCounts(
  db: Database,
  { corrections, counts }: Pick<ShelvesSize, 'corrections' | 'counts'>,
  now: number,
): Promise<void> {
  for (const [from, to] of partsOf(corrections)) {
    await sql`
      insert into stock_correction (id, at, product_id, batch, expires_on, reason, units, value_paise, valued_by, note,
        staff_id, staff_name, count_id, undoes)
      ${numbers(from, to)}
      select 'correction-' || n, ${sql.lit(now)} - cast(n as bigint) * 60000, 'bench-' || (n % ${sql.lit(PRODUCTS)}), 'B1', '2028-03-31',
        case n % 4 when 0 then 'breakage' when 1 then 'expiry' when 2 then 'theft' else 'counted' end,
        -1, -7000, 'purchase', '', null, 'Asha Rao', null, null
      from numbers`.execute(db)
  }
  for (let index = 0; index < counts; index++) {
    const at = now - index * DAY_MS
    await db
      .insertInto('stock_count')
      .values({
        id: newId(),
        of: 'place',
        about: `A-${index % PLACES}`,
        is_blind: 0,
        state: 'closed',
        opened_by: 'Asha Rao',
        opened_at: at,
        ended_by: 'Asha Rao',
        ended_at: at,
        products: 250,
        counted: 250,
        value_paise: -1000,
      })
      .execute()
  }
}

/** What stands on the shelf beyond what can be bought and what is held: packing takes of it, and nothing else does. */
export async function standingBeyond(db: Database): Promise<number> {
  const { rows } = await sql<{ beyond: number | string }>`
    select (select coalesce(sum(units), 0) from stock_batch where is_sold = 1)
      + (select sum(unknown_units - free + short_units - reserved) from stock) as beyond`.execute(db)
  return Number(rows[0]?.beyond)
}
