import { expect, it } from 'vitest'
import { PURCHASE_COLUMNS, PURCHASE_NEEDS, readHeadings } from '../headings/index.ts'
import { BadValue } from '../values/bad-value.ts'
import { readPurchaseRow } from './purchase-row.ts'

const read = (headings: string, row: string) =>
  readPurchaseRow(
    readHeadings(headings.split(','), PURCHASE_COLUMNS, PURCHASE_NEEDS).valuesOf(row.split(',')),
  )

const MARG = 'Item Name,HSN Code,Mfr,Batch,Exp,Qty,Free,MRP,Rate,Disc %,CGST %,SGST %,Amount'
const GOFRUGAL = 'Item Code,Product,Batch No,Expiry Date,Purchase Qty,Free Qty,MRP,P.Rate,Discount,GST %'

it('reads the lines that Marg and GoFrugal give out of a purchase', () => {
  expect(read(MARG, 'Dolo 650 Tab,30049099,MICRO,dl26-1,03/28,10,2,30.91,21.00,5.00,2.5,2.5,199.50')).toEqual(
    {
      code: '',
      name: 'Dolo 650 Tab',
      maker: 'MICRO',
      batch: 'DL26-1',
      expiry: '03/28',
      mrp: 3091,
      rate: 2100,
      units: 10,
      freeUnits: 2,
      discount: 5,
      gst: 5,
      hsn: '30049099',
    },
  )
  expect(read(GOFRUGAL, 'D650,Dolo 650,DL1,31-03-2028,10.00,0,30.91,21,0,5')).toMatchObject({
    code: 'D650',
    units: 10,
    freeUnits: 0,
    gst: 5,
    rate: 2100,
  })
})

it('reads 10+2 as ten that are paid and two that are free, and passes sums over', () => {
  expect(read('Item Name,Qty,Rate', 'Dolo,10+2,21')).toMatchObject({ units: 10, freeUnits: 2 })
  expect(read('Item Name,Qty,Rate', ',10,210')).toBeNull()
})

it('says which column of a row cannot be read', () => {
  expect(() => read('Item Name,Qty,Rate,Exp', 'Dolo,10,21,13/27')).toThrow(/^expiry "13\/27" is no date/)
  expect(() => read('Item Name,Qty,Rate', 'Dolo,ten,21')).toThrow(BadValue)
  expect(() => read('Item Name,Stock,MRP', 'Dolo,10,21')).toThrow(/no column "units", "rate"/)
})
