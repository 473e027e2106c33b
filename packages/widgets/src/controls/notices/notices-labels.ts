import type { Labels } from '@dawakit/core/language'

export const noticesLabels = { dismiss: 'Dismiss' } as const satisfies Labels
