import type { SaltFacts } from '@dawakit/core/catalogue'
import { istDate } from '@dawakit/core/delivery'
import { gstOfTable, isNilRated } from '@dawakit/core/tax'
import { createClassifier, parseComposition, saltChip } from '@dawakit/lists/medicines'
import { createKnownSalts, type KnownSalts, saltKey } from '@dawakit/lists/salts'
import { BadValue, short } from '@dawakit/lists/values'
import { holdStock } from '../../ground/database/hold-stock.ts'
import { locksRows } from '../../ground/database/locks-rows.ts'
import type { Database } from '../../ground/database/schema/index.ts'
import type { Journal } from '../../ground/journal/journal.ts'
import { changeProduct, type KnownProduct } from '../products/change-product.ts'
import { countDeltas } from '../products/count-deltas.ts'
import { type ExportedColumn, readProductColumns } from '../products/export-products.ts'
import { readProductRow } from '../products/product-row.ts'
import { rateProblem } from '../products/rate-problem.ts'
import { settleGroups } from '../products/settle-variants.ts'
import type { Shelves } from '../products/shelves.ts'
import { toRow } from '../products/write-products.ts'
import { BY_SALTS, SAID } from '../sources/read-said.ts'

export type Columns = Partial<Record<ExportedColumn, string>>

export interface EditOptions {
  shelves: Shelves
  /** What the shop knows of salts. */
  salts: readonly SaltFacts[]
  at: number
}

export interface Edited {
  /** Columns that are other ones now, as they were and as they are: none where nothing is. */
  before: Columns
  after: Columns
}

/** By hand nothing is said of batches. */
const NO_BATCHES = { saleDays: { days: 1, ofForm: {} }, isRecalled: () => false }

/** What a column is decided with. */
const WITH: Partial<Record<ExportedColumn, ExportedColumn>> = {
  schedule: 'schedule_by',
  schedule_by: 'schedule',
  prescription: 'prescription_by',
  prescription_by: 'prescription',
  unit: 'units_per_pack',
  kind: 'category',
  subcategory: 'category',
  main_variant: 'variant_group',
  primary_type: 'variant_group',
  primary_value: 'variant_group',
  secondary_type: 'variant_group',
  secondary_value: 'variant_group',
}

/** Of what is not said anew the list's rules decide anew. */
function rowOf(base: Record<ExportedColumn, string>, said: Columns): Record<string, string> {
  const { stock: _, ...row } = { ...base, ...said }
  const isSaid = (column: ExportedColumn) => column in said
  if (!isSaid('gst_rate')) row.gst_rate = ''
  if (isSaid('schedule') && !isSaid('schedule_by')) row.schedule_by = said.schedule === '' ? BY_SALTS : SAID
  if (isSaid('prescription') && !isSaid('prescription_by'))
    row.prescription_by = said.prescription === '' ? BY_SALTS : SAID
  const told = base.composition === '' ? base.name : base.composition
  if (!isSaid('description') && base.description === told) row.description = ''
  return row
}

/**
 * Changes columns of one product as a list would that has these columns alone, inside the caller's transaction: the same rules, the
 * same journal.
 *
 * @throws {BadValue} with the reason, which begins with the column, before anything is changed
 */
export async function editProduct(
  trx: Database,
  id: string,
  said: Columns,
  { shelves, salts, at }: EditOptions,
  journal: Journal,
): Promise<Edited> {
  const known = await lockProduct(trx, id)
  const base = (await readProductColumns(trx, [id])).get(id)
  if (!known || !base) throw new BadValue('id is of no product')
  const other = Object.fromEntries(
    Object.entries(said).filter(([column, value]) => base[column as ExportedColumn] !== value),
  ) as Columns
  if (Object.keys(other).length === 0) return { before: {}, after: {} }
  const knownSalts = createKnownSalts(salts)
  const day = istDate(at)
  const row = rowOf(base, other)
  const columns = new Set<string>(
    Object.keys(other).flatMap((column) => [column, WITH[column as ExportedColumn] ?? []].flat()),
  )
  if (columns.has('composition')) await requireKnownSalts(trx, knownSalts, row['composition'] ?? '', known)
  if (columns.has('category')) await requirePlace(trx, row)
  const product = readProductRow(row, {
    manufacturer: known.row.manufacturer,
    day,
    classifier: createClassifier(knownSalts),
  })
  if (columns.has('hsn')) requireRate({ ...product, said: row['hsn'] ?? '' }, day)
  const problem = rateProblem(product, known, { columns, at })
  if (problem !== null) throw new BadValue(problem)
  if (other.code !== undefined) await recode(trx, known, product.code, journal)
  const counts = countDeltas()
  const { row: wanted } = await toRow(trx, product, { shelves, at }, journal, columns)
  const options = { columns, at, day, importNumber: null, isMended: false, ...NO_BATCHES }
  const { now } = await changeProduct(trx, known, wanted, product, options, journal)
  const fresh = await trx.selectFrom('product').select('withheld').where('id', '=', id).executeTakeFirst()
  counts.leave(known.row)
  counts.enter({ ...now, withheld: fresh?.withheld ?? null })
  await counts.write(trx)
  if (columns.has('variant_group')) await settle(trx, known.row.variant_group, now, journal)
  const after = (await readProductColumns(trx, [id])).get(id) ?? base
  const changed = Object.keys(base).filter(
    (column) => base[column as ExportedColumn] !== after[column as ExportedColumn],
  ) as ExportedColumn[]
  return { before: pick(base, changed), after: pick(after, changed) }
}

const pick = (row: Record<ExportedColumn, string>, columns: readonly ExportedColumn[]): Columns =>
  Object.fromEntries(columns.map((column) => [column, row[column]]))

/**
 * Who changes a product holds its row until the end: two at once go one after the other. And its stock before that, as who moves packs
 * of it does: what its batches print stays so. docs/decisions/013-one-order-of-locks.md
 */
export async function lockProduct(trx: Database, id: string): Promise<KnownProduct | null> {
  await holdStock(trx, [id])
  const query = trx.selectFrom('product').selectAll().where('id', '=', id)
  const row = await (locksRows(trx) ? query.forNoKeyUpdate() : query).executeTakeFirst()
  if (!row) return null
  const stock = await trx.selectFrom('stock').select('free').where('product_id', '=', id).executeTakeFirst()
  const salts = await trx
    .selectFrom('product_salt')
    .selectAll()
    .where('product_id', '=', id)
    .orderBy('position')
    .execute()
  return { row, free: stock?.free ?? 0, salts, batches: [] }
}

/** @throws {BadValue} for a salt that neither the shop's knowledge nor a product of it has */
export async function requireKnownSalts(
  db: Database,
  known: KnownSalts,
  composition: string,
  before?: KnownProduct,
): Promise<void> {
  for (const salt of parseComposition(composition, known.named)) {
    const key = saltKey(salt.name)
    if (known.of(salt.name) || before?.salts.some(({ salt_key }) => salt_key === key)) continue
    const used = await db
      .selectFrom('product_salt')
      .select('product_id')
      .where('salt_key', '=', key)
      .limit(1)
      .executeTakeFirst()
    if (used) continue
    const nearest = known.nearest(salt.name)
    throw new BadValue(
      `composition "${short(saltChip(salt))}" is of a salt that nobody knows${nearest === null ? '' : `: "${nearest}" is one`}`,
    )
  }
}

/** By hand nothing is put where no shelf is. @throws {BadValue} */
export async function requirePlace(db: Database, row: Record<string, string>): Promise<void> {
  const { category = '', subcategory = '', kind } = row
  if (category === '') throw new BadValue('category is empty: choose where it stands')
  const found = await db
    .selectFrom('category')
    .select('id')
    .where('name', '=', category)
    .where('is_general', '=', kind === 'general' ? 1 : 0)
    .executeTakeFirst()
  if (!found) throw new BadValue(`category "${short(category)}" is none of the shop's`)
  if (subcategory === '') return
  const below = await db
    .selectFrom('subcategory')
    .select('name')
    .where('category_id', '=', found.id)
    .where('name', '=', subcategory)
    .executeTakeFirst()
  if (!below) throw new BadValue(`subcategory "${short(subcategory)}" is none of ${category}`)
}

/** @throws {BadValue} for a code of which the table of rates has nothing on that day */
export function requireRate(
  { said, salts }: { said: string; salts: readonly { name: string }[] },
  day: string,
): void {
  if (said === '') throw new BadValue('hsn is empty: nothing can be taxed without it')
  if (isNilRated(salts.map(({ name }) => name))) return
  if (gstOfTable(said, day).length === 0)
    throw new BadValue(`hsn "${short(said)}" has no rate of GST on ${day}: look at the code again`)
}

/** @throws {BadValue} for the code of another product */
async function recode(
  trx: Database,
  { row }: KnownProduct,
  code: string | null,
  journal: Journal,
): Promise<void> {
  if (code !== null) await requireFreeCode(trx, code)
  await trx.updateTable('product').set({ sku: code }).where('id', '=', row.id).execute()
  journal.changed('product', row.id, { sku: row.sku }, { sku: code })
}

/** @throws {BadValue} that names the product that has it */
export async function requireFreeCode(db: Database, code: string): Promise<void> {
  const other = await db.selectFrom('product').select('name').where('sku', '=', code).executeTakeFirst()
  if (other) throw new BadValue(`code "${short(code)}" is that of ${other.name}`)
}

/** Makes the groups whole that it left and came into; who is said to stand for its group now does, alone. */
async function settle(
  trx: Database,
  left: string | null,
  now: { id: string; variant_group: string | null; is_main_variant: number },
  journal: Journal,
): Promise<void> {
  if (now.variant_group !== null && now.is_main_variant === 1) {
    const others = await trx
      .selectFrom('product')
      .select('id')
      .where('variant_group', '=', now.variant_group)
      .where('is_main_variant', '=', 1)
      .where('id', '<>', now.id)
      .execute()
    for (const { id } of others) {
      await trx.updateTable('product').set({ is_main_variant: 0 }).where('id', '=', id).execute()
      journal.changed('product', id, { is_main_variant: 1 }, { is_main_variant: 0 })
    }
  }
  const groups = [...new Set([left, now.variant_group])].filter((group) => group !== null)
  await settleGroups(trx, groups, journal)
}
