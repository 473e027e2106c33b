import type { InputOf } from './call-input.ts'
import type {
  AdsBanner,
  Banner,
  Brand,
  Category,
  DynamicCategory,
  MenuGroup,
  PageBanner,
  Pincode,
  PushNotification,
  StateShipping,
  SubCategory,
} from './catalogue.ts'
import type {
  Address,
  AddressInput,
  CartLine,
  CartLineInput,
  ChosenVariant,
  StockRequest,
  User,
} from './customer.ts'
import type { Listing, ListingQuery } from './listing.ts'
import type {
  CheckoutConfig,
  Coupon,
  GatewayOrder,
  Invoice,
  Order,
  OrderInput,
  PaymentProof,
  PlacedOrder,
} from './order.ts'
import type { PrescriptionRequest, PrescriptionRequestInput } from './prescription-request.ts'
import type { Product, ProductSummary, Salt, SearchResult } from './product.ts'
import type { CreditNote, PayTo, ReturnOptions, ReturnRequestInput } from './returns.ts'

/** `page` from 1, `limit` 1 to 100 (default 20); bad values fall back. */
export interface PageQuery {
  page?: number
  limit?: number
}

/** `popularity`: best sellers first, as without one. */
export type ProductSort = 'popularity' | 'name'

export interface CategoryProductsBody {
  categoryName: string
  group?: string
}

export interface SubCategoryProductsBody extends CategoryProductsBody {
  subCategoryName: string
}

/** What may stand beside a mobile number when a code is asked for. */
export interface CodeRequest {
  /** The attempt that asks again. Without it a new one begins, whose code is its own. */
  attemptId?: string
  /** The mark of this device, from an earlier sign-in: it has sends of its own. */
  device?: string
  /** What was asked for by 'work-needed': the challenge and its solution, as JSON. */
  work?: string
}

/** A code is on its way. */
export interface SentCode {
  /** Signing in brings it back: the code is good for this attempt alone. */
  attemptId: string
  /** How many digits the code has: 4, or 6 while somebody guesses. */
  digits: number
}

/** The data of 'work-needed': what `altcha-lib` solves, with PBKDF2. */
export interface WorkChallenge {
  parameters: {
    algorithm: string
    nonce: string
    salt: string
    cost: number
    keyLength: number
    keyPrefix: string
  }
  signature?: string
}

export type SignUpData =
  | ({ mobileNumber: string } & CodeRequest)
  | ({ mobileNumber: string; username: string; email: string; isNewUser: true } & CodeRequest)
  | { mobileNumber: string; username: string; email: string; password: string }

export type SignInData = (
  | { mobileNumber: string; otp: string; attemptId?: string }
  | { email: string; password: string }
) & {
  /** The mark of this device, if it has one. */
  device?: string
  /** What was asked for by 'work-needed': the challenge and its solution, as JSON. */
  work?: string
}

/** Whoever signed in, and the mark of the device that they did it on. */
export interface SignedInUser extends User {
  /** Kept by the client, and sent along when a code is asked for again. */
  device?: string
}

export type ProfileData = Partial<
  Pick<User, 'username' | 'gender' | 'bloodGroup' | 'dateOfBirth' | 'pincode'>
>

/** Bodies that the specifications write `data: {…}`. The server also takes the bare form. */
export interface Wrapped<Data> {
  data: Data
}

/**
 * Every JSON call of the API: `'METHOD /path'` to its query, body and answered data.
 * Paths stand below the API's base (`/api`). Multipart and webhook calls are not here.
 */
export interface Calls {
  // Sessions and customers
  'POST /post/signup': { body: Wrapped<SignUpData>; data: SentCode | null }
  'POST /post/signIn': { body: Wrapped<SignInData>; data: SignedInUser }
  'POST /post/logout': { data: null }
  'POST /post/verifyToken': { data: User }
  'POST /post/verifyEmail': {
    body: { token: string; password?: string; mobileNumber?: string }
    data: null
  }
  'POST /post/forgotPassword': { body: { email: string }; data: null }
  'GET /get/userByForgotPasswordId': { query: { forgotPasswordId: string }; data: { email: string } | null }
  'POST /post/resetPassword': { body: Wrapped<{ id: string; email: string; password: string }>; data: null }
  'GET /get/user': { query: { id: string }; data: User }
  'PUT /update/userDetails': { body: Wrapped<{ id: string; data: ProfileData }>; data: User }
  'POST /post/shippingAddress': { body: { userId: string; address: AddressInput }; data: Address[] }
  'PUT /update/shippingAddress': { body: { userId: string; shippingAddress: Address }; data: Address[] }
  'DELETE /delete/shippingAddress': {
    body: Wrapped<{ userId: string; shippingAddress: { id: string } }>
    data: Address[]
  }
  'DELETE /delete/prescription': {
    body: Wrapped<{ userId: string; prescription: { id: string } }>
    data: null
  }
  'POST /post/viewedProduct': {
    body: {
      userId: string
      viewedProducts?: { id: string; name: string }[]
      product: { id: string; name: string }
    }
    data: { id: string; name: string }[]
  }
  'POST /post/newsletter': { body: { email: string }; data: null }
  'POST /post/confirmNewsletter': { body: { token: string }; data: null }
  'POST /post/leaveNewsletter': { body: { token: string }; data: null }

  // Cart
  'POST /post/cart': { body: Wrapped<{ userId: string; products: CartLineInput[] }>; data: CartLine[] }
  'PUT /update/cart': {
    body: Wrapped<{ userId: string; productId: string; variant?: ChosenVariant | null }>
    data: CartLine[]
  }
  'PUT /update/cartQuantity': {
    body: Wrapped<{ userId: string; productId: string; variant?: ChosenVariant | null; quantity: number }>
    data: CartLine[]
  }
  'DELETE /delete/clearCart': { body: Wrapped<{ userId: string }>; data: CartLine[] }

  // Orders by prescription
  'POST /post/prescriptionRequest': { body: PrescriptionRequestInput; data: PrescriptionRequest }
  'GET /get/prescriptionRequests': { query?: PageQuery; data: PrescriptionRequest[] }
  'GET /get/prescriptionRequest': { query: { id: string }; data: PrescriptionRequest }
  'POST /post/withdrawPrescriptionRequest': { body: { id: string }; data: PrescriptionRequest }
  'POST /post/answerPrescriptionRequest': {
    body: { id: string; questionId: string; answer: string; prescriptions?: string[] }
    data: PrescriptionRequest
  }
  'POST /post/preparedCart': {
    body: { id: string; lines: { productId: string; quantity: number }[] }
    data: CartLine[]
  }

  // Catalogue
  'GET /get/search': { query: { search: string; limit?: number }; data: SearchResult }
  'GET /get/listing': { query: ListingQuery & PageQuery; data: Listing }
  'GET /get/products': { query?: PageQuery & { sort?: ProductSort }; data: ProductSummary[] }
  'GET /get/product': { query: { id: string }; data: Product }
  'GET /get/productBySlug': { query: { category?: string; slug: string }; data: Product }
  'GET /get/alternativeProduct': { query: { id: string }; data: ProductSummary[] }
  'GET /get/similarProducts': { query: { id: string; limit?: number }; data: ProductSummary[] }
  'GET /get/productsBySalt': { query: { salt: string } & PageQuery; data: ProductSummary[] }
  'GET /get/salt': { query: { slug: string }; data: Salt }
  'GET /get/dealsOfTheDay': { data: ProductSummary[] }
  'GET /get/mainBarCategories': { data: Category[] }
  'GET /get/menu-groups': { data: MenuGroup[] }
  'GET /get/generalCategories': { data: Category[] }
  'GET /get/specialityCategories': { data: Category[] }
  'GET /get/generalSubCategories': { data: SubCategory[] }
  'GET /get/specialitySubCategories': { data: SubCategory[] }
  'GET /get/carouselBanner': { data: Banner[] }
  'GET /get/adsBanner': { data: AdsBanner[] }
  'GET /get/dynamicCategories': { data: DynamicCategory[] }
  'POST /get/productsByGeneralCategoryName': {
    query?: PageQuery
    body: CategoryProductsBody
    data: ProductSummary[]
  }
  'POST /get/productsBySpecialityCategoryName': {
    query?: PageQuery
    body: CategoryProductsBody
    data: ProductSummary[]
  }
  'POST /get/productsByGeneralCategoryNameAndSubCategory': {
    query?: PageQuery
    body: SubCategoryProductsBody
    data: ProductSummary[]
  }
  'POST /get/productsBySpecialityCategoryNameAndSubCategory': {
    query?: PageQuery
    body: SubCategoryProductsBody
    data: ProductSummary[]
  }
  'POST /get/generalCategoryByName': { body: { name: string }; data: Category }
  'POST /get/specialityCategoryByName': { body: { name: string }; data: Category }
  'POST /get/generalSubCategoriesByCategoryName': { body: { categoryName: string }; data: SubCategory[] }
  'POST /get/specialitySubCategoriesByCategoryName': { body: { categoryName: string }; data: SubCategory[] }
  'GET /get/brandsByGeneralCategoryName': { query: { categoryName: string }; data: Brand[] }
  'GET /get/brandsBySpecialityCategoryName': { query: { categoryName: string }; data: Brand[] }
  'GET /get/brand': { query: { slug: string }; data: Brand }
  'POST /get/productsByBrand': { query?: PageQuery; body: { brandName: string }; data: ProductSummary[] }

  // Delivery
  'GET /get/pincode': { query: { searchPincode: string }; data: Pincode[] }
  'GET /get/singlePincode': { query: { pincode: string }; data: Pincode | null }
  'GET /get/singleState': { query: { stateName: string }; data: StateShipping | null }
  'GET /get/userStatenames': { data: StateShipping[] }

  // Requests, reviews, notifications
  'POST /post/newProductRequest': {
    body: Wrapped<{ productName: string; mobileNumber: string; user: string }>
    data: null
  }
  'POST /post/productRequest': { body: Wrapped<StockRequest>; data: null }
  'GET /get/userProductRequests': { query: { userId: string; productId: string }; data: StockRequest[] }
  'POST /post/review': {
    body: {
      productId: string
      review: {
        rating: number
        review: string
        username?: string
        userId: string
        email?: string
        date?: string
      }
    }
    data: null
  }
  'POST /post/updateReview': {
    body: { productId: string; userId: string; reviewData: { rating: number; review: string; date?: string } }
    data: null
  }
  'GET /get/pushNotifications': { data: PushNotification[] }
  'PUT /update/pushNotification': { body: Wrapped<{ userId: string; idsArray: string[] }>; data: null }

  // Checkout, payment, orders
  'GET /get/pageBanners/CHECKOUT': { data: PageBanner | null }
  'GET /get/checkoutConfig': { data: CheckoutConfig }
  'GET /get/promoCode': { query: { name: string }; data: Coupon | null }
  'POST /post/order': { body: { order: OrderInput }; data: PlacedOrder }
  'POST /post/payment': { body: { amount: number; currency: 'INR'; orderId: string }; data: GatewayOrder }
  'POST /post/verifyPayment': { body: { order: { _id: string }; payment: PaymentProof }; data: Order }
  'POST /post/ccav/init': {
    body: { orderId: string }
    data: { action: string; fields: Record<string, string> }
  }
  'GET /get/orderByUserId': { query: { id: string } & PageQuery; data: Order[] }
  'GET /get/userOrder': { query: { id: string }; data: Order }
  'PUT /update/cancelOrder': { body: Wrapped<{ id: string; email?: string }>; data: Order }
  'POST /post/prescriptionAnswer': {
    body: { orderId: string; questionId: string; answer?: string; prescriptions?: string[] }
    data: Order
  }
  'GET /get/invoice': { query: { orderId: string }; data: Invoice }
  'GET /get/returnOptions': { query: { orderId: string }; data: ReturnOptions }
  'POST /post/returnRequest': { body: ReturnRequestInput; data: Order }
  /** The id of a return. */
  /** Where all goes that was paid in cash, goes back, and waits for that. */
  'POST /post/payTo': { body: { orderId: string; payTo: PayTo }; data: Order }
  'POST /post/withdrawReturn': { body: { id: string }; data: Order }
  'GET /get/creditNote': { query: { id: string }; data: CreditNote }
}

export type CallName = keyof Calls
export type CallData<Name extends CallName> = Calls[Name]['data']
/** The query and body that a call takes. */
export type CallInput<Name extends CallName> = InputOf<Calls[Name]>
