import type { ChosenVariant } from '../contract/customer.ts'
import type { Product, ProductVariant } from '../contract/product.ts'
import { nameKey } from './name-key.ts'

/**
 * The variant that the query string of a product page chooses: the one whose primary and
 * secondary values match, compared without case.
 * @param query - One entry per attribute name.
 * @returns null when none matches all its attributes.
 */
export function selectedVariant(
  product: Pick<Product, 'variants'>,
  query: Readonly<Record<string, string | undefined>>,
): ProductVariant | null {
  const chosen = new Map(Object.entries(query).map(([name, value]) => [nameKey(name), nameKey(value ?? '')]))
  const matches = (type: string | undefined, value: string | undefined) =>
    !type || chosen.get(nameKey(type)) === nameKey(value ?? '')
  return (
    product.variants.find(
      ({ data }) =>
        matches(data.primaryType, data.primaryValue) && matches(data.secondaryType, data.secondaryValue),
    ) ?? null
  )
}

/** The query entries that choose a variant; the reverse of {@link selectedVariant}. */
export function variantQuery(variant: ChosenVariant): Record<string, string> {
  const { primaryType, primaryValue, secondaryType, secondaryValue } = variant
  return {
    [primaryType]: primaryValue,
    ...(secondaryType && secondaryValue ? { [secondaryType]: secondaryValue } : {}),
  }
}
