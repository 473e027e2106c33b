export const batchNotThere = {
  code: 'batch-not-there',
  text: 'There is no such batch of it on the shelf',
} as const
export const batchTooFew = {
  code: 'batch-too-few',
  text: 'There are not so many of this batch on the shelf',
} as const
export const batchHeld = { code: 'batch-held', text: 'This batch is kept back and is not sold' } as const
export const batchBelowPrice = {
  code: 'batch-below-price',
  text: 'The MRP of this batch is below the price of the order: please take another batch',
} as const
