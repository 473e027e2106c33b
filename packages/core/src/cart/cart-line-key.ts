import type { ChosenVariant } from '../contract/customer.ts'

/**
 * What makes two lines the same line: the product and the chosen variant.
 * @param variant - null and undefined both mean none.
 */
export function cartLineKey(productId: string, variant?: ChosenVariant | null): string {
  if (!variant) return productId
  const { primaryType, primaryValue, secondaryType = '', secondaryValue = '' } = variant
  return JSON.stringify([productId, primaryType, primaryValue, secondaryType, secondaryValue])
}
