import type { Labels } from '@dawakit/core/language'

/** How an order names whom it is for. */
export const orderedForLabels = {
  patient: 'Ordered for',
  patientOf: (name: string, age: number) => `${name}, ${age === 1 ? '1 year' : `${age} years`}`,
  doctor: 'Doctor',
} as const satisfies Labels
