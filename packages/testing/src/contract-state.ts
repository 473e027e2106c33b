import type {
  Brand,
  CheckoutConfig,
  Coupon,
  Invoice,
  Order,
  Pincode,
  Product,
  PushNotification,
  StateShipping,
  StockRequest,
  User,
} from '@dawakit/core/contract'
import { invoiceFixture } from './fixtures/orders.ts'
import { productFixtures } from './fixtures/products.ts'

/** Everything the contract server knows. */
export interface ContractState {
  users: User[]
  /** Token to user id. */
  tokens: Map<string, string>
  /** The code that every OTP is. */
  otp: string
  password: string
  /** Details of numbers that asked to register, by mobile number. */
  pendingUsers: Map<string, { username: string; email: string }>
  products: Product[]
  brands: Brand[]
  pincodes: Pincode[]
  states: StateShipping[]
  coupons: Coupon[]
  orders: Order[]
  /** Bodies and answers of orders by idempotency key. */
  ordersByKey: Map<string, Order>
  invoices: Invoice[]
  notifications: PushNotification[]
  stockRequests: StockRequest[]
  newProductRequests: { productName: string; mobileNumber: string; user: string }[]
  /** E-mail of a reset link, by the link's id. */
  resetLinks: Map<string, string>
  checkoutConfig: CheckoutConfig
  /** The gateway says yes to a payment of this signature alone. */
  goodSignature: string
  issueToken(userId: string): string
}

let issued = 0

export function createContractState(initial: Partial<ContractState>): ContractState {
  const tokens = new Map<string, string>()
  return {
    users: [],
    tokens,
    otp: '1234',
    password: 'Secret1',
    pendingUsers: new Map(),
    products: structuredClone([...productFixtures]),
    brands: [],
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
    invoices: [invoiceFixture],
    notifications: [],
    stockRequests: [],
    newProductRequests: [],
    resetLinks: new Map([['reset-1', 'kavitha@example.com']]),
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
      sellerGstin: '33AAAAA0000A1Z5',
    },
    goodSignature: 'good-signature',
    issueToken(userId) {
      issued += 1
      const part = (value: object) =>
        btoa(JSON.stringify(value)).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
      const expires = Math.floor(Date.now() / 1000) + 7 * 24 * 3600
      const token = `${part({ alg: 'HS256' })}.${part({ sub: userId, exp: expires, jti: issued })}.c2lnbg`
      tokens.set(token, userId)
      return token
    },
    ...initial,
  }
}
