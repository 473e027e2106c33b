import type { ImportOffSale, ImportPassed } from '../said/import-report.ts'
import { isNoMedicine } from './no-medicine.ts'
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

/** What no shopper of ours sees either. What is inactive or discontinued is shown as not for sale. */
const isKept = (why: ImportOffSale) => why !== 'inactive'

/**
 * Reads what other shops say of a product beside its price: whether shoppers there see it at all, and what is no article of ours. What
 * they keep from their shoppers, gift cards, groups and what is sold elsewhere come in off sale and unseen; what needs no delivery does
 * not come in, nor do the heads of families, whose members are rows of their own.
 */
export function listedRows(): RowStage {
  return {
    *add(article): Generator<Listed> {
      const { values } = article
      const types = wooTypesOf(values['type'] ?? '')
      const passed = passedAs(values, types)
      if (passed) {
        for (const row of [article, ...article.joined]) yield { line: row.line, fields: row.fields, passed }
        return
      }
      const offSale = noOffer(values, types) ?? offSaleOf(values)
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
  if (types.size > 0 || isGiftCard(values)) delete ours['type']
  const isListed = ON_SALE.has(wordOf(values, 'status')) || YES.has(wordOf(values, 'published'))
  if (offSale) {
    ours['for_sale'] = 'no'
    ours['unlisted'] = isKept(offSale) ? 'yes' : 'no'
    if (noOffer(values, types) && isNoMedicine(values['name'] ?? '')) ours['goods'] ||= 'consumable'
  } else if (isListed) {
    ours['for_sale'] ||= 'yes'
    ours['unlisted'] = 'no'
  }
  if (isOutOfStock(values)) ours['stock'] = '0'
  return ours
}

const isOutOfStock = (values: Record<string, string>) =>
  NO.has(wordOf(values, 'in_stock')) || wordOf(values, 'in_stock') === 'outofstock'

function passedAs(values: Record<string, string>, types: ReadonlySet<string>): ImportPassed | null {
  if (types.has('variable')) return 'family'
  if (isGiftCard(values)) return null
  const isSent = !types.has('virtual') && !types.has('downloadable') && !NO.has(wordOf(values, 'shipped'))
  return isSent ? null : 'no goods'
}

/** What nobody can put into a parcel, whatever its shop says of it. */
function noOffer(values: Record<string, string>, types: ReadonlySet<string>): ImportOffSale | null {
  if (isGiftCard(values)) return 'gift card'
  if (types.has('external')) return 'sold elsewhere'
  return types.has('grouped') ? 'group' : null
}

const isGiftCard = (values: Record<string, string>) =>
  YES.has(wordOf(values, 'gift_card')) || GIFT_CARD.test(values['type'] ?? '')

function offSaleOf(values: Record<string, string>): ImportOffSale | null {
  const published = wordOf(values, 'published')
  // Of WooCommerce: -1 is a draft, 2 one that waits for a second look, 0 private.
  if (published === '-1' || published === '2') return 'draft'
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
