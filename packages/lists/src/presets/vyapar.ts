import { percentOf, sumPaise } from '@dawakit/core/money'
import { NOT_READ, type PartOfColumn } from '../headings/read-headings.ts'
import { paiseOf, rupeesText } from '../values/values.ts'
import type { Preset } from './preset.ts'
import type { Article, Listed, RowStage } from './row-stage.ts'

/**
 * Its headings, those of the sheet that it imports and of the one that it exports.
 *
 * @source what programs that read Vyapar's sheets look for ("Item name*", "Item code", "HSN", "Sale price", "Purchase price", "Opening
 * stock quantity", "Current stock quantity", "Minimum stock quantity", "Tax Rate", "Base Unit (x)"), and the settings of its items
 * for MRP, batch and expiry; Vyapar publishes no list of them
 */
const COLUMNS: Readonly<Record<string, string | PartOfColumn>> = {
  itemname: 'name',
  itemcode: 'code',
  hsn: 'hsn',
  saleprice: 'price',
  onlinestoreprice: { column: 'price', as: 'online_price' },
  inclusiveoftax: { column: 'price', as: 'is_with_tax' },
  // What the pharmacy pays, and what others pay.
  purchaseprice: NOT_READ,
  wholesaleprice: NOT_READ,
  minimumwholesalequantity: NOT_READ,
  openingstockquantity: { column: 'stock', as: 'opening_stock' },
  currentstockquantity: { column: 'stock', as: 'current_stock' },
  minimumstockquantity: 'stock_alert',
  taxrate: 'gst_rate',
  mrp: 'mrp',
  batchno: 'batch',
  batchnumber: 'batch',
  expdate: 'expiry',
  expirydate: 'expiry',
  itemtype: { column: 'type', as: 'item_type' },
  discounttype: NOT_READ,
  salediscount: NOT_READ,
  discount: NOT_READ,
  itemlocation: NOT_READ,
}

const OWN = [
  'onlinestoreprice',
  'openingstockquantity',
  'currentstockquantity',
  'minimumstockquantity',
  'inclusiveoftax',
  'baseunitx',
  'itemlocation',
]

/** The sheet of items of Vyapar. */
export const vyapar: Preset = {
  id: 'vyapar',
  name: 'Vyapar',
  isOf: (keys) => keys.has('itemname') && OWN.filter((key) => keys.has(key)).length >= 2,
  columnOf: (key) => COLUMNS[key],
  stage: vyaparRows,
}

const isService = (text: string) => /^service/i.test(text)
/** 'Exclusive', 'N': the tax comes on top of the sale price. */
const isWithoutTax = (text: string) => /^(?:exclusive|excl|without tax|n|no|0)$/i.test(text)

function vyaparRows(): RowStage {
  return {
    add(article): Listed[] {
      const { values, line, fields } = article
      if (isService(values['item_type'] ?? '')) return [{ line, fields, passed: 'no goods' }]
      return [{ ...article, values: asOurs(values) } satisfies Article]
    },
    end: () => [],
  }
}

/** Its own online price comes first; a price without tax gets it. */
function asOurs(values: Readonly<Record<string, string>>): Record<string, string> {
  const { online_price, is_with_tax = '', opening_stock, current_stock, item_type: _, ...rest } = values
  const ours: Record<string, string> = rest
  const rate = /^none$/i.test(ours['gst_rate'] ?? '') ? '' : (ours['gst_rate'] ?? '')
  if (ours['gst_rate'] !== undefined) ours['gst_rate'] = rate
  const stock = current_stock || opening_stock
  if (stock !== undefined) ours['stock'] = stock
  if (/[1-9]/.test(online_price ?? '')) ours['price'] = online_price ?? ''
  else if (isWithoutTax(is_with_tax) && ours['price']) ours['price'] = taxed(ours['price'], rate)
  return ours
}

/** As it is where price or rate cannot be read: the row is told of when it is. */
function taxed(price: string, rate: string): string {
  const percent = /(\d+(?:\.\d+)?)\s*%/.exec(rate)?.[1]
  if (percent === undefined || !/^[\d,.]+$/.test(price)) return price
  const paise = paiseOf('price', price)
  return paise === null ? price : rupeesText(sumPaise([paise, percentOf(paise, Number(percent))]))
}
