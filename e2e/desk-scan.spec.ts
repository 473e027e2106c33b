import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { prepareZXingModule, writeBarcode } from 'zxing-wasm/writer'
import { expectAccessible } from './accessible.ts'
import { newCustomer, saveAddress } from './customer.ts'
import { signInAtDesk } from './desk.ts'
import { type APIRequestContext, expect, type Page, test } from './journey.ts'
import { expectWithin } from './layout.ts'
import { GS, scanCode } from './scanner.ts'

test.use({ isMobile: false, hasTouch: false, viewport: { width: 1442, height: 900 } })
test.setTimeout(180_000)

const TABLET = { slug: 'pararuvi-650-tablet', name: 'Pararuvi 650 Tablet', gtin: '08901234500019' }
const OTHER = { slug: 'parameg-500-tablet', name: 'Parameg 500 Tablet', gtin: '08901234500026' }
const GEL = { slug: 'diclotris-relief-gel', name: 'Diclotris-Relief Gel', gtin: '08901234500033' }

interface Placed {
  number: string
  ids: string[]
}

/** An order in cash of two packs of the first and one of each other. */
async function place(request: APIRequestContext): Promise<Placed> {
  const customer = await newCustomer(request)
  const address = await saveAddress(customer)
  const products: { _id: string; quantity: number }[] = []
  for (const [index, { slug }] of [TABLET, OTHER, GEL].entries()) {
    const { data } = await customer.call<{ _id: string }>(`GET /get/productBySlug?slug=${slug}`)
    products.push({ _id: data._id, quantity: index === 0 ? 2 : 1 })
  }
  await customer.call('POST /post/cart', { data: { userId: customer.userId, products } })
  const order = { products, shippingAddress: { id: address }, acceptedTerms: true, paymentMethod: 'cod' }
  const { data } = await customer.call<{ orderNumber: string }>('POST /post/order', { order })
  return { number: data.orderNumber, ids: products.map(({ _id }) => _id) }
}

/** Puts batches on the shelf, out of the packs of which no batch is known, and says which codes the first two have. */
function fillShelf([tablet = '', other = '', gel = '']: readonly string[]): void {
  const database = new DatabaseSync(join(process.env['SHOP_DATA_FOLDER'] ?? '', 'dawakit.sqlite'), {
    timeout: 10_000,
  })
  const put = (id: string, batch: string, expiresOn: string, units: number, isSold = 1) => {
    const before = database
      .prepare('select units from stock_batch where product_id = ? and batch = ? and expires_on = ?')
      .get(id, batch, expiresOn)
    database
      .prepare(
        `insert or replace into stock_batch (product_id, batch, expires_on, mrp_paise, units, is_sold)
         select id, ?, ?, mrp_paise, ?, ? from product where id = ?`,
      )
      .run(batch, expiresOn, units, isSold, id)
    if (isSold === 1) {
      database
        .prepare('update stock set unknown_units = unknown_units - ? where product_id = ?')
        .run(units - Number(before?.['units'] ?? 0), id)
    }
  }
  put(tablet, 'T-1', '2028-06-30', 1)
  put(tablet, 'T-2', '2028-09-30', 9)
  put(tablet, 'T-OLD', '2026-01-31', 3, 0)
  put(other, 'P17', '2028-01-31', 9)
  put(gel, 'G-5', '2028-03-31', 9)
  database.prepare('delete from product_code where product_id = ?').run(gel)
  for (const [id, gtin] of [
    [tablet, TABLET.gtin],
    [other, OTHER.gtin],
  ] as const) {
    database
      .prepare('insert or replace into product_code (code, product_id, added_at) values (?, ?, 0)')
      .run(gtin, id)
  }
  database.close()
}

/** A packer at the keyboard, with a scanner: each key counts, and each pull of the trigger. */
class Packer {
  presses = 0
  readonly page: Page
  constructor(page: Page) {
    this.page = page
  }

  async press(...keys: string[]): Promise<void> {
    for (const key of keys) {
      this.presses++
      await this.page.keyboard.press(key)
    }
  }

  async type(text: string): Promise<void> {
    this.presses += text.length
    await this.page.keyboard.type(text, { delay: 70 })
  }

  async scan(code: string): Promise<void> {
    this.presses++
    await scanCode(this.page, code)
  }
}

const pack = ({ gtin }: { gtin: string }, batch: string, expiry: string) =>
  `01${gtin}10${batch}${GS}17${expiry}`

/** What a page is held to, at both widths. */
async function look(desk: Page, what: string): Promise<void> {
  for (const width of [768, 1442]) {
    await desk.setViewportSize({ width, height: 900 })
    await expectAccessible(desk, `${what} at ${width}`)
    await expectWithin(desk, `${what} at ${width}`)
    const folder = process.env['DESK_PICTURES']
    if (folder) await desk.screenshot({ path: `${folder}/${what}-${width}.png`, fullPage: true })
  }
}

/** A DataMatrix of GS1 as the address of a picture. */
async function pictureOf(elements: string): Promise<string> {
  const file = createRequire(import.meta.url).resolve('zxing-wasm/writer/zxing_writer.wasm')
  prepareZXingModule({ overrides: { wasmBinary: new Uint8Array(await readFile(file)).buffer } })
  const { image, error } = await writeBarcode(elements, {
    format: 'DataMatrix',
    options: 'gs1',
    scale: 6,
    addQuietZones: true,
  })
  if (!image) throw new Error(error)
  return `data:image/png;base64,${Buffer.from(await image.arrayBuffer()).toString('base64')}`
}

/** In the page: its camera sees this picture. */
function showToCamera(picture: string): void {
  navigator.mediaDevices.getUserMedia = async () => {
    const image = new Image()
    image.src = picture
    await image.decode()
    const canvas = document.createElement('canvas')
    canvas.width = 640
    canvas.height = 480
    const context = canvas.getContext('2d')
    if (context) {
      context.fillStyle = '#fff'
      context.fillRect(0, 0, canvas.width, canvas.height)
      context.drawImage(image, 200, 140)
    }
    return canvas.captureStream(10)
  }
}

const said = (desk: Page) => desk.getByRole('status').filter({ hasText: /./ }).first()

test('an order of three lines is packed with a scanner: from two batches, an expired one refused, a foreign code heard', {
  tag: '@desktop',
}, async ({ page: desk, request }) => {
  const first = await place(request)
  fillShelf(first.ids)
  await desk.addInitScript(showToCamera, await pictureOf(`(01)${OTHER.gtin}(10)P17(17)280100`))
  await desk.addInitScript(() => {
    const Heard = class extends AudioContext {
      constructor() {
        super()
        document.documentElement.dataset['beeps'] = String(
          Number(document.documentElement.dataset['beeps'] ?? 0) + 1,
        )
      }
    }
    Object.assign(globalThis, { AudioContext: Heard })
  })
  await signInAtDesk(desk, 'packer', `/orders/${first.number}`)
  const packer = new Packer(desk)
  const button = desk.getByRole('button', { name: 'Pack this parcel' })
  const beeps = () => desk.locator('html').getAttribute('data-beeps')

  await test.step('what to take stands at each line', async () => {
    await expect(desk.getByText('Take 1 of batch T-1, expires 2028-06')).toBeVisible()
    await expect(desk.getByText('Take 1 of batch T-2, expires 2028-09')).toBeVisible()
    await look(desk, 'scan-proposed')
  })

  await test.step('an expired pack, another month and a damaged code are heard and said, whatever has the focus', async () => {
    const batch = desk.getByLabel(`Batch of ${OTHER.name}`)
    await batch.fill('MINE')
    await packer.scan(pack(TABLET, 'T-OLD', '260100'))
    await expect(said(desk)).toContainText(`${TABLET.name}, batch T-OLD: it has expired (2026-01)`)
    await expect(batch).toHaveValue('MINE')
    expect(await beeps()).toBe('1')
    await packer.scan(pack(TABLET, 'T-1', '280500'))
    await expect(said(desk)).toContainText('the pack says 2028-05, the shelf 2028-06')
    await packer.scan(`01${TABLET.gtin}10T-1${GS}17281300`)
    await expect(said(desk)).toContainText('A date in the code is no day of the calendar')
    await batch.fill('')
    await look(desk, 'scan-refused')
  })

  await test.step('the code of a pack that nobody knew is remembered with a press', async () => {
    await packer.scan(pack(GEL, 'G-5', '280300'))
    await expect(said(desk)).toContainText('No product of this shop has this code')
    const isOf = desk.getByRole('group', { name: 'This code is of:' })
    await look(desk, 'scan-unknown')
    await isOf.getByRole('button', { name: GEL.name }).click()
    await expect(said(desk)).toContainText(`${GEL.name}, batch G-5: 1 of 1`)
  })

  await test.step('each scan is a piece of its batch, and what a code with words says stands beside the shelf', async () => {
    const words = [
      `Unique product identification code: ${TABLET.gtin}`,
      'Proper and generic name: Paracetamol Tablets IP 650 mg',
      'Name and address of the manufacturer: Somebody Else Ltd., 12, Race Course Road, Bengaluru',
      'Batch No.: T-1',
      'Date of manufacturing: 07/2025',
      'Date of expiry: 06/2028',
      'Manufacturing licence number: KTK/28/000/2010',
    ]
    await packer.scan(words.join(', '))
    await expect(said(desk)).toContainText(`${TABLET.name}, batch T-1: 1 of 2`)
    const table = desk.getByRole('table', { name: `What the pack of ${TABLET.name} prints` })
    await expect(table.getByRole('row', { name: /Maker Somebody Else/ })).toContainText('(another)')
    await expect(table.getByRole('row', { name: /^Licence/ })).toContainText('KTK/28/000/2010')
    await packer.scan(pack(TABLET, 'T-2', '280900'))
    await expect(desk.getByText('All 2 counted')).toBeVisible()
    await packer.scan(pack(TABLET, 'T-2', '280900'))
    await expect(said(desk)).toContainText('more than the 2 that are left to pack')
    await look(desk, 'scan-counted')
  })

  await test.step('the camera reads the same', async () => {
    await desk.getByRole('button', { name: 'Camera' }).click()
    const dialog = desk.getByRole('dialog', { name: 'Scan with the camera' })
    await expect(dialog.getByText(`${OTHER.name}, batch P17: 1 of 1`)).toBeVisible()
    await look(desk, 'scan-camera')
    await dialog.getByRole('button', { name: 'Close' }).click()
  })

  await test.step('Enter packs what is complete', async () => {
    await button.focus()
    await desk.keyboard.press('Enter')
    await expect(desk.getByText('Parcel 1: Packed')).toBeVisible()
    for (const batch of ['T-1', 'T-2', 'P17', 'G-5'])
      await expect(desk.getByText(`batch ${batch},`)).toBeVisible()
    await expect(
      desk.getByRole('button', { name: 'Address labels of this order, four on an A4' }),
    ).toBeVisible()
    await look(desk, 'scan-packed')
  })
})

test('an order of three lines takes a packer at most 20 presses, and none of them types a batch', {
  tag: '@desktop',
}, async ({ page: desk, request }) => {
  const measured: Record<string, { presses: number; seconds: number }> = {}
  async function measure(way: string, work: (packer: Packer) => Promise<void>): Promise<void> {
    const order = await place(request)
    fillShelf(order.ids)
    if (way === 'scanned') {
      const database = new DatabaseSync(join(process.env['SHOP_DATA_FOLDER'] ?? '', 'dawakit.sqlite'), {
        timeout: 10_000,
      })
      database
        .prepare('insert or replace into product_code (code, product_id, added_at) values (?, ?, 0)')
        .run(GEL.gtin, order.ids[2] ?? '')
      database.close()
    }
    await signInAtDesk(desk, 'packer', `/orders/${order.number}`)
    await expect(desk.getByRole('button', { name: 'Pack this parcel' })).toBeVisible()
    const packer = new Packer(desk)
    const begun = Date.now()
    await work(packer)
    await expect(desk.getByText('Parcel 1: Packed')).toBeVisible()
    measured[way] = { presses: packer.presses, seconds: Math.round((Date.now() - begun) / 100) / 10 }
  }

  await measure('scanned', async (packer) => {
    await packer.scan(pack(TABLET, 'T-1', '280600'))
    // Separators are lost: the shelf says where the batch ends.
    await packer.scan(`01${TABLET.gtin}1728090010T-2`)
    await packer.scan(pack(OTHER, 'P17', '280100'))
    await packer.scan(pack(GEL, 'G-5', '280300'))
    await expect(desk.getByRole('button', { name: 'Pack this parcel' })).toBeFocused()
    await packer.press('Enter')
  })
  await measure('as proposed', async (packer) => {
    await packer.press('b')
    await expect(desk.getByLabel(`Batch of ${GEL.name}`)).toHaveValue('G-5')
    await packer.press('Enter')
  })
  await measure('typed', async (packer) => {
    await desk.getByLabel(`Pieces of ${TABLET.name}`).focus()
    for (const [batch, expiry] of [
      ['T-2', '09/28'],
      ['P17', '01/28'],
      ['G-5', '03/28'],
    ] as const) {
      await packer.press('Enter')
      await packer.type(batch)
      await packer.press('Enter')
      await packer.type(expiry)
      await packer.press('Enter')
    }
  })
  console.log(JSON.stringify(measured))
  expect(measured['scanned']?.presses).toBeLessThanOrEqual(20)
  expect(measured['as proposed']?.presses).toBe(2)
})
