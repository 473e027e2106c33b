import type { Labels } from '@dawakit/core/language'

export const dialogLabels = { close: 'Close' } as const satisfies Labels
