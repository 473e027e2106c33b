import type { ImportOffSale, ImportPassed } from '../said/import-report.ts'
import type { Listed, RowStage } from './row-stage.ts'

/** The kinds of a WooCommerce export. Any other word in the column is what the list itself says of its articles. */
const WOO_TYPES = new Set([
  'simple',
  'variable',
  'variation',
  'grouped',
  'external',
  'virtual',
  'downloadable',
])
const GIFT_CARD = /^(?:[a-z]+[ _-])?gift[ _-]?cards?$/i

/** What is in a shop and not for its shoppers, however its system calls that. */
const OFF_SALE: Readonly<Record<string, ImportOffSale>> = {
  draft: 'draft',
  'auto-draft': 'draft',
  pending: 'draft',
  future: 'draft',
  private: 'private',
  archived: 'archived',
  trash: 'archived',
  deleted: 'archived',
  unlisted: 'hidden',
  hidden: 'hidden',
  inactive: 'inactive',
  'in-active': 'inactive',
  disabled: 'inactive',
  discontinued: 'inactive',
}
const ON_SALE = new Set(['active', 'publish', 'published'])

/** Of the columns `published`, `in_stock` and `gift_card`. */
const YES = new Set(['1', 'true', 'yes', 'y'])
const NO = new Set(['0', 'false', 'no', 'n'])

/**
 * Reads what Shopify and WooCommerce say of a product beside its price: whether shoppers there see it at all, and what is no article
 * of ours. What they keep from their shoppers comes in off sale; gift cards, what is sold elsewhere or needs no delivery, and
 * the heads of families, whose members are rows of their own, do not come in.
 *
 * A variation is as much on sale as its parent, which stands above it.
 */
export function listedRows(): RowStage {
  const families = new Map<string, ImportOffSale>()
  return {
    *add(article): Generator<Listed> {
      const { values, line, fields } = article
      const types = wooTypesOf(values['type'] ?? '')
      const passed = passedAs(values, types)
      const said = offSaleOf(values)
      if (types.has('variable') && said) {
        for (const key of [values['code'], `id:${values['id'] ?? values['code']}`])
          if (key) families.set(key, said)
      }
      if (passed) {
        yield { line, fields, passed }
        return
      }
      const offSale = said ?? (types.has('variation') ? (families.get(values['parent'] ?? '') ?? null) : null)
      yield { ...article, values: asOurs(values, types, offSale), offSale }
    },
    end: () => [],
  }
}

/** Without what only its system needs, and with what it says of sale and stock in our columns. */
function asOurs(
  values: Record<string, string>,
  types: ReadonlySet<string>,
  offSale: ImportOffSale | null,
): Record<string, string> {
  const ours = { ...values }
  if (types.size > 0) delete ours['type']
  const isListed = ON_SALE.has(wordOf(values, 'status')) || YES.has(wordOf(values, 'published'))
  if (offSale) ours['for_sale'] = 'no'
  else if (isListed && !ours['for_sale']) ours['for_sale'] = 'yes'
  if (isOutOfStock(values)) ours['stock'] = '0'
  return ours
}

const isOutOfStock = (values: Record<string, string>) =>
  NO.has(wordOf(values, 'in_stock')) || wordOf(values, 'in_stock') === 'outofstock'

function passedAs(values: Record<string, string>, types: ReadonlySet<string>): ImportPassed | null {
  if (YES.has(wordOf(values, 'gift_card')) || GIFT_CARD.test(values['type'] ?? '')) return 'gift card'
  if (types.has('external')) return 'sold elsewhere'
  if (types.has('variable') || types.has('grouped')) return 'family'
  if (types.has('virtual') || types.has('downloadable')) return 'no goods'
  return null
}

function offSaleOf(values: Record<string, string>): ImportOffSale | null {
  const published = wordOf(values, 'published')
  // Of WooCommerce: -1 is a draft, 0 private.
  if (published === '-1') return 'draft'
  const said = OFF_SALE[wordOf(values, 'status')] ?? OFF_SALE[published]
  if (said) return said
  if (published === '0') return 'private'
  if (NO.has(published)) return 'unpublished'
  return OFF_SALE[wordOf(values, 'visibility')] ?? null
}

const wordOf = (values: Record<string, string>, column: string) => (values[column] ?? '').trim().toLowerCase()

/** 'simple, virtual' is both. */
function wooTypesOf(text: string): ReadonlySet<string> {
  const types = text.toLowerCase().split(/\s*,\s*/)
  return new Set(types.every((type) => WOO_TYPES.has(type)) ? types : [])
}
