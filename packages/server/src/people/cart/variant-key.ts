import type { ChosenVariant } from '@dawakit/core/contract'

/** The variant as a cart line's key has it: '' for none, else JSON with its fields in one order. */
export function variantKeyOf(variant: ChosenVariant | null | undefined): string {
  if (!variant) return ''
  const { primaryType, primaryValue, secondaryType, secondaryValue } = variant
  return JSON.stringify({
    primaryType,
    primaryValue,
    ...(secondaryType && secondaryValue ? { secondaryType, secondaryValue } : {}),
  })
}

/** The reverse of {@link variantKeyOf}. */
export function variantOfKey(key: string): ChosenVariant | null {
  return key ? (JSON.parse(key) as ChosenVariant) : null
}
