/**
 * The error catalogue: every sentence a call or a widget can answer with, once, to the letter
 * (odd wording included: it is the catalogue's). Each is its own constant, so that a widget
 * carries only the sentences it can say.
 */
interface Message<Code extends string = string> {
  readonly code: Code
  readonly text: string
}

const say = <const Code extends string>(code: Code, text: string): Message<Code> => ({ code, text })

// Sign-in by mobile number
export const enterValidNumber = /* @__PURE__ */ say('enter-valid-number', 'Enter a valid Number')
export const enterAllFields = /* @__PURE__ */ say('enter-all-fields', 'Enter All Fields')
export const enterValidEmail = /* @__PURE__ */ say('enter-valid-email', 'Enter Valid Email')
export const enterFourDigits = /* @__PURE__ */ say('enter-four-digits', 'Enter four digits')
export const newUserDetails = /* @__PURE__ */ say('new-user', 'Enter your name and email to register')
export const otpWrong = /* @__PURE__ */ say('otp-wrong', 'Invalid OTP')
export const otpExpired = /* @__PURE__ */ say('otp-expired', 'OTP Expired')
export const otpTooManyTries = /* @__PURE__ */ say(
  'otp-too-many-tries',
  'Too many wrong attempts. Request a new OTP',
)
export const otpWait = /* @__PURE__ */ say('otp-wait', 'Please wait before requesting another OTP')
export const tooManyRequests = /* @__PURE__ */ say(
  'too-many-requests',
  'Too many requests. Please try again later',
)
export const mobileTaken = /* @__PURE__ */ say('mobile-taken', 'Mobile number is already registered')
export const emailTaken = /* @__PURE__ */ say('email-taken', 'Email is already registered')

// Pincode
export const enterValidPincode = /* @__PURE__ */ say('enter-valid-pincode', 'Enter a valid Pincode')
export const pincodeUnavailable = /* @__PURE__ */ say(
  'pincode-unavailable',
  'Currently not available for this Pin Code',
)

// Product and stock requests
export const enterProductName = /* @__PURE__ */ say('enter-product-name', 'Enter Product Name')
export const enterValidMobileNumber = /* @__PURE__ */ say(
  'enter-valid-mobile-number',
  'Enter Valid Mobile Number',
)
export const loginToRequestMedicine = /* @__PURE__ */ say(
  'login-to-request-medicine',
  'Login to Request Medicine',
)
export const loginToNotify = /* @__PURE__ */ say('login-to-notify', 'Login to Notify')
export const productInStock = /* @__PURE__ */ say('product-in-stock', 'This product is in stock')

// Cart
export const cartEmpty = /* @__PURE__ */ say('cart-empty', 'Cart Is Empty')
export const loginToCheckout = /* @__PURE__ */ say('login-to-checkout', 'Login to Checkout')
export const loginFirst = /* @__PURE__ */ say('login', 'Login')
export const quantityTooSmall = /* @__PURE__ */ say('quantity-too-small', 'Quantity must be at least 1')
export const maximumProductReached = /* @__PURE__ */ say('maximum-product-reached', 'Maximum Product Reached')
export const notMoreAtOnce = /* @__PURE__ */ say(
  'not-more-at-once',
  'Not allowed more than 3 product at once',
)
export const outOfStock = /* @__PURE__ */ say('out-of-stock', 'Out of stock')
export const notEnoughStock = /* @__PURE__ */ say('not-enough-stock', 'Not enough stock for this quantity')
export const notForSale = /* @__PURE__ */ say('not-for-sale', 'This product is not for sale')
export const notInCart = /* @__PURE__ */ say('not-in-cart', 'This product is not in your cart')

// Coupon
export const loginToApplyCoupon = /* @__PURE__ */ say('login-to-apply-coupon', 'Login to Apply Coupon')
export const invalidCouponCode = /* @__PURE__ */ say('invalid-coupon-code', 'Invalid Coupon Code')
export const couponExpired = /* @__PURE__ */ say('coupon-expired', 'Coupon Expired')
export const couponUsed = /* @__PURE__ */ say('coupon-used', 'You have already applied this Coupon')
export const couponInvalid = /* @__PURE__ */ say('coupon-invalid', 'This coupon is invalid')

// Addresses
export const allFieldsRequired = /* @__PURE__ */ say('all-fields-required', 'All Fields Are Required')
export const enterAValidEmail = /* @__PURE__ */ say('enter-a-valid-email', 'Enter A Valid Email')
export const maximumAddressReached = /* @__PURE__ */ say('maximum-address-reached', 'Maximum Address Reached')
export const stateUnavailable = /* @__PURE__ */ say('state-unavailable', 'State is not Available')

// Checkout
export const acceptTerms = /* @__PURE__ */ say('accept-terms', 'Please Accept Terms And Conditions')
export const addAddress = /* @__PURE__ */ say('add-address', 'Please add an Address')
export const selectPrescription = /* @__PURE__ */ say(
  'select-prescription',
  'Please upload & select the Prescription',
)
export const totalsChanged = /* @__PURE__ */ say(
  'totals-changed',
  'Prices have changed. Please review your order',
)
export const idempotencyMismatch = /* @__PURE__ */ say(
  'idempotency-mismatch',
  'This request was already used for another order',
)
export const orderInProgress = /* @__PURE__ */ say('order-in-progress', 'Your order is being placed')

// Payment
export const paymentLibraryFailed = /* @__PURE__ */ say(
  'payment-library-failed',
  'The payment library failed to load. Please check your connection and try again.',
)
export const createOrderFailed = /* @__PURE__ */ say(
  'create-order-failed',
  'Failed to create order. Please try again.',
)
export const userIdMissing = /* @__PURE__ */ say(
  'user-id-missing',
  'User ID is missing. Please log in again or refresh the page.',
)
export const paymentAttemptFailed = /* @__PURE__ */ say(
  'payment-attempt-failed',
  'Your payment attempt failed. Please try again.',
)
export const paymentError = /* @__PURE__ */ say(
  'payment-error',
  'An error occurred during payment. Please try again.',
)
export const gatewayAuthFailed = /* @__PURE__ */ say(
  'gateway-auth-failed',
  'Payment gateway authentication failed. Please contact support.',
)
export const paymentVerificationFailed = /* @__PURE__ */ say(
  'payment-verification-failed',
  'Payment verification failed',
)
export const processPaymentFailed = /* @__PURE__ */ say(
  'process-payment-failed',
  'Failed to process payment. Please try again.',
)
export const paymentNotNeeded = /* @__PURE__ */ say(
  'payment-not-needed',
  'This order does not need a payment',
)
export const paymentMethodUnavailable = /* @__PURE__ */ say(
  'payment-method-unavailable',
  'This payment method is not available',
)

// Orders
export const orderNotFound = /* @__PURE__ */ say('order-not-found', 'Order not found')
export const invoiceAfterDelivery = /* @__PURE__ */ say(
  'invoice-after-delivery',
  'Invoice will available after delivery',
)
export const orderNotReceived = /* @__PURE__ */ say(
  'order-not-received',
  'Sorry! We did not recieve your order.',
)
export const cancelNotAllowed = /* @__PURE__ */ say(
  'cancel-not-allowed',
  'This order can no longer be cancelled',
)
export const moveNotAllowed = /* @__PURE__ */ say('move-not-allowed', 'An order only moves forward')
export const orderNotPaid = /* @__PURE__ */ say('order-not-paid', 'This order has not been paid')

// Reviews
export const enterReview = /* @__PURE__ */ say('enter-review', 'Please enter a review')
export const loginToReview = /* @__PURE__ */ say('login-to-review', 'Login to review')
export const buyToReview = /* @__PURE__ */ say('buy-to-review', 'Buy this product to post reviews')
export const alreadyReviewed = /* @__PURE__ */ say('already-reviewed', 'You have already reviewed')
export const ratingOutOfRange = /* @__PURE__ */ say('rating-out-of-range', 'Rating must be from 1 to 5')

// Password sign-up, sign-in, reset
export const acceptTermsSignUp = /* @__PURE__ */ say(
  'accept-terms-sign-up',
  'Please Accept Terms & Conditions',
)
export const passwordRule = /* @__PURE__ */ say(
  'password-rule',
  'Password must be 6 to 20 characters with at least one digit, one lowercase and one uppercase letter',
)
export const wrongCredentials = /* @__PURE__ */ say('wrong-credentials', 'Invalid email or password')
export const verifyEmailFirst = /* @__PURE__ */ say('verify-email-first', 'Verify your email to login')
export const accountLocked = /* @__PURE__ */ say(
  'account-locked',
  'Too many failed logins. Please try again after 15 minutes',
)
export const enterYourEmail = /* @__PURE__ */ say('enter-your-email', 'Please enter your email')
export const enterAValidEmailReset = /* @__PURE__ */ say('enter-a-valid-email-reset', 'Enter a valid email')
export const enterNewPassword = /* @__PURE__ */ say('enter-new-password', 'Please enter your new password')
export const passwordsDiffer = /* @__PURE__ */ say('passwords-differ', 'Passwords does not matched')
export const linkExpired = /* @__PURE__ */ say(
  'link-expired',
  'This link has expired. Please request a new one',
)
export const usernameRequired = /* @__PURE__ */ say('username-required', 'Username is required')

// Prescriptions and uploads
export const prescriptionTypes = /* @__PURE__ */ say(
  'prescription-types',
  'Prescription must be a jpg, png or jpeg image',
)
export const prescriptionTooLarge = /* @__PURE__ */ say(
  'prescription-too-large',
  'Prescription must be at most 8 MB',
)
export const bodyTooLarge = /* @__PURE__ */ say('body-too-large', 'The request is too large')

// Everywhere
export const somethingWentWrong = /* @__PURE__ */ say('something-went-wrong', 'Something went wrong')
export const textTooLong = /* @__PURE__ */ say('text-too-long', 'This text is too long')
export const invalidRequest = /* @__PURE__ */ say('invalid-request', 'The request is not valid')
export const notFound = /* @__PURE__ */ say('not-found', 'Not found')
export const productNotFound = /* @__PURE__ */ say('product-not-found', 'Product not found')
export const notYours = /* @__PURE__ */ say('not-yours', 'You are not allowed to do this')
export const sessionExpired = /* @__PURE__ */ say(
  'session-expired',
  'Your session has expired. Please login again',
)
export const loginRequired = /* @__PURE__ */ say('login-required', 'Login to continue')
export const offline = /* @__PURE__ */ say(
  'offline',
  'Could not connect. Check your connection and try again',
)
export const timedOut = /* @__PURE__ */ say(
  'timed-out',
  'The server took too long to answer. Please try again',
)
export const discountExceedsTotal = /* @__PURE__ */ say(
  'discount-exceeds-total',
  'The discount exceeds the total',
)
export const originNotAllowed = /* @__PURE__ */ say(
  'origin-not-allowed',
  'This website is not allowed to use this shop',
)
