import type { DeskBill, DeskProduct, DeskSupplier } from '@dawakit/core/contract'
import { expectAccessible } from './accessible.ts'
import { addresses } from './addresses.ts'
import { callDesk as call, signInAtDesk } from './desk.ts'
import { downloadPdf } from './invoice-pdf.ts'
import { expect, type Page, test } from './journey.ts'
import { expectWithin } from './layout.ts'

test.use({ isMobile: false, hasTouch: false, viewport: { width: 1442, height: 900 } })
test.setTimeout(120_000)

/** Of this run alone: a second of the same name is refused, and packs of the same batch are added up. */
const RUN = Date.now() % 1_000_000
const SUPPLIER = `Kaveri Medical ${RUN}`
const PRODUCT = `Zubrigesic ${RUN} Tablet`
const BILL_NUMBER = `KMD/${RUN}`

const IST_MS = 19_800_000
/** The month in India: packs that are good until its end expire too soon to be sold. */
const now = new Date(Date.now() + IST_MS)
const SOON = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 1, 0))
const soonOnPack = `${String(SOON.getUTCMonth() + 1).padStart(2, '0')}/${SOON.getUTCFullYear() % 100}`
const SOON_DAY = SOON.toISOString().slice(0, 'yyyy-mm-dd'.length)
const later = now.getUTCFullYear() + 3

/** As a supplier's program writes it: packs that come soon to their end, a product that nobody knows, and a row that is none. */
const BILL = `Item Name,Mfr,Batch,Exp,Qty,Free,MRP,Rate,Disc %,GST %,HSN
${PRODUCT},Zubri Labs,ZG-7,03/${later % 100},10,2,100,60,5,5,30049099
${PRODUCT},Zubri Labs,ZG-6,${soonOnPack},4,0,100,60,5,5,30049099
Zubrimox ${RUN} Capsule,Zubri Labs,ZM-1,99/${later % 100},4,0,80,40,0,5,30049099
`

/** What a page is held to, at each width. */
async function look(desk: Page, what: string, widths = [768, 1442]): Promise<void> {
  for (const width of widths) {
    await desk.setViewportSize({ width, height: 900 })
    await desk.mouse.move(width - 4, 890)
    await expectAccessible(desk, `${what} at ${width}`)
    await expectWithin(desk, `${what} at ${width}`)
    const folder = process.env['DESK_PICTURES']
    if (folder) await desk.screenshot({ path: `${folder}/${what}-${width}.png`, fullPage: true })
  }
}

/** As somebody drops it out of a folder. */
async function drop(desk: Page, name: string, text: string): Promise<void> {
  const files = await desk.evaluateHandle(
    ([name, text]) => {
      const transfer = new DataTransfer()
      transfer.items.add(new File([text], name, { type: 'text/csv' }))
      return transfer
    },
    [name, text] as const,
  )
  const target = desk.getByText('or drop it here')
  await target.dispatchEvent('dragover', { dataTransfer: files })
  await target.dispatchEvent('drop', { dataTransfer: files })
}

interface Shelf {
  data: { batches: { batch: string; expiresOn: string; units: number; isSold: boolean }[] }
}

test('a supplier’s bill comes in as a file, is looked through and received, and the shelf has its batches', {
  tag: '@desktop',
}, async ({ page: desk }) => {
  await signInAtDesk(desk, 'pharmacist', '/suppliers')

  await test.step('a supplier is added by the keyboard alone', async () => {
    await desk.getByRole('button', { name: 'Add a supplier' }).press('Enter')
    const dialog = desk.getByRole('dialog', { name: 'Add a supplier' })
    await expect(dialog.getByLabel('Name')).toBeFocused()
    await desk.keyboard.type(SUPPLIER)
    await desk.keyboard.press('Tab')
    await desk.keyboard.type('33AAACC1206D1ZX')
    await desk.keyboard.press('Enter')
    await expect(dialog.getByText('This is no GSTIN')).toBeVisible()
    await look(desk, 'supplier-refused')
    await dialog.getByLabel('GSTIN').fill('33AAACC1206D1ZN')
    await dialog.getByLabel('Drug licences').fill('TN-20B-1042, TN-21B-1042')
    await dialog.getByLabel('Telephone').fill('044 2345 6789')
    await dialog.getByLabel('Telephone').press('Enter')
    await expect(desk.getByRole('heading', { name: SUPPLIER, level: 1 })).toBeVisible()
    await look(desk, 'supplier')
  })

  await test.step('its bill is dropped as a file', async () => {
    await desk.getByRole('link', { name: 'Goods in' }).last().click()
    // What was typed before is there when somebody comes back from the file.
    await desk.getByLabel('MRP, ₹ of line 1').fill('80')
    await desk.getByRole('button', { name: 'From a file' }).click()
    await desk.getByRole('button', { name: 'Type it' }).click()
    await expect(desk.getByLabel('MRP, ₹ of line 1')).toHaveValue('80')
    await desk.getByRole('button', { name: 'Add a line' }).click()
    await desk.getByLabel('MRP, ₹ of line 1').fill('')
    await desk.getByLabel('Batch of line 2').fill('Z1')
    await desk.getByLabel('Bill number').fill('KMD/76')
    await desk.getByRole('button', { name: 'Save the draft' }).click()
    // The first row is blank: what is refused is marked where it stands.
    await expect(desk.getByLabel('Product of line 2')).toHaveAttribute('aria-invalid', 'true')
    await expect(desk.getByLabel('Product of line 1')).toHaveAttribute('aria-invalid', 'false')
    await desk.getByRole('button', { name: 'From a file' }).click()
    await expect(desk.getByRole('combobox', { name: 'Supplier' })).toHaveValue(SUPPLIER)
    await desk.getByLabel('Bill number').fill(BILL_NUMBER)
    await drop(desk, 'kmd-77.csv', BILL)
    await expect(desk.getByText('kmd-77.csv, 1 KB')).toBeVisible()
    await look(desk, 'bill-file')
    await desk.getByRole('button', { name: 'Read the file' }).click()
    await expect(desk.getByRole('heading', { name: `Bill ${BILL_NUMBER}`, level: 1 })).toBeVisible()
  })

  await test.step('what is to be asked of it stands above its lines', async () => {
    await expect(desk.getByText(`good until ${SOON_DAY}`)).toBeVisible()
    await expect(desk.getByText('Row 4:')).toBeVisible()
    await look(desk, 'bill-draft')
  })

  await test.step('saved elsewhere meanwhile, it says so to who typed, and shows how it is now', async () => {
    await desk.getByLabel('Packs of line 1').fill('7')
    const other = await desk.context().newPage()
    await other.goto(desk.url())
    await other.getByRole('button', { name: 'Save the draft' }).click()
    await expect(other.getByText('Saved', { exact: true })).toBeVisible()
    await other.close()
    await desk.getByRole('button', { name: 'Save the draft' }).click()
    await expect(desk.getByText('This bill was changed meanwhile.')).toBeVisible()
    await look(desk, 'bill-meanwhile')
    await desk.getByRole('button', { name: 'Show it as it is now' }).press('Enter')
    await expect(desk.getByLabel('Packs of line 1')).toHaveValue('10')
    await expect(desk.getByRole('button', { name: 'Check', exact: true })).toBeEnabled()
  })

  await test.step('a line is put right', async () => {
    await desk.getByLabel('Packs of line 2').fill('5')
    await desk.getByLabel('Packs of line 2').press('Enter')
    await expect(desk.getByLabel('Free of line 2')).toBeFocused()
    await desk.getByRole('button', { name: 'Save the draft' }).click()
    await expect(desk.getByText('₹855.00')).toBeVisible()
    await desk.getByRole('button', { name: 'Check', exact: true }).click()
  })

  await test.step('it is received once somebody is sure', async () => {
    const sure = desk.getByRole('checkbox', { name: 'I have looked at what is asked, and am sure' })
    const receive = desk.getByRole('button', { name: 'Take the packs in' })
    await expect(receive).toBeDisabled()
    await look(desk, 'bill-checked')
    await sure.press('Space')
    await receive.click()
    await expect(desk.getByText(/^Received by /)).toBeVisible()
    await look(desk, 'bill-received')
  })

  await test.step('the shelf has both batches, and sells neither of what came new nor of what expires soon', async () => {
    const product = desk.getByRole('link', { name: PRODUCT }).first()
    const id = (await product.getAttribute('href'))?.split('/').at(-1)
    const { data }: Shelf = await desk.evaluate(
      async (path) => (await fetch(path)).json(),
      `/api/desk/shelf?productId=${id}`,
    )
    expect(data.batches).toEqual([
      expect.objectContaining({ batch: 'ZG-6', expiresOn: SOON_DAY, units: 5, isSold: false }),
      expect.objectContaining({ batch: 'ZG-7', expiresOn: `${later}-03-31`, units: 12, isSold: true }),
    ])
    await product.click()
    await expect(desk.getByRole('heading', { name: PRODUCT, level: 1 })).toBeVisible()
  })

  await test.step('the lists know of it', async () => {
    await desk.goto(`${addresses.desk}/goods-in`)
    await expect(desk.getByRole('row', { name: new RegExp(BILL_NUMBER) }).first()).toContainText('Received')
    await expect(desk.getByRole('row', { name: new RegExp(PRODUCT) })).toBeVisible()
    await look(desk, 'goods-in')
    await desk.goto(`${addresses.desk}/suppliers`)
    await desk.getByLabel('Search suppliers').fill('kaveri')
    await expect(desk.getByRole('row', { name: new RegExp(SUPPLIER) })).toBeVisible()
    await look(desk, 'suppliers')
    await desk.getByRole('link', { name: SUPPLIER }).click()
    await expect(desk.getByRole('row', { name: /ZG-6/ })).toBeVisible()
    await look(desk, 'supplier-near')
  })

  await test.step('what expires too soon goes back to it with a debit note', async () => {
    await desk.getByRole('link', { name: 'Send packs back' }).press('Enter')
    await expect(desk.getByLabel(`Packs of ${PRODUCT}, batch ZG-6`)).toHaveValue('5')
    await look(desk, 'send-back')
    await desk.getByRole('button', { name: 'Issue the debit note' }).press('Enter')
    await expect(desk.getByRole('heading', { name: /^Debit note DN\// })).toBeVisible()
    await look(desk, 'debit-note')
    const paper = await downloadPdf(desk, () => desk.getByRole('button', { name: 'As PDF' }).click())
    expect(paper.pages[0]).toContain(SUPPLIER)
    expect(paper.pages[0]).toContain('ZG-6')
    await desk.getByLabel('Amount, ₹').fill('100')
    await desk.getByLabel('Their credit note').fill('CN-7')
    await desk.getByLabel('Their credit note').press('Enter')
    await expect(desk.getByText(/CN-7/)).toBeVisible()
  })

  await test.step('what nobody has brought yet is ordered of it', async () => {
    await desk.goto(`${addresses.desk}/to-order`)
    const packs = desk.getByRole('textbox', { name: /^Packs of / })
    await expect(packs.first()).not.toHaveValue('')
    // What is written before is for no supplier that is chosen later.
    await packs.first().fill('7')
    await desk.getByRole('combobox', { name: 'Supplier' }).fill('kaveri')
    await desk.getByRole('option', { name: SUPPLIER }).click()
    await expect(desk.getByText('Nothing that this supplier brought last is to be ordered.')).toBeVisible()
    await desk.getByRole('checkbox', { name: 'Also what others brought last, or nobody yet' }).press('Space')
    await expect(packs.first()).toHaveValue('')
    await expect(desk.getByRole('button', { name: 'Make an order' })).toBeDisabled()
    await packs.first().fill('5')
    await look(desk, 'to-order')
    await desk.getByRole('button', { name: 'Make an order: 1 line' }).click()
    await expect(desk.getByRole('heading', { name: /^Order of / })).toBeVisible()
    const paper = await downloadPdf(desk, () => desk.getByRole('button', { name: 'As PDF' }).click())
    expect(paper.pages[0]).toContain(SUPPLIER)
    expect(paper.pages[0]).toContain('1 line, 5 packs')
    await desk.getByRole('button', { name: 'They have been told' }).click()
    await expect(desk.getByText('Sent', { exact: true })).toBeVisible()
    await look(desk, 'order-sent')
    await desk.getByTitle('Your account').click()
    await desk.getByRole('menuitem', { name: 'Dark' }).click()
    await look(desk, 'order-sent-dark')
  })

  await test.step('it is closed once somebody has read how many packs have not come', async () => {
    const press = desk.getByRole('button', { name: 'Close', exact: true })
    const dialog = desk.getByRole('dialog', { name: 'Close the order?' })
    await press.press('Enter')
    await expect(dialog).toContainText('5 packs have not come')
    await desk.keyboard.press('Escape')
    await expect(press).toBeFocused()
    await press.press('Enter')
    await dialog.getByRole('button', { name: 'Close', exact: true }).press('Enter')
    await expect(desk.locator('main').getByText('Closed', { exact: true })).toBeVisible()
    await expect(press).toHaveCount(0)
    await expect(desk.getByRole('heading', { level: 1 })).toBeFocused()
  })
})

/** @returns the id of a product of this run alone, in a category whose products no journey counts */
async function addProduct(
  desk: Page,
  name: string,
  { mrp, price }: { mrp: number; price: number },
): Promise<string> {
  const fields = { name, kind: 'speciality', category: 'Haematology', hsn: '30049063', gst_rate: '5' }
  const more = { manufacturer: 'Zubri Labs', pack_size: '10 tablets', dosage_form: 'tablet' }
  const { id } = await call<DeskProduct>(desk, 'products/add', { mrp, price, fields: { ...fields, ...more } })
  return id
}

test('products take the MRP over that a bill says, line by line and all at once, but where the price is above it', {
  tag: '@desktop',
}, async ({ page: desk }) => {
  await signInAtDesk(desk, 'pharmacist', '/goods-in')
  const run = Date.now() % 1_000_000
  const names = [
    `Zubriferin ${run} Tablet`,
    `Zubriferin ${run} Forte Tablet`,
    `Zubriferin ${run} Drops`,
  ] as const
  const prices = [
    { mrp: 100, price: 80 },
    { mrp: 200, price: 150 },
    { mrp: 300, price: 290 },
  ] as const
  const onBill = [110, 220, 280]
  const ids: string[] = []
  for (const [at, name] of names.entries()) ids.push(await addProduct(desk, name, prices[at] ?? prices[0]))
  const mrpOf = async (at: number) => (await call<DeskProduct>(desk, `products/one?id=${ids[at]}`)).mrp
  const { id: supplierId } = await call<DeskSupplier>(desk, 'supplier/save', {
    supplier: {
      name: `Palar Medical ${run}`,
      gstin: '',
      stateName: 'Tamil Nadu',
      drugLicences: '',
      address: '',
      phone: '',
      email: '',
      paymentDays: 30,
      note: '',
    },
  })
  const bill = await call<DeskBill>(desk, 'goodsIn/save', {
    bill: {
      supplierId,
      number: `PM/${run}`,
      date: new Date(Date.now() + IST_MS).toISOString().slice(0, 'yyyy-mm-dd'.length),
      total: null,
      orderId: null,
      lines: names.map((name, at) => ({
        productId: ids[at],
        code: '',
        name,
        maker: '',
        batch: `ZF-${at}`,
        expiry: `03/${later % 100}`,
        mrp: onBill[at],
        rate: 50,
        units: 10,
        freeUnits: 0,
        discount: 0,
        gst: 5,
        hsn: '30049063',
      })),
    },
  })
  await desk.goto(`${addresses.desk}/goods-in/${bill.id}`)

  await test.step('one line, from the keyboard', async () => {
    const one = desk.getByRole('button', { name: 'Take the MRP over: line 1' })
    await expect(one).toBeVisible()
    await look(desk, 'bill-other-mrp', [380, 768, 1442])
    await one.press('Enter')
    await expect(one).toHaveCount(0)
    await expect(desk.getByText('The MRP is taken over')).toBeVisible()
    await expect(desk.getByRole('heading', { name: 'To look at' })).toBeFocused()
    expect([await mrpOf(0), await mrpOf(1), await mrpOf(2)]).toEqual([110, 200, 300])
  })

  await test.step('what is typed and not saved comes first', async () => {
    await desk.getByLabel('Packs of line 1').fill('11')
    await expect(desk.getByText('Save the draft first.')).toBeVisible()
    await expect(desk.getByRole('button', { name: 'Take the MRP of all lines over' })).toBeDisabled()
    await desk.getByRole('button', { name: 'Save the draft' }).press('Enter')
    await expect(desk.getByText('Save the draft first.')).toHaveCount(0)
  })

  await test.step('all of them, but one whose price is above it, which leads to its product', async () => {
    await desk.getByRole('button', { name: 'Take the MRP of all lines over' }).press('Enter')
    const left = desk.getByRole('alert').filter({ hasText: 'Not taken over' })
    await expect(left).toContainText(`Line 3, ${names[2]}`)
    await expect(desk.getByRole('button', { name: /^Take the MRP over/ })).toHaveCount(1)
    await look(desk, 'bill-mrp-left', [380, 768, 1442])
    expect([await mrpOf(0), await mrpOf(1), await mrpOf(2)]).toEqual([110, 220, 300])
    await left.getByRole('link', { name: names[2] }).press('Enter')
    await expect(desk.getByRole('heading', { name: names[2], level: 1 })).toBeVisible()
  })

  await test.step('its product has it in the history of its prices, with the number of the bill', async () => {
    await desk.goto(`${addresses.desk}/products/${ids[1]}`)
    const row = desk.getByRole('row').filter({ hasText: `PM/${run}` })
    await expect(row).toContainText('₹150.00 / ₹220.00')
    await look(desk, 'product-mrp-taken', [380, 768, 1442])
  })

  await test.step('a draft goes once somebody is sure', async () => {
    await desk.goto(`${addresses.desk}/goods-in/${bill.id}`)
    const discard = desk.getByRole('button', { name: 'Discard' })
    await discard.press('Enter')
    const dialog = desk.getByRole('dialog', { name: `Discard bill PM/${run}?` })
    await dialog.getByRole('button', { name: 'Cancel' }).press('Enter')
    await expect(discard).toBeFocused()
    await discard.press('Enter')
    await dialog.getByRole('button', { name: 'Discard' }).press('Enter')
    await expect(desk.getByRole('heading', { name: 'Goods in', level: 1 })).toBeVisible()
  })
})
