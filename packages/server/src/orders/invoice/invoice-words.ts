import type { Labels } from '@dawakit/core/language'

/** What an invoice says in words of its own: it is kept as issued, whatever the language of who reads it. */
export const invoiceWords = {
  delivery: 'Delivery Charge',
  doctorMissing: 'Not Mentioned',
  methods: { cashOnDelivery: 'Cash On Delivery', online: 'Online Mode' },
} as const satisfies Labels

/** What a credit note says of money that went back without a return. */
export const creditWords = { paidBack: 'Paid back without a return' } as const satisfies Labels
