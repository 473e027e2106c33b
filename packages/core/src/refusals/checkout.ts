export const acceptTerms = { code: 'accept-terms', text: 'Please Accept Terms And Conditions' } as const
export const addAddress = { code: 'add-address', text: 'Please add an Address' } as const
export const cashAboveCeiling = {
  code: 'cash-above-ceiling',
  text: 'This amount cannot be paid in cash on delivery',
} as const
export const cashOrdersOpen = {
  code: 'cash-orders-open',
  text: 'Please wait until your earlier cash orders have arrived',
} as const
export const cashNeedsCode = {
  code: 'cash-needs-code',
  text: 'Please confirm your mobile number with a code to pay your first order in cash',
} as const
export const selectPrescription = {
  code: 'select-prescription',
  text: 'Please upload & select the Prescription',
} as const
export const enterPatientName = {
  code: 'enter-patient-name',
  text: 'Please enter the name of the patient',
} as const
export const enterPatientAge = {
  code: 'enter-patient-age',
  text: 'Please enter the age of the patient in whole years, from 0 to 120',
} as const
export const totalsChanged = {
  code: 'totals-changed',
  text: 'Prices have changed. Please review your order',
} as const
export const cartChanged = {
  code: 'cart-changed',
  text: 'Your cart has changed. Please review your order',
} as const
export const idempotencyMismatch = {
  code: 'idempotency-mismatch',
  text: 'This request was already used for another order',
} as const
export const orderInProgress = { code: 'order-in-progress', text: 'Your order is being placed' } as const
