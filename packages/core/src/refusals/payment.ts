export const paymentLibraryFailed = {
  code: 'payment-library-failed',
  text: 'The payment library failed to load. Please check your connection and try again.',
} as const
export const createOrderFailed = {
  code: 'create-order-failed',
  text: 'Failed to create order. Please try again.',
} as const
export const userIdMissing = {
  code: 'user-id-missing',
  text: 'User ID is missing. Please log in again or refresh the page.',
} as const
export const paymentAttemptFailed = {
  code: 'payment-attempt-failed',
  text: 'Your payment attempt failed. Please try again.',
} as const
export const paymentError = {
  code: 'payment-error',
  text: 'An error occurred during payment. Please try again.',
} as const
export const gatewayAuthFailed = {
  code: 'gateway-auth-failed',
  text: 'Payment gateway authentication failed. Please contact support.',
} as const
export const paymentVerificationFailed = {
  code: 'payment-verification-failed',
  text: 'Payment verification failed',
} as const
export const processPaymentFailed = {
  code: 'process-payment-failed',
  text: 'Failed to process payment. Please try again.',
} as const
export const paymentNotNeeded = {
  code: 'payment-not-needed',
  text: 'This order does not need a payment',
} as const
export const paymentMethodUnavailable = {
  code: 'payment-method-unavailable',
  text: 'This payment method is not available',
} as const
export const paymentFrameBlocked = {
  code: 'payment-frame-blocked',
  text: 'This website does not let the payment page in. Please choose another way to pay.',
} as const
export const paymentFrameSilent = {
  code: 'payment-frame-silent',
  text: 'The payment page does not answer. Please try again, or choose another way to pay.',
} as const
