import type { Labels } from '@dawakit/core/language'

/** What asks whom an order is for. */
export const recipientLabels = {
  title: 'Whom is this order for?',
  myself: 'For myself',
  another: 'For someone else',
  name: 'Name of the patient',
  age: 'Age in years',
  doctor: 'Name of the doctor',
  doctorHint: 'As on the prescription, for your invoice. May stay empty.',
} as const satisfies Labels
