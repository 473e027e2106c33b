/** Its fields are columns of a list; its data has the reason of each, as an import says it. */
export const productFieldWrong = {
  code: 'product-field-wrong',
  text: 'Something of this product cannot be kept: please look at the fields that are marked',
} as const
/** Its data is the product as it is now. */
export const productChanged = {
  code: 'product-changed',
  text: 'Somebody has changed this product in the meantime. What you typed is still here',
} as const
export const productPictureNotOne = {
  code: 'product-picture-not-one',
  text: 'This is no picture that the shop can read: a JPEG, PNG, WebP, AVIF or GIF of at least 32 pixels',
} as const
export const productPictureTooLarge = {
  code: 'product-picture-too-large',
  text: 'A picture must be at most 20 MB',
} as const
export const productPicturesFull = {
  code: 'product-pictures-full',
  text: 'A product has at most 8 pictures: please take one away first',
} as const
export const planGone = {
  code: 'plan-gone',
  text: 'This price is planned no longer: it was taken back, or its day has come',
} as const
export const bulkUnderWay = {
  code: 'bulk-under-way',
  text: 'Another change of several products is under way. Please wait until it ends',
} as const
export const bulkNothing = {
  code: 'bulk-nothing',
  text: 'Please choose the products first',
} as const
export const bulkNotFound = { code: 'bulk-not-found', text: 'There is no such change' } as const
export const bulkTooOld = {
  code: 'bulk-too-old',
  text: 'This change is older than an hour, or was taken back already',
} as const
