import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { istDate } from '@dawakit/core/delivery'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { type CommandShop, openCommandShop } from '../../../test/command-shop.ts'
import { openDesk } from '../../../test/desk-shop.ts'

const SUPPLIER = {
  ...{ name: 'Chennai Pharma', gstin: '33AAACC1206D1ZN', stateName: '', drugLicences: '', address: '' },
  ...{ phone: '', email: '', paymentDays: 30, note: '' },
}
/** The year in which packs expire: the command has the clock of the machine. */
const LATER = (new Date().getFullYear() + 2) % 100
const BILL = `Item Name,Batch,Exp,Qty,Free,MRP,Rate,GST %,HSN
Dolo 650 Tablet,DL-7,06/${LATER},10,2,100,60,5,30049099
Zubrizole 40,ZB-1,06/${LATER},5,0,88.50,50,5,30049099
Crocin Advance Tablet,CR-1,99/${LATER},5,0,30,20,5,30049099
`

let command: CommandShop
let file: string
beforeEach(async () => {
  command = await openCommandShop()
  file = join(command.folder, 'bill.csv')
  writeFileSync(file, BILL)
  await (await openDesk(command.shop)).as('owner').post('/desk/supplier/save', { supplier: SUPPLIER })
})
afterEach(() => command.close())
const said = (...words: string[]) => command.said(...words)
const goodsIn = (number: string, ...more: string[]) => {
  const of = ['--supplier', 'chennai PHARMA', '--bill', number, '--date', istDate(Date.now())]
  return said('goods-in', file, ...of, ...more)
}
const bills = () =>
  command.shop.db.selectFrom('purchase_bill').select(['bill_number', 'state', 'file']).execute()

it('reads a bill from a file into a draft, says which rows it could not and what is to be looked at', async () => {
  const row = `Row 4: expiry "99/${LATER}" is no date: write it as 12/2027 or 31-12-2027.`
  expect(await goodsIn('GST/1042', '--dry-run')).toEqual([row, '2 lines, 1 row that could not be read.'])
  expect(await bills()).toEqual([])
  expect(await goodsIn('GST/1042')).toEqual([
    row,
    '2 lines, 1 row that could not be read.',
    'Line 2  told  new-product  Zubrizole 40',
    'Bill  asked  rows-unread  1',
    'Bill GST/1042 is a draft of 892.5 rupees: check it at the desk, Goods in.',
  ])
  expect(await bills()).toEqual([{ bill_number: 'GST/1042', state: 'draft', file }])
})

it('counts one line and one product as one', async () => {
  writeFileSync(file, BILL.split('\n').slice(0, 2).join('\n'))
  expect(await goodsIn('GST/1042', '--dry-run')).toEqual(['1 line, 0 rows that could not be read.'])
  const { db } = command.shop
  await db.updateTable('product').set({ is_for_sale: 0 }).where('id', '!=', 'empty').execute()
  expect((await said('to-order')).at(-1)).toBe('1 product to order.')
})

it('takes no bill twice, none of a supplier that is not there, and no file that is none', async () => {
  await goodsIn('GST/1042')
  await expect(goodsIn('gst-1042')).rejects.toThrow('This bill of this supplier is in already')
  const of = ['--bill', 'N-1', '--date', istDate(Date.now())]
  await expect(said('goods-in', file, '--supplier', 'Nobody', ...of)).rejects.toThrow(
    'There is no supplier "Nobody": add it at the desk, Suppliers.',
  )
  writeFileSync(file, 'Name,Age\nMeena,40\n')
  await expect(goodsIn('N-2')).rejects.toThrow('"units", "rate"')
  expect(await bills()).toHaveLength(1)
})

it('lists what is to be ordered, reckoned anew', async () => {
  await command.shop.db.updateTable('stock').set({ free: 3 }).where('product_id', '=', 'dolo').execute()
  expect(await said('to-order')).toEqual([
    '    10  Empty Shelf Tablet  (sold 0, on hand 0, on the way 0)',
    '     7  Dolo 650 Tablet  (sold 0, on hand 3, on the way 0)',
    '     6  Crocin Advance Tablet  (sold 0, on hand 4, on the way 0)',
    '3 products to order.',
  ])
})

it('says so where nothing is to be ordered', async () => {
  await command.shop.db.updateTable('product').set({ is_for_sale: 0 }).execute()
  expect(await said('to-order')).toEqual(['Nothing is to be ordered.'])
})
