export const nothingToPack = {
  code: 'nothing-to-pack',
  text: 'Nothing of this order is to be packed now',
} as const
export const packSomething = {
  code: 'pack-something',
  text: 'Please choose at least one piece for the parcel',
} as const
export const packedTooMany = {
  code: 'packed-too-many',
  text: 'These are more pieces than are left to pack',
} as const
export const batchNeeded = {
  code: 'batch-needed',
  text: 'A medicine needs its batch and the month that it expires in',
} as const
export const expiryNotRead = {
  code: 'expiry-not-read',
  text: 'Please write the expiry as the pack has it: 06/28, JUN 28 or 06-2028',
} as const
export const batchExpiresSoon = {
  code: 'batch-expires-soon',
  text: 'This batch expires soon: please say whether it is meant',
} as const
export const batchExpired = { code: 'batch-expired', text: 'This batch has expired' } as const
export const batchTwice = {
  code: 'batch-twice',
  text: 'This batch has two months of expiry: please check it',
} as const
export const batchOfTwoDays = {
  code: 'batch-of-two-days',
  text: 'Two batches of this number expire on different days: please pack the other into a parcel of its own',
} as const
export const parcelNotFound = { code: 'parcel-not-found', text: 'Parcel not found' } as const
export const parcelMoveNotAllowed = {
  code: 'parcel-move-not-allowed',
  text: 'This parcel is past that',
} as const
export const courierNeeded = { code: 'courier-needed', text: 'Please name the courier' } as const
