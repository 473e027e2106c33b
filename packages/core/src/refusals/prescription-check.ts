export const grantUsedUp = {
  code: 'grant-used-up',
  text: 'So many packs are not left on this prescription',
} as const
export const grantExpired = {
  code: 'grant-expired',
  text: 'This prescription is no longer valid',
} as const
export const nothingAsked = { code: 'nothing-asked', text: 'There is no question to answer' } as const
export const answerNeeded = {
  code: 'answer-needed',
  text: 'Please write an answer or upload a prescription',
} as const
