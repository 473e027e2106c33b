import { NOT_READ, type PartOfColumn } from '../headings/read-headings.ts'
import type { Preset } from './preset.ts'
import { shopifyRows } from './shopify-rows.ts'
import { toldColumn } from './told-columns.ts'

/** Both headings of each column, those of before 2025 first. */
const COLUMNS: Readonly<Record<string, string | PartOfColumn>> = {
  handle: { column: 'slug', as: 'handle' },
  urlhandle: { column: 'slug', as: 'handle' },
  bodyhtml: 'long_description',
  description: 'long_description',
  vendor: 'manufacturer',
  productcategory: { column: 'category', as: 'taxonomy' },
  type: { column: 'category', as: 'shop_type' },
  tags: { column: 'category', as: 'tags' },
  variantsku: { column: 'code', as: 'sku' },
  sku: { column: 'code', as: 'sku' },
  variantbarcode: { column: 'code', as: 'barcode' },
  barcode: { column: 'code', as: 'barcode' },
  variantprice: 'price',
  price: 'price',
  variantcompareatprice: 'list_price',
  compareatprice: 'list_price',
  variantinventorytracker: { column: 'stock', as: 'tracker' },
  inventorytracker: { column: 'stock', as: 'tracker' },
  variantinventoryqty: 'stock',
  inventoryquantity: 'stock',
  variantinventorypolicy: { column: 'stock', as: 'oversold' },
  continuesellingwhenoutofstock: { column: 'stock', as: 'oversold' },
  variantrequiresshipping: { column: 'for_sale', as: 'shipped' },
  requiresshipping: { column: 'for_sale', as: 'shipped' },
  imagesrc: { column: 'gallery', as: 'picture' },
  productimageurl: { column: 'gallery', as: 'picture' },
  imageposition: { column: 'gallery', as: 'picture_place' },
  variantimage: { column: 'image', as: 'variant_picture' },
  variantimageurl: { column: 'image', as: 'variant_picture' },
  variantgrams: NOT_READ,
  costperitem: NOT_READ,
}

const OPTION = /^option([123])(name|value)$/

/** The CSV of Shopify's export of products, with the headings of 2025 and those of before. */
export const shopify: Preset = {
  id: 'shopify',
  name: 'Shopify',
  hasOnlyArticles: true,
  isOf: (keys) =>
    keys.has('title') &&
    (keys.has('urlhandle') ||
      (keys.has('handle') && ['variantprice', 'variantsku', 'option1value'].some((key) => keys.has(key)))),
  columnOf(key) {
    const [name = '', ...metafield] = key.split('productmetafields')
    if (metafield.length > 0) {
      const column = toldColumn(name)
      return column ? { column, as: `meta:${key}` } : NOT_READ
    }
    if (/^(?:seo|googleshopping)/.test(key)) return NOT_READ
    const [, number, part] = OPTION.exec(key) ?? []
    return number ? { column: 'variant_group', as: `option ${number} ${part}` } : COLUMNS[key]
  },
  stage: shopifyRows,
}
