import type { ChosenVariant } from '@dawakit/core/contract'
import { newId } from '../src/ground/database/new-id.ts'
import type { Database } from '../src/ground/database/schema/index.ts'
import { moveOrder } from '../src/orders/change/move-order.ts'
import { resolveVariant } from '../src/people/cart/cart.sql.ts'
import { variantKeyOf } from '../src/people/cart/variant-key.ts'
import { writeCustomerWords } from '../src/people/customers/customer-words.sql.ts'
import { newCustomer } from '../src/people/customers/new-customer.ts'
import type { TestAnswer, TestShop } from './test-shop.ts'

export interface Buyer {
  token: string
  userId: string
  mobile: string
  addressId: string
}

/** Adds a saved address; Chennai unless told otherwise. */
export async function addAddress(
  db: Database,
  userId: string,
  { pincode = '600001', stateName = 'Tamil Nadu', slot = 1 } = {},
): Promise<string> {
  const id = newId()
  await db
    .insertInto('address')
    .values({
      id,
      user_id: userId,
      slot,
      name: 'Meena Raman',
      contact_number: '9876543210',
      email: 'meena@mail.example',
      door_number: '12',
      street_name: 'Anna Salai',
      land_mark: 'Opposite the library',
      pincode,
      city_name: 'Chennai',
      state_name: stateName,
      address_type: 'home',
      created_at: 1,
    })
    .execute()
  return id
}

/** A registered customer. @returns the id */
export async function addCustomer(db: Database, mobile: string, at: number): Promise<string> {
  const id = newId()
  await db
    .insertInto('customer')
    .values(
      newCustomer({
        id,
        username: `User ${mobile.slice(-4)}`,
        email: `user${mobile}@mail.example`,
        mobile,
        mobile_verified_at: at,
        created_at: at,
      }),
    )
    .execute()
  await writeCustomerWords(db, id)
  return id
}

/** A signed-in customer with an address in Chennai. */
export async function buyer(shop: TestShop, mobile = '9876543210'): Promise<Buyer> {
  const session = await shop.signIn(mobile)
  return { ...session, addressId: await addAddress(shop.db, session.userId) }
}

export interface CouponFacts {
  name?: string
  percent?: number
  usesLeft?: number
  /** Epoch milliseconds. */
  expiresAt?: number
  products?: string[] | 'all'
}

/** Ten percent off one Dolo, five times, unless told otherwise. */
export const couponFacts = (facts: CouponFacts = {}): Required<CouponFacts> => ({
  name: 'CARE10',
  percent: 10,
  usesLeft: 5,
  expiresAt: Date.parse('2027-01-01'),
  products: ['dolo'],
  ...facts,
})

export async function addCoupon(db: Database, facts: CouponFacts = {}): Promise<string> {
  const { name, percent, usesLeft, expiresAt, products } = couponFacts(facts)
  const id = newId()
  await db
    .insertInto('coupon')
    .values({
      id,
      name,
      name_key: name.toLowerCase(),
      percent,
      expires_at: expiresAt,
      uses_left: usesLeft,
      is_for_all: products === 'all' ? 1 : 0,
    })
    .execute()
  if (products !== 'all' && products.length > 0) {
    await db
      .insertInto('coupon_product')
      .values(products.map((product_id) => ({ coupon_id: id, product_id })))
      .execute()
  }
  return id
}

export async function addPrescription(db: Database, userId: string, deletedAt: number | null = null) {
  const id = newId()
  await db
    .insertInto('prescription')
    .values({
      id,
      user_id: userId,
      file_key: `prescriptions/${id}`,
      mime: 'image/png',
      bytes: 1,
      created_at: 1,
      deleted_at: deletedAt,
    })
    .execute()
  return id
}

/** Cash on delivery of one Dolo, unless told otherwise. */
export function order(who: Buyer, more: Record<string, unknown> = {}): Record<string, unknown> {
  return {
    products: [{ _id: 'dolo', quantity: 1 }],
    shippingAddress: { id: who.addressId },
    paymentMethod: 'cod',
    acceptedTerms: true,
    ...more,
  }
}

/** Fills the customer's cart with what is ordered, whatever was in it, and orders it. */
export async function place(
  shop: Pick<TestShop, 'call' | 'fillCart'>,
  who: Buyer,
  more: Record<string, unknown> = {},
  key?: string,
): Promise<TestAnswer> {
  await shop.fillCart(who.userId, order(who, more)['products'])
  return placeCart(shop, who, more, key)
}

/** Orders what is in the cart, or may be. */
export function placeCart(
  shop: Pick<TestShop, 'call'>,
  who: Buyer,
  more: Record<string, unknown> = {},
  key?: string,
): Promise<TestAnswer> {
  return shop.call('POST /post/order', {
    token: who.token,
    body: { order: order(who, more) },
    ...(key === undefined ? {} : { headers: { 'idempotency-key': key } }),
  })
}

interface Wanted {
  _id: string
  quantity: number
  variant?: ChosenVariant
}

/** Writes lines into the cart in the place of what is there: also those that the API would not add, as long as a cart can hold them. */
export async function fillCart(db: Database, userId: string, products: unknown, now: number): Promise<void> {
  await db.deleteFrom('cart_line').where('user_id', '=', userId).execute()
  for (const { _id, quantity, variant } of Array.isArray(products) ? (products as Wanted[]) : []) {
    const sold = variant ? await resolveVariant(db, _id, variant) : { productId: _id, variant: null }
    const known = await db
      .selectFrom('product')
      .select('id')
      .where('id', '=', sold?.productId ?? '')
      .executeTakeFirst()
    if (!sold || !known || !(Number.isInteger(quantity) && quantity >= 1 && quantity <= 100)) continue
    const line = { product_id: sold.productId, variant_key: variantKeyOf(sold.variant) }
    await db
      .insertInto('cart_line')
      .values({ user_id: userId, ...line, quantity, added_at: now })
      .onConflict((conflict) => conflict.doNothing())
      .execute()
  }
}

export async function stockOf(db: Database, productId: string): Promise<{ free: number; reserved: number }> {
  return db
    .selectFrom('stock')
    .select(['free', 'reserved'])
    .where('product_id', '=', productId)
    .executeTakeFirstOrThrow()
}

export async function usesLeft(db: Database, couponId: string): Promise<number> {
  const row = await db
    .selectFrom('coupon')
    .select('uses_left')
    .where('id', '=', couponId)
    .executeTakeFirstOrThrow()
  return row.uses_left
}

/** Moves an order on, step by step, until it has arrived. */
export async function deliver({ app }: Pick<TestShop, 'app'>, orderId: string): Promise<void> {
  for (const to of ['confirmed', 'pickedUp', 'onTheWay', 'delivered'] as const) {
    await moveOrder(app.context, orderId, to)
  }
}

/** What a prescription says of who wrote it and for whom. */
export const PARTICULARS = {
  prescriberName: 'Dr. Meera Rao',
  prescriberRegistration: 'TNMC 48213',
  prescriberAddress: '4 Mount Road, Chennai',
  patientAddress: '12 Anna Salai, Chennai',
}

/** As if a pharmacist had approved every line on prescription of an order. */
export async function approveLines(db: Database, orderId: string): Promise<void> {
  const lines = await db
    .selectFrom('order_line')
    .select(['line_no', 'product_id', 'quantity'])
    .where('order_id', '=', orderId)
    .where('is_prescription', '=', 1)
    .execute()
  for (const { line_no, product_id, quantity } of lines) {
    const grant_id = await addGrant(db, orderId, { product_id, quantity })
    await db
      .insertInto('prescription_approval')
      .values({
        id: newId(),
        order_id: orderId,
        line_no,
        quantity,
        grant_id,
        staff_id: 'pharmacist',
        pharmacist_name: 'Asha Nair',
        registration_number: 'TN-12345',
        approved_at: 0,
      })
      .execute()
  }
  const pharmacist = JSON.stringify({ name: 'Asha Nair', registrationNumber: 'TN-12345' })
  await db.updateTable('orders').set({ review: 'done', pharmacist }).where('id', '=', orderId).execute()
}

/** What a prescription of an order is good for, with all that a register wants. @returns its id */
async function addGrant(
  db: Database,
  orderId: string,
  { product_id, quantity }: { product_id: string; quantity: number },
): Promise<string> {
  const { user_id } = await db
    .selectFrom('orders')
    .select('user_id')
    .where('id', '=', orderId)
    .executeTakeFirstOrThrow()
  const kept = await db
    .selectFrom('order_prescription')
    .select('prescription_id')
    .where('order_id', '=', orderId)
    .executeTakeFirst()
  const id = newId()
  await db
    .insertInto('prescription_grant')
    .values({
      id,
      prescription_id: kept?.prescription_id ?? (await addPrescription(db, user_id)),
      product_id,
      packs: quantity,
      valid_until: 0,
      staff_id: 'pharmacist',
      request_id: null,
      order_id: orderId,
      created_at: 0,
      particulars: JSON.stringify(PARTICULARS),
    })
    .execute()
  return id
}

/** As if a pharmacist had asked the customer something about an order. @returns the question's id */
export async function askAbout(db: Database, orderId: string): Promise<string> {
  const id = newId()
  await db
    .insertInto('prescription_question')
    .values({
      id,
      order_id: orderId,
      request_id: null,
      staff_id: 'pharmacist',
      text: 'Which strength?',
      asked_at: 1,
      answer: null,
      prescription_id: null,
      answered_at: null,
    })
    .execute()
  await db.updateTable('orders').set({ review: 'asked' }).where('id', '=', orderId).execute()
  return id
}
