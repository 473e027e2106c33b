import type { DeskBrand } from '@dawakit/core/contract'
import { nameKey, PRODUCT_NAME_MAX, parsePage, slugify } from '@dawakit/core/product'
import {
  joinedWithItself,
  keptNameNeeded,
  keptNameTaken,
  notFound,
  pictureNeeded,
} from '@dawakit/core/refusals'
import type { Selectable } from 'kysely'
import { z } from 'zod'
import type { ServerContext } from '../../ground/context/server-context.ts'
import { idSchema } from '../../ground/contract/id-schema.ts'
import { offsetOf, type Page, pageFields } from '../../ground/contract/page-query.ts'
import { schemaOf } from '../../ground/contract/schema-of.ts'
import { inTransaction } from '../../ground/database/in-transaction.ts'
import { newId } from '../../ground/database/new-id.ts'
import type { BrandTable } from '../../ground/database/schema/catalogue.ts'
import type { Database } from '../../ground/database/schema/index.ts'
import { audit } from '../../ground/desk-calls/audit.ts'
import { type AnyDeskCall, type DeskStaff, defineDeskCall } from '../../ground/desk-calls/define-desk-call.ts'
import { CallError } from '../../ground/http/call-error.ts'
import { line } from '../../ground/http/text.ts'
import { touchCatalogue } from '../../ground/kept-catalogue/catalogue-version.ts'
import { isOwnPath } from '../../ground/values/own-path.ts'
import { leadOn, takeName } from '../held/former-names.ts'
import { holdPages } from '../held/hold-pages.ts'
import { refuseField } from '../held/refuse-field.ts'
import { requireSeen, rowVersion } from '../held/row-version.ts'

const tag = 'Brands'
const roles = ['owner', 'pharmacist'] as const
const PATH_MAX = 500
/** What begins with a text stands before the text and this. */
const LAST = '\u{10ffff}'
const BRAND = { noun: 'brand', within: '' } as const

const seen = z.string().max(100)
const deskBrand = schemaOf<DeskBrand>()(
  z
    .object({
      id: z.string(),
      version: z.string(),
      name: z.string(),
      slug: z.string(),
      logo: z.string(),
      products: z.int().min(0),
    })
    .meta({ id: 'DeskBrand' }),
)

export const brandDeskCalls: AnyDeskCall[] = [
  defineDeskCall({
    name: 'GET /desk/brands',
    summary: 'The brands by name; those that begin as a text does.',
    tag,
    roles,
    query: z.object({ search: z.string().trim().max(PRODUCT_NAME_MAX).optional(), ...pageFields }),
    answer: z.array(deskBrand),
    handle: ({ db, query }) => listBrands(db, nameKey(query.search ?? ''), parsePage(query)),
  }),
  defineDeskCall({
    name: 'POST /desk/brands',
    summary: 'Makes a brand, or changes one. Its address from before leads to it.',
    tag,
    roles,
    body: z.object({
      name: line(PRODUCT_NAME_MAX),
      logo: line(PATH_MAX),
      id: idSchema.optional(),
      seen: seen.optional(),
    }),
    answer: deskBrand,
    handle: ({ staff, body, ...context }) => changed(context, (trx) => saveBrand(trx, context, staff, body)),
  }),
  defineDeskCall({
    name: 'POST /desk/brands/join',
    summary: 'Makes all products of a brand another’s. The address of the one that goes leads there.',
    tag,
    roles,
    body: z.object({ id: idSchema, into: idSchema, seen }),
    answer: deskBrand,
    handle: ({ staff, body, ...context }) => changed(context, (trx) => joinBrand(trx, context, staff, body)),
  }),
]

type BrandRow = Selectable<BrandTable>

async function listBrands(
  db: Database,
  search: string,
  page: Page,
): Promise<{ data: DeskBrand[]; totalCount: number }> {
  let found = db.selectFrom('brand')
  if (search !== '') found = found.where('name_key', '>=', search).where('name_key', '<', search + LAST)
  const { count } = await found.select(({ fn }) => fn.countAll().as('count')).executeTakeFirstOrThrow()
  // Known first, their ids are looked up: asked at once, PostgreSQL would go through all brands for them.
  const shown = await found
    .select('id')
    .orderBy('name_key')
    .orderBy('id')
    .limit(page.limit)
    .offset(offsetOf(page))
    .execute()
  if (shown.length === 0) return { data: [], totalCount: Number(count) }
  const ids = shown.map(({ id }) => id)
  const rows = await db
    .selectFrom('brand')
    .selectAll()
    .where('id', 'in', ids)
    .orderBy('name_key')
    .orderBy('id')
    .execute()
  return { data: rows.map(toBrand), totalCount: Number(count) }
}

const toBrand = (row: BrandRow): DeskBrand => ({
  id: row.id,
  version: rowVersion([row.name, row.slug, row.logo]),
  name: row.name,
  slug: row.slug,
  logo: row.logo,
  products: row.product_count,
})

async function brandOf(trx: Database, id: string): Promise<BrandRow> {
  const row = await trx.selectFrom('brand').selectAll().where('id', '=', id).executeTakeFirst()
  if (!row) throw new CallError(404, notFound)
  return row
}

async function changed(
  { db, clock }: Pick<ServerContext, 'db' | 'clock'>,
  work: (trx: Database) => Promise<string>,
): Promise<{ data: DeskBrand }> {
  const data = await inTransaction(db, async (trx) => {
    await holdPages(trx)
    const id = await work(trx)
    await touchCatalogue(trx, { at: clock() })
    return toBrand(await brandOf(trx, id))
  })
  return { data }
}

interface SavedBrand {
  name: string
  logo: string
  id?: string | undefined
  seen?: string | undefined
}

async function saveBrand(
  trx: Database,
  { clock }: Pick<ServerContext, 'clock'>,
  staff: DeskStaff,
  { name, logo, id, seen: version }: SavedBrand,
): Promise<string> {
  const known = id === undefined ? undefined : await brandOf(trx, id)
  if (known) requireSeen(toBrand(known).version, version, toBrand(known))
  const slug = slugify(name)
  if (slug === '') throw refuseField(400, keptNameNeeded, 'name')
  if (logo !== '' && !isOwnPath(logo)) throw refuseField(400, pictureNeeded, 'logo')
  const other = await trx.selectFrom('brand').select('id').where('slug', '=', slug).executeTakeFirst()
  if (other && other.id !== id) throw refuseField(409, keptNameTaken, 'name')
  const row = { name, slug, name_key: nameKey(name), logo: logo || `/images/brands/${slug}.svg` }
  const subjectId = known?.id ?? newId()
  const audited = { subject: 'brand', subjectId, after: { name, logo: row.logo } }
  if (!known) {
    await trx
      .insertInto('brand')
      .values({ id: subjectId, ...row })
      .execute()
    await takeName(trx, BRAND, slug)
    await audit(trx, staff, clock, { action: 'brand.add', ...audited })
    return subjectId
  }
  await trx.updateTable('brand').set(row).where('id', '=', known.id).execute()
  await leadOn(trx, BRAND, { before: known.slug, after: slug, from: known.id, to: known.id })
  const before = { name: known.name, logo: known.logo }
  await audit(trx, staff, clock, { action: 'brand.change', before, ...audited })
  return known.id
}

async function joinBrand(
  trx: Database,
  { clock }: Pick<ServerContext, 'clock'>,
  staff: DeskStaff,
  { id, into, seen: version }: { id: string; into: string; seen: string },
): Promise<string> {
  const gone = await brandOf(trx, id)
  requireSeen(toBrand(gone).version, version, toBrand(gone))
  const stays = await brandOf(trx, into)
  if (gone.id === stays.id) throw refuseField(409, joinedWithItself, 'into')
  await trx
    .updateTable('product')
    .set({ brand_id: stays.id, updated_at: clock() })
    .where('brand_id', '=', gone.id)
    .execute()
  await leadOn(trx, BRAND, { before: gone.slug, after: stays.slug, from: gone.id, to: stays.id })
  await trx
    .updateTable('brand')
    .set({ product_count: gone.product_count + stays.product_count })
    .where('id', '=', stays.id)
    .execute()
  await trx.deleteFrom('brand').where('id', '=', gone.id).execute()
  await audit(trx, staff, clock, {
    action: 'brand.join',
    subject: 'brand',
    subjectId: gone.id,
    before: { name: gone.name },
    after: { name: stays.name, into: stays.id },
  })
  return stays.id
}
