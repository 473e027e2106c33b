import { headingKey } from '../headings/columns.ts'
import { NOT_READ, type PartOfColumn } from '../headings/read-headings.ts'
import type { Preset } from './preset.ts'
import { toldColumn } from './told-columns.ts'
import { wooRows } from './woocommerce-rows.ts'

/**
 * Its own headings, as its exporter writes them in English, without those that other lists have.
 *
 * @source github.com/woocommerce/woocommerce, class-wc-product-csv-exporter.php
 */
const OWN = [
  'isfeatured',
  'visibilityincatalog',
  'taxstatus',
  'taxclass',
  'backordersallowed',
  'soldindividually',
  'datesalepriceends',
  'regularprice',
  'groupedproducts',
  'crosssells',
  'attribute1values',
]

const COLUMNS: Readonly<Record<string, string | PartOfColumn>> = {
  id: { column: 'code', as: 'woo_id' },
  gtinupceanorisbn: NOT_READ,
  description: 'long_description',
  shortdescription: 'short_description',
  datesalepricestarts: { column: 'price', as: 'sale_from' },
  datesalepriceends: { column: 'price', as: 'sale_until' },
  taxstatus: NOT_READ,
  taxclass: { column: 'gst_rate', as: 'tax_class' },
  lowstockamount: 'stock_alert',
  soldindividually: { column: 'max_per_order', as: 'sold_singly' },
  saleprice: 'price',
  regularprice: 'list_price',
  categories: { column: 'category', as: 'categories' },
  tags: NOT_READ,
  images: { column: 'image', as: 'images' },
  parent: { column: 'variant_group', as: 'parent' },
  brands: { column: 'manufacturer', as: 'brands' },
  costofgoods: NOT_READ,
}

const META = 'meta:'
const ATTRIBUTE = /^attribute(\d+)(name|value|default)s?$/

/** The CSV of WooCommerce's own export of products. */
export const woocommerce: Preset = {
  id: 'woocommerce',
  name: 'WooCommerce',
  hasOnlyArticles: true,
  isOf: (keys) => keys.has('name') && OWN.filter((key) => keys.has(key)).length >= 2,
  // Plugins keep 'mrp' and '_mrp' side by side.
  keyOf: (text) => (text.toLowerCase().startsWith(META) ? text.toLowerCase() : headingKey(text)),
  columnOf(key) {
    if (key.startsWith(META)) {
      const column = toldColumn(key.slice(META.length))
      return column ? { column, as: key } : NOT_READ
    }
    const [, number, part] = ATTRIBUTE.exec(key) ?? []
    return number ? { column: 'variant_group', as: `attribute ${number} ${part}` } : COLUMNS[key]
  },
  stage: wooRows,
}
