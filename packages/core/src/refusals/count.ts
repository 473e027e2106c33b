export const countNotFound = { code: 'count-not-found', text: 'Count not found' } as const
export const countOver = { code: 'count-over', text: 'This count has been closed already' } as const
export const countOfNothing = {
  code: 'count-of-nothing',
  text: 'There is nothing to count: no product belongs to what was chosen',
} as const
/** Its data says how many. */
export const countTooLarge = {
  code: 'count-too-large',
  text: 'A count takes at most 2,000 products: please choose fewer',
} as const
export const countNotCounted = {
  code: 'count-not-counted',
  text: 'Nothing of this count has been counted yet',
} as const
/** Its data is the line as it is now. */
export const countLineChanged = {
  code: 'count-line-changed',
  text: 'Somebody else has counted this batch in the meantime. Please look at it again',
} as const
/** Its data names the batch. */
export const countLineGone = {
  code: 'count-line-gone',
  text: 'More of this batch has left since than was counted: please count it again',
} as const
export const countLineUnknown = {
  code: 'count-line-unknown',
  text: 'This batch has not been counted yet',
} as const
export const reasonNotRight = {
  code: 'reason-not-right',
  text: 'Too many are found or counted; too few are counted, broken, expired or stolen',
} as const
export const correctionNotFound = { code: 'correction-not-found', text: 'Correction not found' } as const
export const correctionUndone = {
  code: 'correction-undone',
  text: 'This correction has been taken back, or takes one back itself',
} as const
export const correctionTooDear = {
  code: 'correction-too-dear',
  text: 'What is missing or found is worth more than a packer may post: please ask a pharmacist',
} as const
