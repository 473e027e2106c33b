import type { Labels } from '@dawakit/core/language'

/** What a field says of itself, where the sentence of its form is about several. */
export const fieldLabels = { required: 'Required' } as const satisfies Labels
