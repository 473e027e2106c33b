import type { Product, ProductVariant } from '@dawakit/core/contract'
import { nameKey, productPath, variantQuery } from '@dawakit/core/product'

export interface Choice {
  value: string
  href: string
  isChosen: boolean
  isSoldOut: boolean
}

export interface Chooser {
  name: string
  choices: Choice[]
}

const attributeOf = ({ data }: ProductVariant, attribute: string): string | undefined => {
  if (nameKey(data.primaryType) === nameKey(attribute)) return data.primaryValue
  return data.secondaryType && nameKey(data.secondaryType) === nameKey(attribute)
    ? data.secondaryValue
    : undefined
}

/** A link per value: to the variant that has it and keeps the other choice, else to the first that has it. */
export function choosersOf(product: Product, chosen: ProductVariant | null): Chooser[] {
  return product.attributes.map(({ name, values }) => ({
    name,
    choices: values.flatMap((value): Choice[] => {
      const having = product.variants.filter((one) => attributeOf(one, name) === value)
      const others = product.attributes.filter((attribute) => attribute.name !== name)
      const isKept = (one: ProductVariant) =>
        !chosen || others.every((other) => attributeOf(one, other.name) === attributeOf(chosen, other.name))
      const target = having.find(isKept) ?? having[0]
      if (!target) return []
      return [
        {
          value,
          href: `${productPath(product)}?${new URLSearchParams(variantQuery(target.data))}`,
          isChosen: chosen !== null && attributeOf(chosen, name) === value,
          isSoldOut: target.totalStocks <= 0,
        },
      ]
    }),
  }))
}
