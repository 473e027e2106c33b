import type { Labels } from '@dawakit/core/language'

export const quantityStepperLabels = {
  quantity: (product: string): string => `Quantity of ${product}`,
  more: (product: string): string => `One more of ${product}`,
  fewer: (product: string): string => `One fewer of ${product}`,
} as const satisfies Labels
