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
export const grantUsedUp = {
  code: 'grant-used-up',
  text: 'So many packs are not left on this prescription',
} as const
export const grantExpired = {
  code: 'grant-expired',
  text: 'This prescription is no longer valid',
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
export const reasonNeeded = { code: 'reason-needed', text: 'Please write the reason' } as const
export const questionNeeded = { code: 'question-needed', text: 'Please write your question' } as const
export const nothingAsked = { code: 'nothing-asked', text: 'There is no question to answer' } as const
export const answerNeeded = {
  code: 'answer-needed',
  text: 'Please write an answer or upload a prescription',
} as const
export const piecesPacked = { code: 'pieces-packed', text: 'These pieces are packed already' } as const
