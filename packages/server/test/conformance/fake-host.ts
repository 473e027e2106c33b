import type { Brand, Category, Product, User } from '@dawakit/core/contract'
import { slugify } from '@dawakit/core/product'
import { type ContractServer, createContractServer } from '@dawakit/testing/contract-server'
import { customerFixture, homeAddress } from '@dawakit/testing/fixtures/customers'
import { productFixture, summaryOf } from '@dawakit/testing/fixtures/products'
import { type Buyer, couponFacts } from '../ordering.ts'
import { callOver } from '../test-shop.ts'
import { counterOf } from './fake-counter.ts'
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

/** What nobody may buy: the one by its salt, the other by the shop's own list. */
const forbidden = [
  product({
    _id: 'anket',
    name: 'Anket Injection',
    salesPrice: 80,
    purchasedPrice: 100,
    brand: { name: 'Micro Labs', slug: 'micro-labs' },
    saltComposition: ['Ketamine Hydrochloride (50mg/ml)'],
  }),
  product({ _id: 'kit', name: 'Alpha MTP Kit', salesPrice: 80, purchasedPrice: 100 }),
]

/** What `seedFixtureCatalogue` writes, as far as the rows ask for it. */
const products = (): Product[] => [
  ...structuredClone(forbidden),
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
    ...counterOf(state),
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
    async askAbout(orderId) {
      const order = state.orders.find((one) => one._id === orderId)
      const question = { id: 'question', text: 'Which strength?', askedAt: new Date().toISOString() }
      if (order) order.review = { state: 'asked', question, pharmacist: null }
      return question.id
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
    async forbid(productId) {
      state.products.find(({ _id }) => _id === productId)?.saltComposition.push('Ketamine')
    },
    newestLink: async () => state.mailedLinks.at(-1) ?? '',
  }
}
