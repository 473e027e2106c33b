import type { Columns } from './columns.ts'
import { PRODUCT_COLUMNS } from './product-columns.ts'

/** Columns without which a file is no bill. */
export const PURCHASE_NEEDS = ['name', 'units', 'rate'] as const

const known = (column: string): readonly string[] => PRODUCT_COLUMNS[column] ?? []

/**
 * The columns of a supplier's bill, as Marg and GoFrugal give purchases out and wholesalers write them. Here 'Rate' is what the
 * pharmacy pays, and 'Qty' what comes.
 */
export const PURCHASE_COLUMNS: Columns = {
  name: [
    'productname',
    'itemname',
    'medicinename',
    'drugname',
    'product',
    'item',
    'particulars',
    'itemdescription',
    'productdescription',
    'description',
  ],
  code: known('code'),
  maker: known('manufacturer'),
  batch: known('batch'),
  expiry: known('expiry'),
  mrp: [...known('mrp'), 'newmrp', 'printedmrp'],
  rate: [
    'purchaserate',
    'prate',
    'purrate',
    'ptr',
    'pricetoretailer',
    'purchaseprice',
    'costprice',
    'cost',
    'unitrate',
    'billrate',
    'price',
    'tradeprice',
    'landingrate',
  ],
  units: [
    'qty',
    'quantity',
    'billqty',
    'billedqty',
    'recvqty',
    'receivedqty',
    'purchaseqty',
    'packs',
    'strips',
  ],
  free_units: ['free', 'freeqty', 'freequantity', 'fqty', 'scheme', 'schemeqty', 'bonus', 'offerqty'],
  discount: [
    'disc',
    'discpercent',
    'discountpercent',
    'dis',
    'discper',
    'discountper',
    'cd',
    'tradediscount',
  ],
  gst: [
    'gstrate',
    'gstpercent',
    'gstpercentage',
    'tax',
    'taxrate',
    'taxpercent',
    'gstper',
    'taxper',
    'igst',
    'igstpercent',
    'igstrate',
  ],
  cgst: ['cgstpercent', 'cgstrate', 'cgstper'],
  sgst: ['sgstpercent', 'sgstrate', 'sgstper', 'utgst'],
  hsn: known('hsn'),
}
