export const debitNoteNotFound = { code: 'debit-note-not-found', text: 'Debit note not found' } as const
export const debitRateUnknown = {
  code: 'debit-rate-unknown',
  text: 'This batch came with no bill of this supplier',
} as const
export const debitTooMuch = {
  code: 'debit-too-much',
  text: 'This is more than is left of the debit note',
} as const
