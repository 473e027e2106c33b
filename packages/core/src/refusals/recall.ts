export const recallNotFound = { code: 'recall-not-found', text: 'This recall was not found' } as const
export const recallUnknownBatch = {
  code: 'recall-unknown-batch',
  text: 'No product has ever had a batch of this number: please look at it again',
} as const
export const recallOfSeveral = {
  code: 'recall-of-several',
  text: 'Several products have a batch of this number: please say of which product',
} as const
export const recallUnderWay = {
  code: 'recall-under-way',
  text: 'This batch is recalled already',
} as const
export const recallEnded = { code: 'recall-ended', text: 'This recall has ended already' } as const
