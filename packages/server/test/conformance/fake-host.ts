import type { Brand, Category, Product, User } from '@dawakit/core/contract'
import { fromRupees, paise, percentOf } from '@dawakit/core/money'
import { slugify } from '@dawakit/core/product'
import { creditNoteOf } from '@dawakit/core/tax'
import { type ContractServer, createContractServer } from '@dawakit/testing/contract-server'
import { customerFixture, homeAddress } from '@dawakit/testing/fixtures/customers'
import { productFixture, summaryOf } from '@dawakit/testing/fixtures/products'
import { invoiceOfOrder } from '@dawakit/testing/routes/invoice-of-order'
import { type Buyer, couponFacts } from '../ordering.ts'
import { callOver } from '../test-shop.ts'
import type { ConformanceHost, World } from './row.ts'

/** A product of the fixture catalogue as the contract tells it. */
const product = (
  values: Partial<Product> & Pick<Product, '_id' | 'name' | 'salesPrice' | 'purchasedPrice'>,
): Product =>
  productFixture({
    brand: null,
    saltComposition: [],
    isGeneralProduct: false,
    generalCategory: null,
    specialityCategory: 'Fever and Pain',
    generalSubCategory: null,
    specialitySubCategory: null,
    ...values,
  })

/** What `seedFixtureCatalogue` writes, as far as the rows ask for it. */
const products = (): Product[] => [
  product({
    _id: 'dolo',
    name: 'Dolo 650 Tablet',
    salesPrice: 80,
    purchasedPrice: 100,
    brand: { name: 'Micro Labs', slug: 'micro-labs' },
    totalStocks: 50,
  }),
  product({
    _id: 'crocin',
    name: 'Crocin Advance Tablet',
    salesPrice: 25.5,
    purchasedPrice: 30,
    totalStocks: 4,
  }),
  product({
    _id: 'azithral',
    name: 'Azithral 500 Tablet',
    salesPrice: 119.45,
    purchasedPrice: 132,
    isPrescriptionNeeded: true,
  }),
  product({
    _id: 'insulin',
    name: 'Insulin Glargine Injection',
    salesPrice: 450,
    purchasedPrice: 500,
    specialityCategory: 'Diabetes Care',
    saltComposition: ['Insulin Glargine (100IU/ml)'],
    isPrescriptionNeeded: true,
    isColdChainNeeded: true,
  }),
  product({
    _id: 'soap',
    name: 'Neem Soap',
    salesPrice: 99,
    purchasedPrice: 99,
    isGeneralProduct: true,
    generalCategory: 'Personal Care',
    specialityCategory: null,
    totalStocks: 200,
  }),
  product({ _id: 'empty', name: 'Empty Shelf Tablet', salesPrice: 80, purchasedPrice: 100, totalStocks: 0 }),
  product({
    _id: 'unpriced',
    name: 'Unpriced Tablet',
    salesPrice: 80,
    purchasedPrice: 100,
    isForSale: false,
  }),
]

const category = (name: string, isGeneralCategory: boolean): Category => ({
  _id: slugify(name),
  name,
  slug: slugify(name),
  parentGroup: null,
  isGeneralCategory,
  subCategory: [],
  logoUrl: '',
  bannerUrls: [],
  productCount: 0,
})

const brand: Brand = {
  _id: 'brand-micro',
  slug: 'micro-labs',
  name: 'Micro Labs',
  logoUrl: '',
  productCount: 1,
}

const customer = (_id: string, mobileNumber: string): User =>
  customerFixture({
    _id,
    mobileNumber,
    email: `user${mobileNumber}@mail.example`,
    pincode: '',
    shippingAddresses: [{ ...homeAddress, id: `address-of-${_id}` }],
  })

function buyerOf(server: ContractServer, user: User): Buyer {
  return {
    token: server.tokenOf(user),
    userId: user._id,
    mobile: user.mobileNumber,
    addressId: user.shippingAddresses[0]?.id ?? '',
  }
}

/** The API in memory that widgets, stories and the store's tests run over. */
export async function openFakeHost(): Promise<World> {
  const me = customer('u-me', '9876543210')
  const other = customer('u-other', '9000000002')
  const server = createContractServer({
    users: [me, other],
    products: products(),
    brands: [brand],
    categories: [
      category('Fever and Pain', false),
      category('Diabetes Care', false),
      category('Personal Care', true),
    ],
    deals: [],
    pincodes: [
      { pincode: '600001', district: 'Chennai', state: 'Tamil Nadu' },
      { pincode: '560001', district: 'Bengaluru Urban', state: 'Karnataka' },
    ],
    coupons: [],
    invoices: [],
    checkoutBanner: null,
    gatewayFormUrl: 'https://gateway.test/transaction?command=initiateTransaction',
  })
  Object.assign(server.state.checkoutConfig, {
    paymentMethods: ['cod', 'razorpay', 'ccavenue'],
    isDirectOrder: false,
    gateway: 'razorpay',
    gatewayKey: 'rzp_test_1',
  })
  return { shop: hostOf(server, me), me: buyerOf(server, me), other: buyerOf(server, other) }
}

function hostOf(server: ContractServer, me: User): ConformanceHost {
  const { state } = server
  const userOf = (id: string) => {
    const found = state.users.find((one) => one._id === id)
    if (!found) throw new Error('There is no such user.')
    return found
  }
  const call: ConformanceHost['call'] = (name, options = {}) =>
    callOver((path, init) => server.fetch(`http://shop.test/api${path}`, init), name, options)
  return {
    call,
    now: () => Date.now(),
    async open(orderId) {
      const body = { amount: 1, currency: 'INR', orderId }
      return (await call('POST /post/payment', { token: server.tokenOf(me), body })).data.id
    },
    pay: async (providerOrderId) => ({
      tell: 'success',
      response: {
        razorpay_payment_id: 'pay_1',
        razorpay_order_id: providerOrderId,
        razorpay_signature: state.goodSignature,
      },
    }),
    async addCoupon(facts = {}) {
      const { name, percent, usesLeft, expiresAt, products } = couponFacts(facts)
      state.coupons.push({
        name,
        maxLimit: usesLeft,
        discountPercentage: percent,
        expireDate: new Date(expiresAt).toISOString(),
        products: products === 'all' ? [] : products,
        isForAll: products === 'all',
        usedUsers: [],
      })
    },
    async fillCart(userId, wanted) {
      userOf(userId).cart = (wanted as { _id: string; quantity: number }[]).flatMap(({ _id, quantity }) => {
        const sold = state.products.find((one) => one._id === _id)
        return sold ? [{ ...summaryOf(sold), quantity, variant: null }] : []
      })
    },
    async addPrescription(userId) {
      const id = `rx-${state.nextId()}`
      userOf(userId).prescriptions.push({ id, prescriptionImageUrl: `prescriptions/${id}/image` })
      return id
    },
    addAddress: async (userId) => userOf(userId).shippingAddresses.push({ ...homeAddress, id: 'second' }),
    async clearAddresses(userId) {
      userOf(userId).shippingAddresses = []
    },
    async clearReviews() {
      for (const one of state.products) one.reviews = []
    },
    async deliver(orderId) {
      const order = state.orders.find((one) => one._id === orderId)
      const delivered = new Date().toISOString()
      if (order) {
        order.deliveryStatus = 'delivered'
        order.deliveryStatusTiming = { ...order.deliveryStatusTiming, delivered }
      }
    },
    async askAbout(orderId) {
      const order = state.orders.find((one) => one._id === orderId)
      const question = { id: 'question', text: 'Which strength?', askedAt: new Date().toISOString() }
      if (order) order.review = { state: 'asked', question, pharmacist: null }
      return question.id
    },
    async oweCash(orderId) {
      const order = state.orders.find(({ _id }) => _id === orderId)
      order?.refunds.push({ amount: 20, state: 'underway', at: null, needsPayTo: true })
    },
    async credit(returnId) {
      const order = state.orders.find((one) => one.returns.some(({ id }) => id === returnId))
      const back = order?.returns.find(({ id }) => id === returnId)
      if (!order || !back) throw new Error('There is no such return.')
      const creditNoteNumber = `CN/26-27/${String(state.creditNotes.size + 1).padStart(6, '0')}`
      const [line] = order.products
      const paid = fromRupees(line?.salesPrice ?? 0)
      const id = `credit-note-${returnId}`
      order.creditNotes.push({ id, number: creditNoteNumber })
      state.creditNotes.set(
        id,
        creditNoteOf({
          creditNoteNumber,
          issuedAt: Date.now(),
          invoice: invoiceOfOrder(state, order),
          returnNumber: back.number,
          reason: back.reason,
          lines: [
            {
              line: 0,
              name: line?.name ?? '',
              hsnCode: '3004',
              gstRate: 5,
              unitPrice: paid,
              quantity: 1,
              value: paid,
              charge: percentOf(paid, 20),
              before: { total: paise(0), cgst: paise(0), sgst: paise(0), igst: paise(0) },
            },
          ],
          isDeliveryBack: false,
        }),
      )
      return id
    },
    async prepareRequest(requestId, lines) {
      const request = state.prescriptionRequests.find(({ id }) => id === requestId)
      const now = Date.now()
      if (!request) return
      request.state = 'prepared'
      request.pharmacist = { name: 'Priya Nair', registrationNumber: 'TN-PC-20481' }
      request.preparedAt = new Date(now).toISOString()
      request.orderBy = new Date(now + 86_400_000).toISOString()
      request.lines = lines.flatMap(({ productId, quantity }) => {
        const sold = state.products.find(({ _id }) => _id === productId)
        return sold ? [{ product: summaryOf(sold), quantity, preparedPrice: sold.salesPrice, note: '' }] : []
      })
    },
    async askOfRequest(requestId) {
      const request = state.prescriptionRequests.find(({ id }) => id === requestId)
      const id = `q-${state.nextId()}`
      if (request) {
        request.state = 'asked'
        request.question = { id, text: 'Is this for an adult?', askedAt: new Date().toISOString() }
      }
      return id
    },
    newestLink: async () => state.mailedLinks.at(-1) ?? '',
  }
}
