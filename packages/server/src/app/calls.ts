import { addressCalls } from '../addresses/addresses.calls.ts'
import { brandCalls } from '../brands/brands.calls.ts'
import { cartCalls } from '../cart/cart.calls.ts'
import { categoryCalls } from '../categories/categories.calls.ts'
import { checkoutConfigCalls } from '../checkout/checkout-config.calls.ts'
import { placeOrderCalls } from '../checkout/place-order.calls.ts'
import { couponCalls } from '../coupons/coupons.calls.ts'
import { customerCalls } from '../customers/customers.calls.ts'
import { homeCalls } from '../home/home.calls.ts'
import type { AnyCall } from '../http/define-call.ts'
import { invoiceCalls } from '../invoices/invoices.calls.ts'
import { listingCalls } from '../listing/listing.calls.ts'
import { newsletterCalls } from '../newsletter/newsletter.calls.ts'
import { notificationCalls } from '../notifications/notifications.calls.ts'
import { orderCalls } from '../orders/orders.calls.ts'
import { paymentCalls } from '../payments/payments.calls.ts'
import { pincodeCalls } from '../pincodes/pincodes.calls.ts'
import { prescriptionRequestCalls } from '../prescription-requests/prescription-requests.calls.ts'
import { prescriptionCalls } from '../prescriptions/prescriptions.calls.ts'
import { productCalls } from '../products/products.calls.ts'
import { requestCalls } from '../requests/requests.calls.ts'
import { returnCalls } from '../returns/returns.calls.ts'
import { reviewCalls } from '../reviews/reviews.calls.ts'
import { searchCalls } from '../search/search.calls.ts'
import { sessionCalls } from '../sessions/sessions.calls.ts'

/** Every JSON call of the API, one list per noun. */
export const calls: AnyCall[] = [
  ...sessionCalls,
  ...customerCalls,
  ...addressCalls,
  ...prescriptionCalls,
  ...prescriptionRequestCalls,
  ...requestCalls,
  ...reviewCalls,
  ...notificationCalls,
  ...newsletterCalls,
  ...cartCalls,
  ...searchCalls,
  ...productCalls,
  ...categoryCalls,
  ...brandCalls,
  ...listingCalls,
  ...homeCalls,
  ...pincodeCalls,
  ...couponCalls,
  ...placeOrderCalls,
  ...orderCalls,
  ...invoiceCalls,
  ...returnCalls,
  ...checkoutConfigCalls,
  ...paymentCalls,
]
