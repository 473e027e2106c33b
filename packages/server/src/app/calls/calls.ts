import { brandCalls } from '../../catalogue/brands/brands.calls.ts'
import { categoryCalls } from '../../catalogue/categories/categories.calls.ts'
import { homeCalls } from '../../catalogue/home/home.calls.ts'
import { listingCalls } from '../../catalogue/listing/listing.calls.ts'
import { pincodeCalls } from '../../catalogue/pincodes/pincodes.calls.ts'
import { productCalls } from '../../catalogue/products/products.calls.ts'
import { reviewCalls } from '../../catalogue/reviews/reviews.calls.ts'
import { searchCalls } from '../../catalogue/search/search.calls.ts'
import type { AnyCall } from '../../ground/http/define-call.ts'
import { checkoutConfigCalls } from '../../money/checkout/checkout-config.calls.ts'
import { placeOrderCalls } from '../../money/checkout/place-order.calls.ts'
import { invoiceCalls } from '../../money/invoices/invoices.calls.ts'
import { paymentCalls } from '../../money/payments/payments.calls.ts'
import { returnCalls } from '../../money/returns/returns.calls.ts'
import { orderCalls } from '../../orders/own/orders.calls.ts'
import { addressCalls } from '../../people/addresses/addresses.calls.ts'
import { cartCalls } from '../../people/cart/cart.calls.ts'
import { couponCalls } from '../../people/coupons/coupons.calls.ts'
import { customerCalls } from '../../people/customers/customers.calls.ts'
import { newsletterCalls } from '../../people/newsletter/newsletter.calls.ts'
import { notificationCalls } from '../../people/notifications/notifications.calls.ts'
import { sessionCalls } from '../../people/sessions/sessions.calls.ts'
import { prescriptionCalls } from '../../prescriptions/files/prescriptions.calls.ts'
import { prescriptionRequestCalls } from '../../requests/by-prescription/prescription-requests.calls.ts'
import { requestCalls } from '../../requests/of-products/requests.calls.ts'

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
