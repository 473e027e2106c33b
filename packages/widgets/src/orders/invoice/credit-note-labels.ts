import type { Labels } from '@dawakit/core/language'

/** What a credit note says where an invoice says something else. */
export const creditNoteLabels = {
  title: 'Credit Note',
  number: 'Credit Note Number',
  date: 'Credit Note Date',
  returnNumber: 'Return Number',
  reason: 'Reason',
  discount: 'Taken off',
} as const satisfies Labels

export type CreditNoteLabels = { [Key in keyof typeof creditNoteLabels]: string }
