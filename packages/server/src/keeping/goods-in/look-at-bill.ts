import type { BillFinding } from '@dawakit/core/contract'
import { istDate } from '@dawakit/core/delivery'
import { type CheckedLine, findingsOf, type KnownOfLine, totalOf } from '@dawakit/core/purchase'
import { saleDaysOf } from '@dawakit/core/shelf'
import type { ServerContext } from '../../ground/context/server-context.ts'
import type { Database } from '../../ground/database/schema/index.ts'
import { groupBy } from '../../ground/values/group-by.ts'
import type { BillRow, LineRow } from './find-bill.sql.ts'

/** What is to be said of a bill as it is kept. */
export async function lookAtBill(
  { config, clock }: Pick<ServerContext, 'config' | 'clock'>,
  db: Database,
  bill: BillRow,
  lines: readonly LineRow[],
): Promise<BillFinding[]> {
  const ordered = await orderedOf(db, bill.order_id)
  const known = await knownOf(db, lines, bill.order_id === null ? null : ordered)
  const here = new Set(lines.map(({ product_id }) => product_id))
  return findingsOf({
    lines: lines.map(toChecked),
    known: (productId) => known.get(productId),
    missing: ordered
      .filter(({ product_id, left }) => left > 0 && !here.has(product_id))
      .map(({ name }) => name),
    total: {
      said: bill.said_total_paise,
      reckoned: totalOf({
        taxable: bill.taxable_paise,
        cgst: bill.cgst_paise,
        sgst: bill.sgst_paise,
        igst: bill.igst_paise,
      }),
    },
    unread: (JSON.parse(bill.unread) as unknown[]).length,
    day: istDate(clock()),
    billDate: bill.bill_date,
    saleDays: (productId) =>
      saleDaysOf(config.saleDays, (productId && known.get(productId)?.dosageForm) || ''),
  })
}

export const toChecked = (line: LineRow): CheckedLine => ({
  lineNo: line.line_no,
  productId: line.product_id,
  name: line.name,
  batch: line.batch,
  expiresOn: line.expires_on,
  mrp: line.mrp_paise,
  hsn: line.hsn,
  units: line.units,
  freeUnits: line.free_units,
  rate: line.rate_paise,
  discount: line.discount_bp,
  gst: line.gst_bp,
})

type Ordered = Awaited<ReturnType<typeof orderedOf>>

async function orderedOf(db: Database, orderId: string | null) {
  if (orderId === null) return []
  const rows = await db
    .selectFrom('supplier_order_line')
    .innerJoin('product', 'product.id', 'supplier_order_line.product_id')
    .select(['product_id', 'name', 'units', 'received_units', 'rate_paise'])
    .where('order_id', '=', orderId)
    .execute()
  return rows.map((row) => ({ ...row, left: Math.max(0, row.units - row.received_units) }))
}

async function knownOf(
  db: Database,
  lines: readonly LineRow[],
  ordered: Ordered | null,
): Promise<Map<string, KnownOfLine & { dosageForm: string }>> {
  const ids = [...new Set(lines.flatMap(({ product_id }) => product_id ?? []))]
  if (ids.length === 0) return new Map()
  const products = await db
    .selectFrom('product')
    .select(['id', 'mrp_paise', 'dosage_form'])
    .where('id', 'in', ids)
    .execute()
  const salts = await db
    .selectFrom('product_salt')
    .select(['product_id', 'salt'])
    .where('product_id', 'in', ids)
    .execute()
  const saltsOf = groupBy(salts, ({ product_id }) => product_id)
  const orderedOfProduct = new Map(ordered?.map((row) => [row.product_id, row]))
  return new Map(
    products.map(({ id, mrp_paise, dosage_form }) => {
      const row = orderedOfProduct.get(id)
      return [
        id,
        {
          mrp: mrp_paise,
          dosageForm: dosage_form,
          salts: (saltsOf.get(id) ?? []).map(({ salt }) => salt),
          ordered: ordered && { units: row?.left ?? 0, rate: row?.rate_paise ?? null },
        },
      ]
    }),
  )
}
