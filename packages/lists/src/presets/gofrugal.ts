import { NOT_READ } from '../headings/read-headings.ts'
import type { Preset } from './preset.ts'

/**
 * Its headings.
 *
 * @source our choice of what its item master and its stock report call their columns as pharmacies show them; GoFrugal publishes no
 * list of them, and lets each shop choose. What is not here is read as in any list.
 */
const COLUMNS: Readonly<Record<string, string>> = {
  itemname: 'name',
  itemcode: 'code',
  itemalias: NOT_READ,
  alias: NOT_READ,
  sellingrate: 'price',
  sellrate: 'price',
  sellingprice: 'price',
  salerate: 'price',
  // What the pharmacy pays.
  landingcost: NOT_READ,
  landcost: NOT_READ,
  purchaserate: NOT_READ,
  purchaseprice: NOT_READ,
  costprice: NOT_READ,
  // What other pharmacies pay.
  wholesalerate: NOT_READ,
  ptr: NOT_READ,
  stock: 'stock',
  currentstock: 'stock',
  closingstock: 'stock',
  stockonhand: 'stock',
  batchno: 'batch',
  expirydate: 'expiry',
  manufacturer: 'manufacturer',
  manufacturername: 'manufacturer',
  hsncode: 'hsn',
  taxpercent: 'gst_rate',
  taxpercentage: 'gst_rate',
  gstpercent: 'gst_rate',
}

const SELLING = ['sellingrate', 'sellrate', 'sellingprice', 'salerate']
const COST = ['landingcost', 'landcost']

/** The item master or the stock report of GoFrugal, as CSV or workbook. */
export const gofrugal: Preset = {
  id: 'gofrugal',
  name: 'GoFrugal',
  isOf: (keys) =>
    keys.has('itemname') && COST.some((key) => keys.has(key)) && SELLING.some((key) => keys.has(key)),
  columnOf: (key) => COLUMNS[key],
}
