import type { EarlierDispensing, Patient } from '@dawakit/core/contract'
import type { Database } from '../../ground/database/schema/index.ts'
import type { OrderRow } from '../../orders/read/order-rows.ts'

/** Of one line, and of all lines of an order. */
const SHOWN = 5
const READ = 100

interface Dispensed extends EarlierDispensing {
  productId: string
}

/**
 * What the customer of an order had before of each of some products, or of one of its salts, in orders that stand: the newest
 * first, by the product's id.
 */
export async function earlierDispensing(
  db: Database,
  order: Pick<OrderRow, 'id' | 'user_id' | 'ordered_at'>,
  productIds: readonly string[],
): Promise<ReadonlyMap<string, EarlierDispensing[]>> {
  if (productIds.length === 0) return new Map()
  const asked = await saltKeysOf(db, productIds)
  const dispensed = await readDispensed(db, order, productIds, [...new Set([...asked.values()].flat())])
  const had = await saltKeysOf(
    db,
    dispensed.map(({ productId }) => productId),
  )
  return new Map(
    productIds.map((id) => {
      const keys = asked.get(id) ?? []
      const isSame = ({ productId }: Dispensed) =>
        productId === id || (had.get(productId) ?? []).some((key) => keys.includes(key))
      return [
        id,
        dispensed
          .filter(isSame)
          .slice(0, SHOWN)
          .map(({ productId: _, ...shown }) => shown),
      ]
    }),
  )
}

async function saltKeysOf(db: Database, productIds: readonly string[]): Promise<Map<string, string[]>> {
  const keys = new Map<string, string[]>()
  if (productIds.length === 0) return keys
  const rows = await db
    .selectFrom('product_salt')
    .select(['product_id', 'salt_key'])
    .where('product_id', 'in', [...new Set(productIds)])
    .execute()
  for (const { product_id, salt_key } of rows) {
    keys.set(product_id, [...(keys.get(product_id) ?? []), salt_key])
  }
  return keys
}

async function readDispensed(
  db: Database,
  { id, user_id, ordered_at }: Pick<OrderRow, 'id' | 'user_id' | 'ordered_at'>,
  productIds: readonly string[],
  saltKeys: readonly string[],
): Promise<Dispensed[]> {
  const rows = await db
    .selectFrom('orders')
    .innerJoin('order_line', 'order_line.order_id', 'orders.id')
    .select([
      'orders.id',
      'orders.number',
      'orders.ordered_at',
      'orders.patient',
      'order_line.line_no',
      'order_line.product_id',
      'order_line.name',
      'order_line.quantity',
    ])
    .where('user_id', '=', user_id)
    .where('orders.id', '!=', id)
    .where('ordered_at', '<=', ordered_at)
    .where('canceled_at', 'is', null)
    .where('stock_state', '=', 'taken')
    .where('order_line.quantity', '>', 0)
    .where((where) =>
      where.or([
        where('order_line.product_id', 'in', productIds),
        where('order_line.product_id', 'in', (select) =>
          select
            .selectFrom('product_salt')
            .select('product_salt.product_id')
            .where('salt_key', 'in', ['', ...saltKeys]),
        ),
      ]),
    )
    .orderBy('ordered_at', 'desc')
    .orderBy('orders.id')
    .orderBy('order_line.line_no')
    .limit(READ)
    .execute()
  const given = await readGiven(
    db,
    rows.map((row) => row.id),
  )
  return rows.map((row) => {
    const approval = given.get(`${row.id} ${row.line_no}`)
    return {
      orderId: row.id,
      orderNumber: row.number,
      at: isoTime(approval?.at ?? row.ordered_at),
      productId: row.product_id,
      name: row.name,
      quantity: row.quantity,
      patientName: row.patient === null ? null : (JSON.parse(row.patient) as Patient).name,
      prescription: approval?.prescription ?? null,
    }
  })
}

const isoTime = (at: number) => new Date(at).toISOString()

interface Given {
  at: number
  prescription: EarlierDispensing['prescription']
}

/** When each line of some orders was approved last, and on which prescription. */
async function readGiven(db: Database, orderIds: readonly string[]): Promise<Map<string, Given>> {
  if (orderIds.length === 0) return new Map()
  const rows = await db
    .selectFrom('prescription_approval')
    .leftJoin('prescription_grant', 'prescription_grant.id', 'prescription_approval.grant_id')
    .leftJoin('prescription', 'prescription.id', 'prescription_grant.prescription_id')
    .select([
      'prescription_approval.order_id',
      'line_no',
      'approved_at',
      'prescription.id as prescriptionId',
      'prescription.created_at as uploadedAt',
    ])
    .where('prescription_approval.order_id', 'in', [...new Set(orderIds)])
    .where('prescription_approval.quantity', '>', 0)
    .orderBy('approved_at')
    .execute()
  return new Map(
    rows.map(({ order_id, line_no, approved_at, prescriptionId, uploadedAt }) => [
      `${order_id} ${line_no}`,
      {
        at: approved_at,
        prescription:
          prescriptionId === null || uploadedAt === null
            ? null
            : { id: prescriptionId, uploadedAt: isoTime(uploadedAt) },
      },
    ]),
  )
}
