import type { DeskCustomerRecord, DeskCustomerReturn } from '@dawakit/core/contract'
import { customerNotFound } from '@dawakit/core/refusals'
import type { Database } from '../../ground/database/schema/index.ts'
import { CallError } from '../../ground/http/call-error.ts'
import { newestOrdersOf } from '../../orders/desk/desk-orders.sql.ts'
import { toAddress } from '../../people/customers/read-user.ts'
import { countOrders, customerColumns, isReachable, toCustomerRow } from './list-customers.sql.ts'

/** Orders and returns that a record shows. */
const SHOWN = 20
/** Prescriptions: the newest, of which an order is made. */
const PRESCRIPTIONS_SHOWN = 100

const isoTime = (at: number) => new Date(at).toISOString()

/** @throws {CallError} 404 `customer-not-found` */
export async function readCustomerRecord(db: Database, id: string): Promise<DeskCustomerRecord> {
  const row = await db
    .selectFrom('customer')
    .select([...customerColumns, 'mobile_verified_at', 'email_verified_at'])
    .where('id', '=', id)
    .where(isReachable)
    .executeTakeFirst()
  if (!row) throw new CallError(404, customerNotFound)
  const orders = await countOrders(db, [id])
  return {
    ...toCustomerRow(row, orders.get(id) ?? 0),
    isMobileProven: row.mobile_verified_at !== null,
    isEmailProven: row.email_verified_at !== null,
    addresses: await readAllAddresses(db, id),
    newestOrders: await newestOrdersOf(db, id, SHOWN),
    prescriptions: await readPrescriptions(db, id),
    returns: await readReturns(db, id),
  }
}

/** @throws {CallError} 404 `customer-not-found` */
export async function requireCustomer(db: Database, id: string): Promise<void> {
  const row = await db
    .selectFrom('customer')
    .select('id')
    .where('id', '=', id)
    .where(isReachable)
    .executeTakeFirst()
  if (!row) throw new CallError(404, customerNotFound)
}

async function readAllAddresses(db: Database, userId: string) {
  const rows = await db
    .selectFrom('address')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .orderBy('slot')
    .execute()
  return rows.map(toAddress)
}

async function readPrescriptions(db: Database, userId: string) {
  const rows = await db
    .selectFrom('prescription')
    .select(['id', 'created_at'])
    .where('user_id', '=', userId)
    .where('deleted_at', 'is', null)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(PRESCRIPTIONS_SHOWN)
    .execute()
  return rows.map(({ id, created_at }) => ({ id, uploadedAt: isoTime(created_at) }))
}

async function readReturns(db: Database, userId: string): Promise<DeskCustomerReturn[]> {
  const rows = await db
    .selectFrom('return_request')
    .innerJoin('orders', 'orders.id', 'return_request.order_id')
    .select(['return_request.id', 'return_request.number', 'order_id', 'state', 'requested_at'])
    .select('orders.number as order_number')
    .where('orders.user_id', '=', userId)
    .orderBy('requested_at', 'desc')
    .orderBy('return_request.id')
    .limit(SHOWN)
    .execute()
  return rows.map((row) => ({
    id: row.id,
    number: row.number,
    orderId: row.order_id,
    orderNumber: row.order_number,
    state: row.state,
    requestedAt: isoTime(row.requested_at),
  }))
}
