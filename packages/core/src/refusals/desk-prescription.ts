export const prescriptionNotApproved = {
  code: 'prescription-not-approved',
  text: 'A pharmacist has to approve the prescription first',
} as const
export const notWaitingForPharmacist = {
  code: 'not-waiting-for-pharmacist',
  text: 'This order does not wait for a pharmacist',
} as const
export const registeredPharmacistOnly = {
  code: 'registered-pharmacist-only',
  text: 'Only a pharmacist with a registration number can do this',
} as const
export const approveWhatWasOrdered = {
  code: 'approve-what-was-ordered',
  text: 'No more can be approved than was ordered, and at least one pack',
} as const
export const particularsNeeded = {
  code: 'particulars-needed',
  text: 'This medicine needs the prescriber’s name, registration number and address, and the patient’s address',
} as const
export const particularsWritten = {
  code: 'particulars-written',
  text: 'These particulars are written down already',
} as const
export const approvalNotTakenBack = {
  code: 'approval-not-taken-back',
  text: 'This approval can no longer be taken back: the order is packed, or has ended',
} as const
export const prescriptionDays = {
  code: 'prescription-days',
  text: 'A prescription is valid from today for at most 180 days',
} as const
export const grantPacks = {
  code: 'grant-packs',
  text: 'A prescription is good for at least what is approved, and for at most 100 packs',
} as const
export const otherPrescription = {
  code: 'other-prescription',
  text: 'This prescription is not for this line',
} as const
export const questionNeeded = { code: 'question-needed', text: 'Please write your question' } as const
export const piecesPacked = { code: 'pieces-packed', text: 'These pieces are packed already' } as const
export const linesMissing = { code: 'lines-missing', text: 'Please add at least one product' } as const
export const productTwice = {
  code: 'product-twice',
  text: 'A product stands in two lines. Please make one of them',
} as const
export const grantMissing = {
  code: 'grant-missing',
  text: 'Please say how many packs the prescription is good for, and until when',
} as const
export const grantNotNeeded = {
  code: 'grant-not-needed',
  text: 'This product needs no prescription',
} as const
export const questionWaits = {
  code: 'question-waits',
  text: 'The customer has not answered the last question yet',
} as const
