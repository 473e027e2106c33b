import type { ChosenVariant } from '../types.ts'

interface LineIdentity {
  _id: string
  variant?: ChosenVariant | null
}

const variantKey = (variant: ChosenVariant | null | undefined) =>
  variant
    ? [variant.primaryType, variant.primaryValue, variant.secondaryType, variant.secondaryValue].join('\n')
    : ''

/** Two lines are one when product and chosen variant agree. */
export const isSameLine = (a: LineIdentity, b: LineIdentity): boolean =>
  a._id === b._id && variantKey(a.variant) === variantKey(b.variant)
