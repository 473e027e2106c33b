import type { Labels } from '@dawakit/core/language'

/** What the coupon box says. */
export const couponBoxLabels = {
  title: 'Coupon',
  code: 'Coupon code',
  apply: 'Apply',
  remove: 'Remove',
  applied: (name: string, percent: number) => `${name}: ${percent}% off`,
} as const satisfies Labels
