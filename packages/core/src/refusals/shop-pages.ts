/** Its data is how it stands now. */
export const keptChanged = {
  code: 'kept-changed',
  text: 'Somebody else has changed this meanwhile. Please look at it again',
} as const
export const keptNameNeeded = {
  code: 'kept-name-needed',
  text: 'Please write a name with letters or digits',
} as const
export const keptNameTaken = {
  code: 'kept-name-taken',
  text: 'There is one of this name already. Please join the two, or choose another name',
} as const
export const otherKindOfCategory = {
  code: 'other-kind-of-category',
  text: 'Only two different categories of one kind can be joined',
} as const
export const joinedWithItself = {
  code: 'joined-with-itself',
  text: 'Please choose another one to join it into',
} as const
/** Its data says how many. */
export const notEmpty = {
  code: 'not-empty',
  text: 'There is still something in it: please move that, or join it into another',
} as const
export const pageLeadsThere = {
  code: 'page-leads-there',
  text: 'Something on the home page leads there: please change that first',
} as const
export const noSuchTarget = {
  code: 'no-such-target',
  text: 'Please choose a category, a menu group or a product of this shop',
} as const
export const linkElsewhere = {
  code: 'link-elsewhere',
  text: 'Please write a page of this shop, beginning with one slash',
} as const
export const titleNeeded = { code: 'title-needed', text: 'Please write a title' } as const
export const pictureNeeded = { code: 'picture-needed', text: 'Please choose a picture of this shop' } as const
export const pictureNotTaken = {
  code: 'picture-not-taken',
  text: 'This is no picture that can be read: JPEG, PNG, WebP, AVIF or GIF, from 32 pixels to 25 megapixels',
} as const
export const pagePictureTooLarge = {
  code: 'page-picture-too-large',
  text: 'A picture must be at most 10 MB',
} as const
export const daysTurned = { code: 'days-turned', text: 'The last day is before the first' } as const
export const couponCodeNotGood = {
  code: 'coupon-code-not-good',
  text: 'A code has 2 to 30 letters, digits, - or _',
} as const
export const couponUntilOver = { code: 'coupon-until-over', text: 'The last day is over' } as const
export const couponProductsUnknown = {
  code: 'coupon-products-unknown',
  text: 'Please write products of this shop by id, code or address, or: all',
} as const
export const stateTermsTogether = {
  code: 'state-terms-together',
  text: 'Please write both the charge and the days, or neither',
} as const
export const stateUnknown = { code: 'state-unknown', text: 'India has no such state' } as const
export const pincodeNotThere = {
  code: 'pincode-not-there',
  text: 'A pincode has six digits, and begins as those of its state do',
} as const
export const districtNeeded = { code: 'district-needed', text: 'Please write the district' } as const
export const pincodesUndone = {
  code: 'pincodes-undone',
  text: 'This was taken back already, or is too long ago',
} as const
export const nobodyWaits = { code: 'nobody-waits', text: 'Nobody waits for it any more' } as const
export const noSuchCustomer = {
  code: 'no-such-customer',
  text: 'There is no customer with this mobile number or email',
} as const
