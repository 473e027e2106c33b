import { expect } from 'vitest'
import { order, place } from '../ordering.ts'
import { balance, ordersByMoney, paidOnline } from './order-money.ts'
import { LOGIN, NOT_SOLD_ONLINE, NOT_VALID, type Rows, SCHEDULE_X, type World, wrapped } from './row.ts'

const placing = (who: World['me'], more: Record<string, unknown> = {}) => ({
  body: { order: order(who, more) },
})
const PATIENT_AGE = 'Please enter the age of the patient in whole years, from 0 to 120'
const forAnother = (patient: object) => ({ orderingForMyself: false, patient })
const paying = (orderId: string) => ({ body: { amount: 12_000, currency: 'INR', orderId } })
const proof = (orderId: string, provider: string, signature = '0'.repeat(64)) => ({
  body: {
    order: { _id: orderId },
    payment: {
      orderCreationId: provider,
      razorpayPaymentId: 'pay_unknown',
      razorpayOrderId: provider,
      razorpaySignature: signature,
    },
  },
})

async function placedBy(
  shop: World['shop'],
  who: World['me'],
  more: Record<string, unknown> = {},
): Promise<string> {
  return (await place(shop, who, more)).data._id
}

/** An order on prescription that a pharmacist asks about. */
async function askedOf(shop: World['shop'], who: World['me']) {
  const prescriptions = [await shop.addPrescription(who.userId)]
  const products = [{ _id: 'azithral', quantity: 1 }]
  // More than a customer may have on their way in cash.
  const orderId = await placedBy(shop, who, { prescriptions, products, paymentMethod: 'razorpay' })
  return { orderId, questionId: await shop.askAbout(orderId) }
}

/** Somebody else's order. */
async function notMine({ shop, other }: World): Promise<string> {
  return placedBy(shop, other)
}

export const checkoutRows: Rows<
  | 'GET /get/pageBanners/CHECKOUT'
  | 'GET /get/checkoutConfig'
  | 'GET /get/promoCode'
  | 'POST /post/order'
  | 'POST /post/payment'
  | 'POST /post/verifyPayment'
  | 'POST /post/ccav/init'
  | 'GET /get/orderByUserId'
  | 'GET /get/userOrder'
  | 'PUT /update/cancelOrder'
  | 'POST /post/prescriptionAnswer'
  | 'GET /get/invoice'
> = {
  'GET /get/pageBanners/CHECKOUT': { guest: 'guest', good: () => ({}), answers: { data: null } },
  'GET /get/checkoutConfig': {
    guest: 'guest',
    good: () => ({}),
    answers: {
      data: { paymentMethods: ['cod', 'razorpay', 'ccavenue'], isDirectOrder: false, gateway: 'razorpay' },
    },
  },
  'GET /get/promoCode': {
    guest: 'Login to Apply Coupon',
    async good({ shop }) {
      await shop.addCoupon()
      return { query: { name: 'care10' } }
    },
    answers: {
      data: { name: 'CARE10', maxLimit: 5, discountPercentage: 10, products: ['dolo'], usedUsers: [] },
    },
    unknown: () => [[{ query: { name: 'NOTHING' } }, { data: null }]],
    refused: () => [[{ query: {} }, 400, NOT_VALID]],
  },
  'POST /post/order': {
    guest: 'Login to Checkout',
    async good({ shop, me }) {
      await shop.fillCart(me.userId, [{ _id: 'dolo', quantity: 1 }])
      return placing(me, { coupon: 'CARE10', totalPrice: 112, deliveryCharge: 40 })
    },
    answers: {
      message: 'Your Order Placed Successfully',
      data: {
        next: 'done',
        paymentStatus: 'unpaid',
        totals: { subTotal: 80, discount: 8, deliveryCharge: 40, total: 112 },
        ...balance({ toPay: 112 }),
      },
    },
    others: ({ me, other }) => [placing(me, { user: other.userId })],
    async theirs({ shop, me, other }) {
      const theirs = await shop.addPrescription(other.userId)
      const prepared = (
        await shop.call('POST /post/prescriptionRequest', {
          token: other.token,
          body: { prescriptions: [theirs] },
        })
      ).data.id
      return [
        [
          placing(me, { shippingAddress: { id: other.addressId } }),
          placing(me, { shippingAddress: { id: 'unknown' } }),
        ],
        [placing(me, { shippingAddress: other.addressId }), placing(me, { shippingAddress: 'unknown' })],
        [placing(me, { prescriptions: [theirs] }), placing(me, { prescriptions: ['unknown'] })],
        [placing(me, { prescriptionRequest: prepared }), placing(me, { prescriptionRequest: 'unknown' })],
      ]
    },
    unknown: ({ me }) => [
      [placing(me, { products: [{ _id: 'unknown', quantity: 1 }] }), 404],
      [placing(me, { shippingAddress: { id: 'unknown' } }), 404],
      [placing(me, { prescriptions: ['unknown'] }), 404],
    ],
    async refused({ shop, me }) {
      await shop.addCoupon()
      await shop.addCoupon({ name: 'PAST', expiresAt: shop.now() - 1 })
      await shop.addCoupon({ name: 'GONE', usesLeft: 0 })
      await shop.addCoupon({ name: 'SOAPS', products: ['soap'] })
      await shop.addCoupon({ name: 'ONCE' })
      await place(shop, me, { coupon: 'ONCE' })
      const products = (_id: string, quantity = 1) => ({ products: [{ _id, quantity }] })
      /** Of a cart with these very lines. */
      const ofCart = (more: Record<string, unknown>) => async () => {
        const asked = placing(me, more)
        await shop.fillCart(me.userId, asked.body.order['products'])
        return asked
      }
      const ofEmptyCart = async () => {
        await shop.fillCart(me.userId, [])
        return placing(me)
      }
      const ofAnotherCart = async () => {
        await shop.fillCart(me.userId, [{ _id: 'dolo', quantity: 2 }])
        return placing(me)
      }
      return [
        [placing(me, { products: [] }), 422, 'Cart Is Empty'],
        [ofEmptyCart, 422, 'Cart Is Empty'],
        [ofAnotherCart, 409, 'Your cart has changed. Please review your order'],
        [placing(me, { acceptedTerms: false }), 422, 'Please Accept Terms And Conditions'],
        [placing(me, { orderingForMyself: false }), 422, 'Please enter the name of the patient'],
        [placing(me, forAnother({ name: ' ', age: 40 })), 422, 'Please enter the name of the patient'],
        [placing(me, forAnother({ name: 'Arun', age: 121 })), 422, PATIENT_AGE],
        [placing(me, forAnother({ name: 'Arun', age: 0.5 })), 422, PATIENT_AGE],
        [placing(me, forAnother({ name: 'Arun', age: '40' })), 400, NOT_VALID],
        [placing(me, forAnother({ name: 'Arun' })), 400, NOT_VALID],
        [placing(me, { shippingAddress: null }), 422, 'Please add an Address'],
        [placing(me, products('azithral')), 422, 'Please upload & select the Prescription'],
        [placing(me, products('dolo', 0)), 422, 'Quantity must be at least 1'],
        [placing(me, products('soap', 101)), 422, 'Maximum Product Reached'],
        [ofCart(products('anket')), 422, SCHEDULE_X],
        [ofCart(products('kit')), 422, NOT_SOLD_ONLINE],
        // Before anything else is asked of the customer.
        [placing(me, { ...products('anket'), shippingAddress: null, acceptedTerms: false }), 422, SCHEDULE_X],
        [ofCart(products('empty')), 409, 'Out of stock'],
        [ofCart(products('crocin', 5)), 409, 'Not enough stock for this quantity'],
        [placing(me, products('unpriced')), 422, 'This product is not for sale'],
        [ofCart({ coupon: 'NOTHING' }), 422, 'Invalid Coupon Code'],
        [ofCart({ coupon: 'PAST' }), 409, 'Coupon Expired'],
        [ofCart({ coupon: 'GONE' }), 409, 'Coupon Expired'],
        [ofCart({ coupon: 'ONCE', ...products('dolo', 2) }), 409, 'You have already applied this Coupon'],
        [ofCart({ coupon: 'SOAPS' }), 422, 'This coupon is invalid'],
        [ofCart({ totalPrice: 1 }), 409, 'Prices have changed. Please review your order'],
        [placing(me, { paymentMethod: 'barter' }), 400, NOT_VALID],
      ]
    },
  },
  'POST /post/payment': {
    guest: LOGIN,
    good: async ({ shop, me }) => paying(await placedBy(shop, me, { paymentMethod: 'razorpay' })),
    answers: { data: { amount: 12_000, currency: 'INR' } },
    theirs: async (world) => [[paying(await notMine(world)), paying('unknown')]],
    unknown: () => [[paying('unknown'), 404]],
    async refused({ shop, me }) {
      const paidOnDelivery = await placedBy(shop, me)
      const framed = await placedBy(shop, me, { paymentMethod: 'ccavenue' })
      return [
        [paying(paidOnDelivery), 422, 'This order does not need a payment'],
        [paying(framed), 422, 'This payment method is not available'],
        [{ body: { ...paying(framed).body, currency: 'USD' } }, 400, NOT_VALID],
      ]
    },
  },
  'POST /post/verifyPayment': {
    guest: LOGIN,
    async good({ shop, me }) {
      const orderId = await placedBy(shop, me, { paymentMethod: 'razorpay' })
      const provider = await shop.open(orderId)
      const { response } = await shop.pay(provider, 'success')
      const paid = proof(orderId, provider, response.razorpay_signature)
      paid.body.payment.razorpayPaymentId = response.razorpay_payment_id
      return paid
    },
    answers: {
      message: 'Your order has been confirmed.',
      data: { paymentStatus: 'paid', ...balance({ paid: 120 }) },
    },
    theirs: async (world) => [[proof(await notMine(world), 'order_x'), proof('unknown', 'order_x')]],
    unknown: () => [[proof('unknown', 'order_x'), 404]],
    async refused({ shop, me }) {
      const orderId = await placedBy(shop, me, { paymentMethod: 'razorpay' })
      const provider = await shop.open(orderId)
      return [
        [proof(orderId, provider), 422, 'Payment verification failed'],
        [proof(orderId, 'order_other'), 422, 'Payment verification failed'],
      ]
    },
  },
  'POST /post/ccav/init': {
    guest: LOGIN,
    good: async ({ shop, me }) => ({
      body: {
        orderId: await placedBy(shop, me, {
          paymentMethod: 'ccavenue',
          products: [{ _id: 'soap', quantity: 1 }],
        }),
      },
    }),
    answers: { data: { action: expect.stringContaining('initiateTransaction') } },
    theirs: async (world) => [
      [{ body: { orderId: await notMine(world) } }, { body: { orderId: 'unknown' } }],
    ],
    unknown: () => [[{ body: { orderId: 'unknown' } }, 404]],
    async refused({ shop, me }) {
      return [[{ body: { orderId: await placedBy(shop, me) } }, 422, 'This order does not need a payment']]
    },
  },
  'GET /get/orderByUserId': {
    guest: LOGIN,
    async good({ shop, me }) {
      await place(shop, me)
      return { query: { id: me.userId, page: 1, limit: 5 } }
    },
    answers: { data: [{ deliveryStatus: 'pending', ...balance({ toPay: 120 }) }], totalCount: 1 },
    others: ({ other }) => [{ query: { id: other.userId } }, { query: { id: 'unknown' } }],
    refused: () => [[{ query: {} }, 400, NOT_VALID]],
  },
  'GET /get/userOrder': {
    guest: LOGIN,
    good: async ({ shop, me }) => ({ query: { id: await placedBy(shop, me) } }),
    answers: { data: { deliveryStatus: 'pending', isCanceled: false } },
    also: ordersByMoney,
    theirs: async (world) => [[{ query: { id: await notMine(world) } }, { query: { id: 'unknown' } }]],
    unknown: () => [[{ query: { id: 'unknown' } }, 404]],
    refused: () => [[{ query: {} }, 400, NOT_VALID]],
  },
  'PUT /update/cancelOrder': {
    guest: LOGIN,
    good: async ({ shop, me }) => wrapped({ id: await placedBy(shop, me), email: 'me@mail.example' }),
    answers: {
      message: 'Your order has been deleted.',
      data: { isCanceled: true, refunds: [], ...balance() },
    },
    also: (world) => [
      [
        async () => wrapped({ id: await paidOnline(world) }),
        { data: { isCanceled: true, ...balance({ paid: 120, goesBack: 120 }) } },
      ],
    ],
    theirs: async (world) => [[wrapped({ id: await notMine(world) }), wrapped({ id: 'unknown' })]],
    unknown: () => [[wrapped({ id: 'unknown' }), 404]],
    async refused({ shop, me }) {
      const id = await placedBy(shop, me)
      await shop.call('PUT /update/cancelOrder', { token: me.token, body: { id } })
      return [[wrapped({ id }), 409, 'This order can no longer be cancelled']]
    },
  },
  'POST /post/prescriptionAnswer': {
    guest: LOGIN,
    good: async ({ shop, me }) => {
      const { orderId, questionId } = await askedOf(shop, me)
      const prescriptions = [await shop.addPrescription(me.userId)]
      return { body: { orderId, questionId, answer: 'The stronger one.', prescriptions } }
    },
    answers: {
      message: 'Your answer has been sent.',
      data: { review: { state: 'waiting', question: null }, ...balance({ toPay: 159.45 }) },
    },
    async theirs({ shop, me, other }) {
      const theirs = await askedOf(shop, other)
      const mine = await askedOf(shop, me)
      return [
        [
          { body: { ...theirs, answer: 'Mine.' } },
          { body: { ...theirs, orderId: 'unknown', answer: 'Mine.' } },
        ],
        [
          { body: { ...mine, prescriptions: [await shop.addPrescription(other.userId)] } },
          { body: { ...mine, prescriptions: ['unknown'] } },
        ],
      ]
    },
    unknown: async ({ shop, me }) => [
      [{ body: { orderId: 'unknown', questionId: 'unknown', answer: 'Yes.' } }, 404],
      [{ body: { ...(await askedOf(shop, me)), prescriptions: ['unknown'] } }, 404],
    ],
    async refused({ shop, me }) {
      const asked = await askedOf(shop, me)
      return [
        [{ body: asked }, 422, 'Please write an answer or upload a prescription'],
        [{ body: { ...asked, questionId: 'other', answer: 'Yes.' } }, 409, 'There is no question to answer'],
        [{ body: {} }, 400, NOT_VALID],
      ]
    },
  },
  'GET /get/invoice': {
    guest: LOGIN,
    async good({ shop, me }) {
      const orderId = await placedBy(shop, me)
      await shop.deliver(orderId)
      return { query: { orderId } }
    },
    answers: { data: { grandTotal: 120, invoiceNumber: expect.any(String) } },
    theirs: async (world) => [
      [{ query: { orderId: await notMine(world) } }, { query: { orderId: 'unknown' } }],
    ],
    unknown: () => [[{ query: { orderId: 'unknown' } }, 404]],
    async refused({ shop, me }) {
      return [
        [{ query: { orderId: await placedBy(shop, me) } }, 422, 'Invoice will available after delivery'],
      ]
    },
  },
}
