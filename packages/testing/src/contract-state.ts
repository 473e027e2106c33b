import type {
  AdsBanner,
  Banner,
  Brand,
  Category,
  CheckoutConfig,
  Coupon,
  CreditNote,
  DynamicCategory,
  Invoice,
  MenuGroup,
  Order,
  PageBanner,
  PaymentMethod,
  Pincode,
  PrescriptionRequest,
  Product,
  PushNotification,
  StateShipping,
  StockRequest,
  User,
} from '@dawakit/core/contract'
import { bannedWords, NOT_SOLD_ONLINE } from '@dawakit/core/sale'
import { invoiceFixture } from './fixtures/orders.ts'
import { productFixtures } from './fixtures/products.ts'

/** Everything the contract server knows. */
export interface ContractState {
  users: User[]
  /** Token to user id. */
  tokens: Map<string, string>
  /** The code that every OTP is: of 4 digits, or of 6 for a shop where somebody guesses. */
  otp: string
  /** Whether sending a code, and a login by password, needs work. */
  needsWork: boolean
  password: string
  /** Details of numbers that asked to register, by mobile number. */
  pendingUsers: Map<string, { username: string; email: string }>
  /** Numbers that were sent a code which nobody has used, by the attempt that asked. */
  codeAttempts: Map<string, string>
  /** Passwords of those who have one of their own, by user id; everybody else's is `password`. */
  passwords: Map<string, string>
  products: Product[]
  /** What a list says of a product's schedule, which customers are not told, by its id. */
  schedules: Map<string, string>
  /** What this shop does not sell online beside Schedule X, as core's `bannedWords` reads it. */
  notSoldOnline: string[]
  /** Null: those that the products name. */
  brands: Brand[] | null
  /** Null: those that the products stand under. */
  categories: Category[] | null
  menuGroups: MenuGroup[]
  banners: Banner[]
  adsBanners: AdsBanner[]
  dynamicCategories: DynamicCategory[]
  /** Ids of the deals of the day; null: every product with a discount. */
  deals: string[] | null
  pincodes: Pincode[]
  states: StateShipping[]
  coupons: Coupon[]
  orders: Order[]
  /** Bodies and answers of orders by idempotency key. */
  ordersByKey: Map<string, { body: string; order: Order }>
  /** What an order was asked for with, by its id. */
  fingerprints: Map<string, string>
  /** How an order is to be paid, by its id. */
  orderMethods: Map<string, PaymentMethod>
  /** The gateway's id of a popup's payment, by the order's id. */
  popupPayments: Map<string, string>
  /** Where the form of the second gateway goes. */
  gatewayFormUrl: string
  invoices: Invoice[]
  /** By what their customer asks for them by. */
  creditNotes: Map<string, CreditNote>
  /** Ids of pictures that were uploaded for a return and are in none yet. */
  returnPictures: string[]
  notifications: PushNotification[]
  /** Orders by prescription, and whose they are. */
  prescriptionRequests: (PrescriptionRequest & { userId: string })[]
  stockRequests: StockRequest[]
  newProductRequests: { productName: string; mobileNumber: string; user: string }[]
  /** E-mail of a reset link, by the link's id. */
  resetLinks: Map<string, string>
  /** User id of a link that verifies an e-mail, by the link's id. */
  verifyLinks: Map<string, string>
  /** Ids of the links that confirm a subscription. */
  newsletterLinks: Set<string>
  /** Ids of the links that were mailed, oldest first. */
  mailedLinks: string[]
  checkoutBanner: PageBanner | null
  /** What a page must know of each way to pay follows from its method. */
  checkoutConfig: Omit<CheckoutConfig, 'offers'>
  /** The gateway says yes to a payment of this signature alone. */
  goodSignature: string
  issueToken(userId: string): string
  /** A number that nothing here has yet. */
  nextId(): number
}

export function createContractState(initial: Partial<ContractState>): ContractState {
  const tokens = new Map<string, string>()
  let issued = 0
  const nextId = () => {
    issued += 1
    return issued
  }
  return {
    users: [],
    tokens,
    otp: '1234',
    needsWork: false,
    password: 'Peepal42',
    pendingUsers: new Map(),
    codeAttempts: new Map(),
    passwords: new Map(),
    products: structuredClone([...productFixtures]),
    schedules: new Map(),
    notSoldOnline: bannedWords(NOT_SOLD_ONLINE),
    brands: null,
    categories: null,
    menuGroups: [],
    banners: [],
    adsBanners: [],
    dynamicCategories: [],
    deals: null,
    pincodes: [
      { pincode: '600001', district: 'Chennai', state: 'Tamil Nadu' },
      { pincode: '600002', district: 'Chennai', state: 'Tamil Nadu' },
      { pincode: '560001', district: 'Bengaluru', state: 'Karnataka' },
      { pincode: '744101', district: 'South Andaman', state: 'Andaman And Nicobar Islands' },
    ],
    states: [
      { stateName: 'Tamil Nadu', shippingFees: 40, tat: 2 },
      { stateName: 'Karnataka', shippingFees: 60, tat: 3 },
    ],
    coupons: [
      {
        name: 'FEVER10',
        maxLimit: 5,
        discountPercentage: 10,
        expireDate: '2099-12-31T00:00:00.000Z',
        products: ['p-paracetamol'],
        usedUsers: [],
      },
      {
        name: 'OLD5',
        maxLimit: 5,
        discountPercentage: 5,
        expireDate: '2020-01-01T00:00:00.000Z',
        products: ['p-paracetamol'],
        usedUsers: [],
      },
    ],
    orders: [],
    ordersByKey: new Map(),
    fingerprints: new Map(),
    orderMethods: new Map(),
    popupPayments: new Map(),
    gatewayFormUrl: 'https://gateway.test/pay',
    invoices: [invoiceFixture],
    creditNotes: new Map(),
    returnPictures: [],
    notifications: [],
    prescriptionRequests: [],
    stockRequests: [],
    newProductRequests: [],
    newsletterLinks: new Set(),
    resetLinks: new Map([['reset-1', 'kavitha@example.com']]),
    verifyLinks: new Map(),
    mailedLinks: [],
    checkoutBanner: { title: 'Order Review', description: 'Check your order before you pay.' },
    checkoutConfig: {
      paymentMethods: ['cod'],
      isDirectOrder: true,
      gateway: null,
      gatewayKey: null,
      gatewayScriptUrl: null,
      storeName: 'Dawakit Pharmacy',
      storeState: 'Tamil Nadu',
      supportPhone: '044 4000 0000',
      supportEmail: 'care@dawakit.example',
      sellerGstin: '33AAAAA0000A1Z9',
    },
    goodSignature: 'good-signature',
    issueToken(userId) {
      const part = (value: object) =>
        btoa(JSON.stringify(value)).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
      const expires = Math.floor(Date.now() / 1000) + 7 * 24 * 3600
      const token = `${part({ alg: 'HS256' })}.${part({ sub: userId, exp: expires, jti: nextId() })}.c2lnbg`
      tokens.set(token, userId)
      return token
    },
    nextId,
    ...initial,
  }
}
