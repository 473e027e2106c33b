import { orderFixture } from '@dawakit/testing/fixtures/orders'
import type { CartLine, Coupon, PlacedOrder, ProductSummary, User } from '../src/types.ts'

export const product = (id: string, more: Partial<ProductSummary> = {}): ProductSummary => ({
  _id: id,
  name: `Paracetamol ${id}`,
  slug: `paracetamol-${id}`,
  description: 'Tablet',
  thumbnailUrl: '',
  purchasedPrice: 30,
  salesPrice: 24.5,
  discount: '18',
  manufacturerName: 'Maker',
  packageSize: '15 tablets',
  brand: null,
  totalStocks: 120,
  stockAlertThreshold: 10,
  isPrescriptionNeeded: false,
  isColdChainNeeded: false,
  saltComposition: ['Paracetamol'],
  isGeneralProduct: true,
  generalCategory: 'Fever',
  specialityCategory: null,
  generalSubCategory: null,
  specialitySubCategory: null,
  isForSale: true,
  dosageForm: 'tablet',
  unitsPerPack: 15,
  unit: 'tablet',
  ratingAverage: 0,
  ratingCount: 0,
  ...more,
})

export const line = (id: string, quantity = 1): CartLine => ({ ...product(id), quantity, variant: null })

export const user = (more: Partial<User> = {}): User => ({
  _id: 'u1',
  username: 'Asha',
  email: 'asha@example.in',
  mobileNumber: '9876543210',
  gender: '',
  bloodGroup: '',
  dateOfBirth: '',
  pincode: '',
  isEmailVerified: true,
  cart: [],
  shippingAddresses: [],
  prescriptions: [],
  viewedProducts: [],
  ...more,
})

export const coupon = (more: Partial<Coupon> = {}): Coupon => ({
  name: 'SAVE10',
  maxLimit: 5,
  discountPercentage: 10,
  expireDate: '2999-12-31',
  products: ['a'],
  usedUsers: [],
  ...more,
})

export const placedOrder: PlacedOrder = {
  ...orderFixture({ _id: 'o1', orderNumber: 'DK-1' }),
  next: 'done',
}

/** A token as the server signs them, its end this many seconds from now. */
export const token = (secondsToLive: number): string => {
  const exp = Math.floor(Date.now() / 1000) + secondsToLive
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
  return `${part({ alg: 'HS256' })}.${part({ sub: 'u1', name: 'Aśhā??', exp })}.signature`
}

/** A storage as a browser's, shared by the tabs that hold it. */
export function memoryStorage(initial: Record<string, string> = {}) {
  const values = new Map(Object.entries(initial))
  return {
    values,
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
    removeItem: (key: string) => void values.delete(key),
  }
}
