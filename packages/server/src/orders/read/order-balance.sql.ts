import type { OrderBalance } from '@dawakit/core/contract'
import { type Balance, type Paise, paise, sumPaise, toRupees } from '@dawakit/core/money'
import { CASH_ON_DELIVERY } from '@dawakit/core/order'
import type { Database } from '../../ground/database/schema/index.ts'
import { readBalances } from '../balance/read-balance.ts'
import type { OrderLineRow, OrderRow } from './order-rows.ts'
import { cashStillToCome, type ParcelledOrder, valuesOf } from './parcel-money.ts'
import type { ShipmentRows } from './shipments.sql.ts'

/** How the money of some orders stands for their customers, by the order's id. */
export async function readOrderBalances(
  db: Database,
  rows: readonly OrderRow[],
  lines: ReadonlyMap<string, readonly OrderLineRow[]>,
  shipments: ReadonlyMap<string, readonly ShipmentRows[]>,
): Promise<Map<string, OrderBalance>> {
  const balances = await readBalances(
    db,
    rows.map(({ id }) => id),
  )
  const judged = await judgedParcels(db, [...shipments.values()].flat())
  return new Map(
    rows.map((order) => {
      const all = { order, lines: lines.get(order.id) ?? [], parcels: shipments.get(order.id) ?? [] }
      return [order.id, balanceFor(all, balances.get(order.id), judged)]
    }),
  )
}

function balanceFor(
  all: ParcelledOrder,
  balance: Balance | undefined,
  judged: ReadonlySet<string>,
): OrderBalance {
  return {
    toPay: toRupees(toPay(all, balance?.owed ?? paise(0), judged)),
    paid: toRupees(balance?.collected ?? paise(0)),
    goesBack: toRupees(balance?.promisedBack ?? paise(0)),
    wentBack: toRupees(balance?.wentBack ?? paise(0)),
  }
}

/** At the door what is still to come; else what is owed, without what came back and is to be credited yet. */
function toPay(all: ParcelledOrder, owed: Paise, judged: ReadonlySet<string>): Paise {
  const { payment_method, delivery_status, canceled_at } = all.order
  const isAtDoor = payment_method === CASH_ON_DELIVERY && delivery_status !== 'delivered'
  if (isAtDoor && canceled_at === null) return cashStillToCome(all)
  return delivery_status === 'delivered' ? dueOf(all, owed, judged) : paise(Math.max(0, owed))
}

/** What is owed, without what came back and is to be credited yet. */
function dueOf(all: ParcelledOrder, owed: Paise, judged: ReadonlySet<string>): Paise {
  const toCredit = all.parcels
    .filter(({ id, state }) => state === 'returned' && !judged.has(id))
    .flatMap((parcel) => valuesOf(all, parcel))
  return paise(Math.max(0, owed - sumPaise(toCredit)))
}

/** What the customer owes of a delivered order. @param owed - By its journal. */
export async function owedOf(db: Database, all: ParcelledOrder, owed: Paise): Promise<Paise> {
  return dueOf(all, owed, await judgedParcels(db, all.parcels))
}

/** Which parcels of those that came back are judged: what was in them is credited. */
async function judgedParcels(db: Database, parcels: readonly ShipmentRows[]): Promise<Set<string>> {
  const back = parcels.filter(({ state }) => state === 'returned').map(({ id }) => id)
  if (back.length === 0) return new Set()
  const rows = await db
    .selectFrom('return_request')
    .select('shipment_id')
    .where('shipment_id', 'in', back)
    .where('state', '=', 'closed')
    .execute()
  return new Set(rows.flatMap(({ shipment_id }) => shipment_id ?? []))
}
