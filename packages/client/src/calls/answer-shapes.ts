import type { CallData, CallName } from '@dawakit/core/contract'

/** What of an answer must be as the contract says for our widgets to show it: the rest may be missing. */
export type Shape =
  | 'string'
  | 'number'
  | 'boolean'
  | readonly [Shape]
  | { readonly maybe: Shape }
  | { readonly [field: string]: Shape }

type ShapeOf<Data> = null extends Data
  ? { readonly maybe: ShapeOf<NonNullable<Data>> }
  : Data extends string
    ? 'string'
    : Data extends number
      ? 'number'
      : Data extends boolean
        ? 'boolean'
        : Data extends readonly (infer One)[]
          ? readonly [ShapeOf<One>]
          : { readonly [Field in keyof Data]?: ShapeOf<Data[Field]> | Loose<Data[Field]> }

/** Without it a widget still has something to show. */
interface Loose<Data> {
  readonly maybe: ShapeOf<NonNullable<Data>>
}

const product = {
  _id: 'string',
  name: 'string',
  salesPrice: 'number',
  purchasedPrice: 'number',
} as const
const products = [product] as const
const wholeProduct = {
  ...product,
  saltComposition: ['string'],
  galleryImages: [{}],
  reviews: [{ rating: 'number' }],
  attributes: [{}],
  variants: [{}],
} as const
const lines = [{ ...product, quantity: 'number' }] as const
const addresses = [{ id: 'string', name: 'string', stateName: 'string' }] as const
const user = {
  _id: 'string',
  username: 'string',
  cart: { maybe: lines },
  shippingAddresses: addresses,
  prescriptions: [{ id: 'string' }],
} as const
const order = {
  _id: 'string',
  orderNumber: 'string',
  products: [{ _id: 'string', name: 'string', quantity: 'number', salesPrice: 'number' }],
  orderedAt: 'string',
  shippingAddress: {},
  totals: { total: 'number' },
  totalPrice: 'number',
  refunds: [{ amount: 'number' }],
  paymentStatus: 'string',
  deliveryStatus: 'string',
  deliveryStatusTiming: {},
} as const
const pincode = { district: 'string', state: 'string' } as const

/** The calls whose data a page shows or works with. */
export const answerShapes = {
  'POST /post/signIn': user,
  'POST /post/verifyToken': user,
  'GET /get/user': user,
  'PUT /update/userDetails': user,
  'POST /post/shippingAddress': addresses,
  'PUT /update/shippingAddress': addresses,
  'DELETE /delete/shippingAddress': addresses,
  'POST /post/cart': lines,
  'PUT /update/cart': lines,
  'PUT /update/cartQuantity': lines,
  'DELETE /delete/clearCart': lines,
  'GET /get/search': {
    products,
    variants: { maybe: [{ productId: 'string', name: 'string' }] },
    salts: { maybe: products },
    didYouMean: { maybe: products },
  },
  'GET /get/listing': { products, facets: {} },
  'GET /get/products': products,
  'GET /get/product': wholeProduct,
  'GET /get/productBySlug': wholeProduct,
  'GET /get/alternativeProduct': products,
  'GET /get/similarProducts': products,
  'GET /get/productsBySalt': products,
  'GET /get/dealsOfTheDay': products,
  'POST /get/productsByGeneralCategoryName': products,
  'POST /get/productsBySpecialityCategoryName': products,
  'POST /get/productsByGeneralCategoryNameAndSubCategory': products,
  'POST /get/productsBySpecialityCategoryNameAndSubCategory': products,
  'POST /get/productsByBrand': products,
  'GET /get/pincode': [pincode],
  'GET /get/singlePincode': { maybe: pincode },
  'GET /get/singleState': { maybe: { stateName: 'string', shippingFees: 'number', tat: 'number' } },
  'GET /get/userProductRequests': [{ product: 'string' }],
  'GET /get/pushNotifications': [
    { _id: 'string', title: 'string', createdAt: 'string', seenUsers: ['string'] },
  ],
  'GET /get/checkoutConfig': { offers: [{ method: 'string', kind: 'string' }] },
  'GET /get/promoCode': {
    maybe: {
      name: 'string',
      discountPercentage: 'number',
      expireDate: 'string',
      products: ['string'],
      usedUsers: ['string'],
    },
  },
  'POST /post/order': order,
  'POST /post/payment': { id: 'string', amount: 'number' },
  'POST /post/verifyPayment': order,
  'POST /post/ccav/init': { action: 'string', fields: {} },
  'GET /get/orderByUserId': [order],
  'GET /get/userOrder': order,
  'PUT /update/cancelOrder': order,
  'GET /get/invoice': {
    invoiceNumber: 'string',
    seller: {},
    billTo: {},
    placeOfSupply: {},
    lines: [{ name: 'string', quantity: 'number', total: 'number' }],
    grandTotal: 'number',
  },
} as const satisfies { readonly [Name in CallName]?: ShapeOf<CallData<Name>> }
