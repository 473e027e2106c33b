export const reasonNeeded = { code: 'reason-needed', text: 'Please write the reason' } as const
export const reasonTooLong = {
  code: 'reason-too-long',
  text: 'A reason has at most 500 characters',
} as const
export const returnNotFound = { code: 'return-not-found', text: 'Return not found' } as const
export const returnNotAllowed = {
  code: 'return-not-allowed',
  text: 'This return has moved on. Please look at it again',
} as const
export const returnAfterDelivery = {
  code: 'return-after-delivery',
  text: 'An order can be returned once it has been delivered',
} as const
export const returnTooLate = {
  code: 'return-too-late',
  text: 'The time in which this could be returned is over',
} as const
export const nothingToReturn = {
  code: 'nothing-to-return',
  text: 'Please choose what you return',
} as const
export const returnQuantityNotRight = {
  code: 'return-quantity-not-right',
  text: 'No more can be returned than was delivered and has not come back',
} as const
export const notReturnable = {
  code: 'not-returnable',
  text: 'This product can only be returned when it is damaged or wrong',
} as const
export const batchMissing = {
  code: 'batch-missing',
  text: 'Please enter the batch number that stands on the pack',
} as const
export const batchNotOfOrder = {
  code: 'batch-not-of-order',
  text: 'This batch number is not of this order',
} as const
export const pictureTypes = {
  code: 'picture-types',
  text: 'A picture must be a jpg, png or jpeg image',
} as const
export const pictureTooLarge = {
  code: 'picture-too-large',
  text: 'A picture must be at most 8 MB',
} as const
export const picturesTooMany = {
  code: 'pictures-too-many',
  text: 'A return takes at most 4 pictures',
} as const
export const pictureNotNeeded = {
  code: 'picture-not-needed',
  text: 'Pictures are taken of what came damaged or wrong',
} as const
export const pictureGone = {
  code: 'picture-gone',
  text: 'A picture is no longer there. Please add it again',
} as const
export const picturesFull = {
  code: 'pictures-full',
  text: 'No more pictures can be kept for you now. Please send the request without, and tell us',
} as const
export const payToMissing = {
  code: 'pay-to-missing',
  text: 'Please say where the money goes: a UPI ID or a bank account',
} as const
export const upiNotRight = {
  code: 'upi-not-right',
  text: 'Please enter a UPI ID like name@bank',
} as const
export const accountHolderMissing = {
  code: 'account-holder-missing',
  text: 'Please enter the name of the account’s holder',
} as const
export const accountNotRight = {
  code: 'account-not-right',
  text: 'An account number has 9 to 18 digits',
} as const
export const ifscNotRight = {
  code: 'ifsc-not-right',
  text: 'An IFSC has 11 characters, like SBIN0001234',
} as const
export const payToNotNeeded = {
  code: 'pay-to-not-needed',
  text: 'Nothing of this order waits for a UPI ID or a bank account',
} as const
export const creditNoteNotFound = {
  code: 'credit-note-not-found',
  text: 'Credit note not found',
} as const
