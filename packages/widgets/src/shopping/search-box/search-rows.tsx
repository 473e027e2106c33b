'use client'

import type { ProductSummary, SearchResult } from '@dawakit/client'
import type { VariantSearchResult } from '@dawakit/core/contract'
import type { Translation } from '@dawakit/core/language'
import { nameKey, productPath } from '@dawakit/core/product'
import type { MouseEvent } from 'react'
import { Price } from '../../controls/price/price.tsx'
import { ProductImage } from '../../controls/product-image/product-image.tsx'
import type { searchBoxLabels } from './search-box-labels.ts'
import type { ProductHref, SearchGroup, SearchMatch } from './search-match.ts'

const KINDS = ['products', 'variants', 'didYouMean', 'salts'] as const

/** What an answer shows for a text, in its groups. */
export function groupsOf(result: SearchResult, text: string, productHref: ProductHref = productPath) {
  const match = (product: ProductSummary | VariantSearchResult): SearchMatch => ({
    id: '_id' in product ? product._id : product.productId,
    name: product.name,
    href: productHref(product),
    product,
  })
  const key = nameKey(text)
  // A backend that also answers other matches shows only those whose name starts with the text.
  const products = result.products.filter(({ name }) => nameKey(name).startsWith(key))
  const found = { ...result, products }
  const groups: SearchGroup[] = KINDS.map((kind) => ({ kind, matches: (found[kind] ?? []).map(match) }))
  return {
    count: groups.flatMap(({ matches }) => matches).length,
    isDirect: products.length + (result.variants?.length ?? 0) > 0,
    groups: groups.filter(({ matches }) => matches.length),
  }
}

export interface SearchRowsProps {
  id: string
  labels: Translation<typeof searchBoxLabels>
  groups: readonly SearchGroup[]
  isDirect: boolean
  /** Number of the active row, over all groups; -1 for none. */
  active: number
  onSelect: (match: SearchMatch, event: MouseEvent<HTMLElement>) => void
}

function Row({ product }: Pick<SearchMatch, 'product'>) {
  return (
    <>
      <ProductImage
        image={'_id' in product ? product.thumbnailUrl : product.thumbnailurl}
        size={48}
        className="dawa-search-box__image"
      />
      <span className="dawa-search-box__name" part="option-name">
        {product.name}
      </span>
      <small>{product.packageSize && `${product.packageSize} · ${product.manufacturerName}`}</small>
      <Price {...product} precision="detail" />
    </>
  )
}

/** The rows in their groups: fetched beside the first answer. */
export function SearchRows({ id, labels, groups, isDirect, active, onSelect }: SearchRowsProps) {
  let index = -1
  return (
    <div id={`${id}-list`} role="listbox" aria-label={labels.name} tabIndex={-1}>
      {groups.map(({ kind, matches }, group) => (
        // biome-ignore lint/a11y/useSemanticElements: the group of a listbox, not of a form
        <div key={kind} role="group" aria-label={labels[kind]}>
          {(group > 0 || !isDirect) && (
            <div className="dawa-search-box__group" part="group" aria-hidden="true">
              {labels[kind]}
            </div>
          )}
          {matches.map((match) => {
            index += 1
            return (
              <a
                key={match.id + match.name}
                id={`${id}-${index}`}
                className="dawa-search-box__option"
                part="option"
                role="option"
                tabIndex={-1}
                aria-selected={index === active}
                href={match.href}
                onClick={(event) => onSelect(match, event)}
              >
                <Row product={match.product} />
              </a>
            )
          })}
        </div>
      ))}
    </div>
  )
}
