import type { Labels } from '@dawakit/core/language'

/** The notice that a customer will be told of a product. */
export const notifyMeLabels = { notified: 'Notified' } as const satisfies Labels
