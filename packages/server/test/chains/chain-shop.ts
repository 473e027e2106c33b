import { inTransaction } from '../../src/ground/database/in-transaction.ts'
import type { Database } from '../../src/ground/database/schema/index.ts'
import { addProduct } from '../fixture-catalogue.ts'
import { addAddress, addCoupon, type Buyer, buyer } from '../ordering.ts'
import { openPaymentShop, type PaymentShop } from '../payment-shop.ts'
import { addBatches } from '../shelf-batches.ts'

/** What is sold in chains: prices that do not divide. */
export const GOODS = [
  { id: 'chain-tablet', name: 'Chain Tablet', price: 3_333, isPrescription: false, isInCoupon: true },
  { id: 'chain-soap', name: 'Chain Soap', price: 9_999, isPrescription: false, isInCoupon: false },
  { id: 'chain-syrup', name: 'Chain Syrup', price: 8_926, isPrescription: true, isInCoupon: true },
  { id: 'chain-drops', name: 'Chain Drops', price: 107, isPrescription: false, isInCoupon: true },
] as const

export const STOCK = 1_000_000
/** Batches of each of the goods, with so few packs that they run out now and then; all else is of no known batch. */
export const BATCHES = [
  { batch: 'CHAIN-1', expiresOn: '2040-06-30', units: 40 },
  { batch: 'CHAIN-2', expiresOn: '2041-01-31', units: 20 },
] as const
export const COUPON_PERCENT = 7
export const STATES = [
  { stateName: 'Tamil Nadu', pincode: '600001', fee: 4_000 },
  { stateName: 'Karnataka', pincode: '560001', fee: 6_000 },
] as const
export const METHODS = ['cod', 'razorpay', 'cashfree', 'ccavenue'] as const

let customers = 0

/** A customer who has ordered nothing yet, at home in one of {@link STATES}. */
export async function newBuyer(shop: PaymentShop, state: number): Promise<Buyer> {
  customers += 1
  const who = await buyer(shop, `9${String(customers).padStart(9, '0')}`)
  await shop.db.deleteFrom('address').where('user_id', '=', who.userId).execute()
  return { ...who, addressId: await addAddress(shop.db, who.userId, STATES[state]) }
}

/** A shop whose shelves never empty, some of it in batches, with every gateway and a coupon. */
export async function openChainShop(db: Database): Promise<PaymentShop> {
  const shop = await openPaymentShop(db, { PAYMENT_METHODS: METHODS.join(',') })
  for (const { id, name, price, isPrescription } of GOODS) {
    const money = { price_paise: price, mrp_paise: price, discount: '0', gst_bp: 500 }
    const inBatches = BATCHES.reduce((sum, { units }) => sum + units, 0)
    const product = { id, name, ...money, is_prescription: isPrescription ? 1 : 0 }
    await addProduct(shop.db, product, STOCK - inBatches)
    await inTransaction(shop.db, (trx) =>
      addBatches(
        trx,
        BATCHES.map((batch) => ({ productId: id, ...batch })),
      ),
    )
  }
  const inCoupon = GOODS.filter((good) => good.isInCoupon).map(({ id }) => id)
  await addCoupon(shop.db, {
    name: 'CHAIN',
    percent: COUPON_PERCENT,
    usesLeft: 1_000_000,
    expiresAt: Date.UTC(2030, 0),
    products: inCoupon,
  })
  return shop
}
