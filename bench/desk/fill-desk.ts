import type { DeliveryStatus, ReturnState } from '@dawakit/core/contract'
import { customerWords } from '@dawakit/core/customer'
import { orderWords } from '@dawakit/core/order'
import type { Insertable } from 'kysely'
import { newId } from '../../packages/server/src/ground/database/new-id.ts'
import type { Database, Schema } from '../../packages/server/src/ground/database/schema/index.ts'
import { openDeskSession } from '../../packages/server/src/ground/desk-calls/desk-session.ts'
import { newCustomer } from '../../packages/server/src/people/customers/new-customer.ts'
import { addProduct, seedFixtureCatalogue } from '../../packages/server/test/fixture-catalogue.ts'
import { addCustomer } from '../../packages/server/test/ordering.ts'

const CUSTOMERS = 1000
/** Beside those who have ordered. */
const OTHER_CUSTOMERS = 9000
export const PRODUCTS = 300
const LINES = 3
/** Rows that one statement writes: SQLite takes some thirty thousand values. */
const AT_ONCE = 500
const HOUR_MS = 3_600_000
/** Medicines went from 12 to 5 percent. */
const RATES_CHANGED_AT = Date.parse('2025-09-22T00:00:00+05:30')
const ADDED_AUDIT = 2
export const NAMES = ['Meena', 'Kavya', 'Arjun', 'Fatima', 'Joseph', 'Lakshmi', 'Imran', 'Deepa'] as const

/** What is to be done with an order of the mix. */
type Work = 'delivered' | 'cancelled' | 'check' | 'pack' | 'handOver' | 'onTheWay' | 'back' | 'payout'

/** Of twenty orders. */
const MIX: readonly Work[] = [
  ...Array.from({ length: 9 }, () => 'delivered' as const),
  ...Array.from({ length: 2 }, () => 'check' as const),
  ...Array.from({ length: 3 }, () => 'pack' as const),
  ...Array.from({ length: 2 }, () => 'onTheWay' as const),
  'cancelled',
  'handOver',
  'back',
  'payout',
]
const RETURNS: readonly ReturnState[] = ['requested', 'approved', 'received']

const STATUS: Record<Work, DeliveryStatus> = {
  delivered: 'delivered',
  cancelled: 'pending',
  check: 'pending',
  pack: 'pending',
  handOver: 'confirmed',
  onTheWay: 'onTheWay',
  back: 'delivered',
  payout: 'delivered',
}

type Rows = {
  [Table in
    | 'orders'
    | 'order_line'
    | 'order_word'
    | 'shipment'
    | 'shipment_line'
    | 'order_note'
    | 'return_request'
    | 'return_line'
    | 'payout'
    | 'audit']: Insertable<Schema[Table]>[]
}

/** Fills an empty shop with orders in every state. @returns the token of an owner who is signed in at the desk */
export async function fillDesk(db: Database, orders: number, now: number): Promise<string> {
  await seedFixtureCatalogue(db)
  await db.insertInto('meta').values({ key: 'seeded', value: 'by the bench' }).execute()
  for (let index = 0; index < PRODUCTS; index++) {
    await addProduct(db, { id: `bench-${index}`, name: `Tablet ${index}` }, 1000)
  }
  const customers: string[] = []
  for (let index = 0; index < CUSTOMERS; index++) {
    customers.push(await addCustomer(db, mobileOf(index), now))
  }
  await addOthers(db, now)
  const staffId = await addOwner(db, now)
  for (let from = 0; from < orders; from += AT_ONCE) {
    const rows: Rows = {
      orders: [],
      order_line: [],
      order_word: [],
      shipment: [],
      shipment_line: [],
      order_note: [],
      return_request: [],
      return_line: [],
      payout: [],
      audit: [],
    }
    for (let index = from; index < Math.min(orders, from + AT_ONCE); index++) {
      addOrder(rows, index, { userId: customers[index % CUSTOMERS] ?? '', staffId, now })
    }
    await db.transaction().execute((trx) => write(trx, rows))
  }
  return openDeskSession(db, staffId, now)
}

/** Customers who have ordered nothing yet. */
async function addOthers(db: Database, now: number): Promise<void> {
  for (let from = 0; from < OTHER_CUSTOMERS; from += AT_ONCE) {
    const rows = Array.from({ length: Math.min(AT_ONCE, OTHER_CUSTOMERS - from) }, (_, at) => {
      const index = CUSTOMERS + from + at
      const mobile = mobileOf(index)
      const username = `${NAMES[index % NAMES.length]} Iyer${index}`
      return newCustomer({
        id: newId(),
        username,
        email: `${username.replace(' ', '.')}@mail.example`,
        mobile,
        mobile_verified_at: now,
        created_at: now - index * HOUR_MS,
      })
    })
    const words = rows.flatMap(({ id, username, email, mobile = null }) =>
      customerWords({ name: username, email, mobile }).map((word) => ({ customer_id: id, word })),
    )
    await db.insertInto('customer').values(rows).execute()
    await db.insertInto('customer_word').values(words).execute()
  }
}

async function write(trx: Database, rows: Rows): Promise<void> {
  for (const [table, values] of Object.entries(rows) as [keyof Rows, Rows[keyof Rows]][]) {
    for (let from = 0; from < values.length; from += AT_ONCE) {
      await trx
        .insertInto(table)
        .values(values.slice(from, from + AT_ONCE))
        .execute()
    }
  }
}

const mobileOf = (index: number) => String(9_100_000_000 + index)
const nameOf = (index: number) => `${NAMES[index % NAMES.length]} Raman${index % CUSTOMERS}`
export const numberOf = (index: number) => `DK-2026-${String(index).padStart(6, '0')}`
export const batchOf = (index: number) => `B${index % PRODUCTS}`

async function addOwner(db: Database, now: number): Promise<string> {
  const id = newId()
  await db
    .insertInto('staff')
    .values({
      id,
      email_key: 'owner@desk.example',
      name: 'Asha Rao',
      role: 'owner',
      registration_number: null,
      password_hash: null,
      totp_sealed: null,
      totp_confirmed_at: now,
      totp_last_step: null,
      created_at: now,
      disabled_at: null,
    })
    .execute()
  return id
}

interface Who {
  userId: string
  staffId: string
  now: number
}

function addOrder(rows: Rows, index: number, { userId, staffId, now }: Who): void {
  const id = newId()
  const work = MIX[index % MIX.length] ?? 'delivered'
  const at = now - (index + 1) * HOUR_MS
  const isBeyond = STATUS[work] !== 'pending'
  const isDelivered = STATUS[work] === 'delivered'
  const isPacked = isBeyond
  const to = {
    name: nameOf(index),
    contactNumber: mobileOf(index % CUSTOMERS),
    cityName: 'Chennai',
    stateName: 'Tamil Nadu',
    pincode: '600001',
  }
  const number = numberOf(index)
  rows.orders.push({
    id,
    number,
    user_id: userId,
    delivery_status: STATUS[work],
    payment_status: isDelivered ? 'paid' : 'unpaid',
    payment_method: 'cod',
    stock_state: work === 'cancelled' ? 'released' : 'taken',
    reserved_until: null,
    sub_total_paise: 24_000,
    savings_paise: 6000,
    discount_paise: 0,
    shipping_paise: 0,
    total_paise: 24_000,
    coupon_name: null,
    coupon_percent: null,
    address: JSON.stringify(to),
    doctor: '{}',
    is_for_myself: 1,
    window_from: '2026-11-16',
    window_to: '2026-11-17',
    fingerprint: id,
    ordered_at: at,
    confirmed_at: isBeyond ? at : null,
    picked_up_at: isDelivered || work === 'onTheWay' ? at : null,
    on_the_way_at: isDelivered || work === 'onTheWay' ? at : null,
    delivered_at: isDelivered ? at : null,
    canceled_at: work === 'cancelled' ? at : null,
    ended_by: work === 'cancelled' ? 'customer' : null,
    packing: isPacked ? 'all' : 'none',
  })
  for (let line = 1; line <= LINES; line++) {
    const product = (index * LINES + line) % PRODUCTS
    rows.order_line.push({
      order_id: id,
      line_no: line,
      product_id: `bench-${product}`,
      name: `Tablet ${product}`,
      slug: `tablet-${product}`,
      category_slug: 'fever-and-pain',
      thumbnail: '',
      package_size: '',
      variant_key: '',
      quantity: 1,
      price_paise: 8000,
      mrp_paise: 10_000,
      discount_paise: 0,
      hsn: '30049099',
      gst_bp: at < RATES_CHANGED_AT ? 1200 : 500,
      is_prescription: work === 'check' && line === 1 ? 1 : 0,
    })
  }
  const words = orderWords({
    orderNumber: number,
    user: { username: nameOf(index), mobileNumber: mobileOf(index % CUSTOMERS) },
    shippingAddress: to,
  })
  rows.order_word.push(...words.map((word) => ({ order_id: id, word })))
  if (isPacked) addParcel(rows, id, index, { staffId, at, work })
  if (index % 4 === 0) {
    rows.order_note.push({
      id: newId(),
      order_id: id,
      staff_id: staffId,
      staff_name: 'Asha Rao',
      text: 'Call before you come',
      created_at: at,
    })
  }
  if (work === 'back') addReturn(rows, id, index, { userId, at })
  if (work === 'payout') {
    rows.payout.push({
      id: newId(),
      order_id: id,
      return_id: null,
      reason: 'Returned',
      amount_paise: 8000,
      state: 'due',
      way: null,
      pay_to_sealed: null,
      reference: null,
      created_at: at,
      paid_at: null,
      paid_by: null,
    })
  }
  for (let entry = 0; entry < ADDED_AUDIT; entry++) {
    rows.audit.push({
      id: newId(),
      at,
      staff_id: staffId,
      staff_name: 'Asha Rao',
      role: 'owner',
      action: entry === 0 ? 'order.look' : 'parcel.pack',
      subject: 'order',
      subject_id: id,
      order_id: id,
      before: null,
      after: null,
    })
  }
}

function addParcel(
  rows: Rows,
  orderId: string,
  index: number,
  { staffId, at, work }: { staffId: string; at: number; work: Work },
): void {
  const shipmentId = newId()
  const isGone = work !== 'handOver'
  const isThere = isGone && work !== 'onTheWay'
  rows.shipment.push({
    id: shipmentId,
    order_id: orderId,
    number: 1,
    state: isThere ? 'delivered' : isGone ? 'onTheWay' : 'packed',
    courier: isGone ? 'Delhivery' : '',
    tracking_number: isGone ? `TRACK${index}` : '',
    tracking_url: '',
    packed_by: staffId,
    packed_at: at,
    handed_over_at: isGone ? at : null,
    on_the_way_at: isGone ? at : null,
    delivered_at: isThere ? at : null,
    returned_at: null,
  })
  for (let line = 1; line <= LINES; line++) {
    rows.shipment_line.push({
      shipment_id: shipmentId,
      line_no: line,
      batch: batchOf(index + line),
      expires_on: '2028-01',
      quantity: 1,
    })
  }
}

function addReturn(
  rows: Rows,
  orderId: string,
  index: number,
  { userId, at }: { userId: string; at: number },
): void {
  const returnId = newId()
  const state = RETURNS[Math.floor(index / MIX.length) % RETURNS.length] ?? 'requested'
  rows.return_request.push({
    id: returnId,
    number: `RT-${index}`,
    order_id: orderId,
    user_id: userId,
    state,
    kind: 'damaged',
    reason: 'The strip is torn',
    pay_to_sealed: null,
    staff_id: null,
    decision: '',
    restocking_percent: 0,
    requested_at: at,
    decided_at: state === 'requested' ? null : at,
    received_at: state === 'received' ? at : null,
    closed_at: null,
  })
  rows.return_line.push({
    return_id: returnId,
    line_no: 1,
    quantity: 1,
    batch: '',
    received_quantity: state === 'received' ? 1 : null,
    judgement: null,
    charge_paise: 0,
    refund_paise: 8000,
  })
}
