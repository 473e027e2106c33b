export const prescriptionRequestNotFound = {
  code: 'prescription-request-not-found',
  text: 'This request was not found',
} as const
export const prescriptionsMissing = {
  code: 'prescriptions-missing',
  text: 'Please choose the prescriptions that we are to read',
} as const
export const prescriptionRequestClosed = {
  code: 'prescription-request-closed',
  text: 'This request has ended. You can ask again any time',
} as const
export const nothingPrepared = {
  code: 'nothing-prepared',
  text: 'Nothing has been prepared of this request that could be ordered',
} as const
export const preparedTooLongAgo = {
  code: 'prepared-too-long-ago',
  text: 'What was prepared can no longer be ordered. Please ask the pharmacist again',
} as const
export const notPrepared = {
  code: 'not-prepared',
  text: 'The pharmacist has not prepared this product',
} as const
export const moreThanPrepared = {
  code: 'more-than-prepared',
  text: 'The pharmacist has prepared fewer pieces of this product',
} as const
export const nothingChosen = {
  code: 'nothing-chosen',
  text: 'Please keep at least one product of what was prepared',
} as const
/** What a pharmacist is told who prepares an order. */
export const prescriptionRequestChanged = {
  code: 'prescription-request-changed',
  text: 'This request has changed meanwhile. Please look at it again',
} as const
