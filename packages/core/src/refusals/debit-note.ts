export const debitNoteNotFound = { code: 'debit-note-not-found', text: 'Debit note not found' } as const
export const debitRateUnknown = {
  code: 'debit-rate-unknown',
  text: 'This batch came with no bill of this supplier',
} as const
export const debitMoreThanBilled = {
  code: 'debit-more-than-billed',
  text: 'These are more packs of this batch than bills of this supplier brought and no note has given back',
} as const
export const debitTooMuch = {
  code: 'debit-too-much',
  text: 'This is more than is left of the debit note',
} as const
