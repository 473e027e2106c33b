import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { addresses } from './addresses.ts'
import { type CustomerByCall, fillCart, newCustomerAt, saveAddress, signInOn } from './customer.ts'
import { hostPages } from './hosts/host-pages.ts'
import { type APIRequestContext, expect, type Page, test } from './journey.ts'
import { operator } from './operator.ts'

const { resolve } = createRequire(import.meta.url)

/** Rules that nobody writes on purpose, and each of which some page has. What is important stands in no layer. */
const HOSTILE = `
  body { text-transform: uppercase; letter-spacing: 3px; word-spacing: 9px; white-space: pre; text-indent: 2em;
    line-height: 3; hyphens: auto; quotes: "<" ">"; cursor: crosshair; font: italic 700 30px / 2 monospace; color: red;
    text-align: right; text-shadow: 1px 1px red; list-style: square; border-spacing: 9px; word-break: break-all;
    -webkit-text-stroke: 1px red; -webkit-text-fill-color: red; user-select: none; tab-size: 20; font-variant: small-caps }
  * { letter-spacing: 2px; text-transform: uppercase; border-radius: 0; accent-color: red }
  #page#page input, #page#page button { border: 9px dotted red; padding: 30px; color: red; background: yellow; min-height: 90px }
  #page form label { display: none }
  input, button, label { margin: 20px !important; font-size: 40px !important; text-transform: uppercase !important }
  #page#page div, #page form, form > * { padding: 20px; border: 3px solid red; float: left }
  label::after { content: " *" }
  input::placeholder { color: red; font-size: 40px }
  svg, img { width: 200px; filter: invert(1) }
`

const sheetOf = async (name: string) => {
  const host = hostPages.find((one) => one.name === name)
  const files = await Promise.all((host?.stylesheets ?? []).map((file) => readFile(resolve(file), 'utf8')))
  return [...files, host?.css ?? ''].join('\n')
}

const SHEETS = [
  'hostile',
  'bootstrap-3',
  'bootstrap-5',
  'wordpress-twenty-four',
  'wordpress-twenty-five',
  'tailwind',
]

type Picture = [what: string, take: () => Promise<Buffer>]

/** Elements that stand below each other on a page, and what is looked at there, in this order. */
interface Scene {
  elements: readonly string[]
  /** Brings the elements to the state that is looked at. */
  settle: (page: Page) => Promise<void>
  pictures: (page: Page) => readonly Picture[]
}

const shotOf = (page: Page, what: string) => () =>
  page.locator(what).screenshot({ animations: 'disabled', caret: 'hide' })

const whole = (page: Page, name: string): Picture => [name, shotOf(page, name)]

const forGuests: Scene = {
  elements: [
    '<dawa-search-box></dawa-search-box>',
    '<dawa-cart-button></dawa-cart-button>',
    '<dawa-pincode-checker></dawa-pincode-checker>',
    '<dawa-product-card product-id="paracetamol-650mg-tablet-jeevika"></dawa-product-card>',
    '<dawa-product-grid is-deals per-page="4" label="Savings"></dawa-product-grid>',
    '<dawa-login></dawa-login>',
    '<dawa-checkout></dawa-checkout>',
    '<dawa-order-tracker order-id="latest"></dawa-order-tracker>',
    '<dawa-invoice order-id="latest"></dawa-invoice>',
    '<dawa-cart-drawer></dawa-cart-drawer>',
    '<dawa-notices></dawa-notices>',
  ],
  async settle(page) {
    await expect(page.locator('dawa-product-grid').getByRole('article')).toHaveCount(4)
    await expect(page.locator('dawa-product-card').getByRole('article')).toBeVisible()
    await expect(page.getByLabel('Mobile Number')).toBeVisible()
  },
  pictures: (page) => [
    whole(page, 'dawa-search-box'),
    whole(page, 'dawa-cart-button'),
    whole(page, 'dawa-pincode-checker'),
    whole(page, 'dawa-product-card'),
    whole(page, 'dawa-product-grid'),
    whole(page, 'dawa-login'),
    whole(page, 'dawa-checkout'),
    whole(page, 'dawa-order-tracker'),
    whole(page, 'dawa-invoice'),
    [
      'dawa-search-box, its list',
      async () => {
        await page.getByRole('combobox').fill('parac')
        await expect(page.getByRole('option').first()).toBeVisible()
        const images = page.getByRole('option').locator('img')
        await expect
          .poll(() => images.evaluateAll((all) => all.every((image) => (image as HTMLImageElement).complete)))
          .toBe(true)
        const list = await shotOf(page, '.dawa-search-box__popup')()
        await page.keyboard.press('Escape')
        return list
      },
    ],
    [
      'dawa-cart-drawer',
      async () => {
        await page.evaluate(() => window.Dawakit?.open('cart'))
        const panel = '.dawa-dialog__panel'
        await expect(page.locator(panel).getByText('Cart Is Empty')).toBeVisible()
        const drawer = await shotOf(page, panel)()
        await page.keyboard.press('Escape')
        await expect(page.locator(panel)).toBeHidden()
        return drawer
      },
    ],
    [
      'dawa-notices',
      async () => {
        await page.evaluate(() => {
          const { shop } = window.Dawakit as unknown as { shop: { notify(notice: object): void } }
          shop.notify({ kind: 'error', title: 'Not added', text: 'Only 5 are left' })
        })
        await expect(page.getByText('Not added')).toBeVisible()
        return shotOf(page, '.dawa-notices__item')()
      },
    ],
  ],
}

const forCustomers: Scene = {
  elements: [
    '<dawa-cart-button></dawa-cart-button>',
    '<dawa-login></dawa-login>',
    '<dawa-checkout></dawa-checkout>',
    '<dawa-order-tracker order-id="latest"></dawa-order-tracker>',
    '<dawa-invoice order-id="latest"></dawa-invoice>',
  ],
  async settle(page) {
    await expect(page.locator('dawa-order-tracker').getByText(/^Order DWK-/)).toBeVisible()
    await expect(
      page
        .locator('dawa-invoice')
        .getByText(/Invoice/)
        .first(),
    ).toBeVisible()
    await expect(page.getByRole('button', { name: 'ADD ADDRESS' })).toBeVisible()
  },
  pictures: (page) => [
    whole(page, 'dawa-login'),
    whole(page, 'dawa-checkout'),
    whole(page, 'dawa-order-tracker'),
    whole(page, 'dawa-invoice'),
    [
      'dawa-cart-button, its mini-cart',
      async () => {
        await page.getByRole('button', { name: /^Cart, / }).press('Enter')
        await expect(page.getByRole('region', { name: 'My Cart' })).toBeVisible()
        const cart = await shotOf(page, '.dawa-cart-button__panel')()
        await page.keyboard.press('Escape')
        return cart
      },
    ],
    [
      'dawa-checkout, its address form',
      async () => {
        await page.getByRole('button', { name: 'ADD ADDRESS' }).click()
        await expect(page.getByLabel('Door Number')).toBeFocused()
        return shotOf(page, '.dawa-dialog__panel')()
      },
    ],
  ],
}

/** The page's own box around an element, which no sheet of a page reaches; what it inherits goes through. */
const PLACE = [
  'display:block',
  'box-sizing:content-box',
  'float:none',
  'width:380px',
  'margin:0',
  'padding:8px',
  'border:0',
  'background:#fff',
]
  .map((one) => `${one}!important`)
  .join(';')

/** Where a line of the page puts a button is the page's; between two pixels it would be drawn otherwise. */
const ON_WHOLE_PIXELS = 'dawa-cart-button{vertical-align:top}'
const ONE_FONT = ':root{--dawa-font:sans-serif}'

async function openWith(
  page: Page,
  { elements, settle }: Scene,
  css: string,
  font = ONE_FONT,
): Promise<void> {
  const address = `${addresses.partner}/styled`
  await page.unroute(address)
  await page.route(address, (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: `<!doctype html><html lang="en"><title>Clinic</title>
        <style>${css}</style><style>${font}${ON_WHOLE_PIXELS}</style>
        <script type="module" src="${addresses.store}/embed/dawakit.js"></script>
        <body id="page"><dawa-shop api="${addresses.store}/api" partner-key="pk_example_partner"></dawa-shop>
        ${elements.map((markup) => `<div style="${PLACE}">${markup}</div>`).join('')}`,
    }),
  )
  await page.context().grantPermissions(['local-network-access'], { origin: addresses.partner })
  await page.goto(address)
  await settle(page)
  await page.waitForLoadState('networkidle')
}

/** Other journeys sell and review meanwhile: what the shop has said once is what it says to each of the pages. */
async function holdAnswers(page: Page): Promise<void> {
  const said = new Map<string, { status: number; headers: Record<string, string>; body: Buffer }>()
  await page.route('**/api/get/**', async (route) => {
    const request = route.request()
    if (request.method() !== 'GET') return route.continue()
    const known = said.get(request.url())
    if (known) return route.fulfill(known)
    const response = await route.fetch({ maxRetries: 3 })
    const answer = { status: response.status(), headers: response.headers(), body: await response.body() }
    said.set(request.url(), answer)
    return route.fulfill(answer)
  })
}

async function picturesOf(page: Page, scene: Scene, css: string): Promise<Map<string, string>> {
  await openWith(page, scene, css)
  const pictures = new Map<string, string>()
  for (const [what, take] of scene.pictures(page)) pictures.set(what, (await take()).toString('base64'))
  return pictures
}

/** The share of pixels that differ, of the larger of two pictures. */
const difference = (page: Page, pictures: readonly string[]) =>
  page.evaluate(async (both) => {
    const bitmaps = await Promise.all(
      both.map(async (base64) => {
        const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))
        return createImageBitmap(new Blob([bytes], { type: 'image/png' }))
      }),
    )
    const width = Math.max(...bitmaps.map((one) => one.width))
    const height = Math.max(...bitmaps.map((one) => one.height))
    const [one, other] = bitmaps.map((bitmap) => {
      const brush = new OffscreenCanvas(width, height).getContext('2d')
      brush?.drawImage(bitmap, 0, 0)
      return brush?.getImageData(0, 0, width, height).data ?? new Uint8ClampedArray()
    })
    let different = 0
    for (let at = 0; at < width * height * 4; at += 4) {
      const apart = [0, 1, 2, 3].map((channel) =>
        Math.abs((one?.[at + channel] ?? 0) - (other?.[at + channel] ?? 0)),
      )
      if (Math.max(...apart) > 8) different += 1
    }
    return different / (width * height)
  }, pictures)

/** How much of each picture a sheet changes, as a row of the table: `dawa-login | 0.0 % | …`. */
async function changesOf(page: Page, scene: Scene): Promise<Record<string, Record<string, number>>> {
  await holdAnswers(page)
  const bare = await picturesOf(page, scene, '')
  const shares: Record<string, Record<string, number>> = {}
  for (const name of SHEETS) {
    const dressed = await picturesOf(page, scene, name === 'hostile' ? HOSTILE : await sheetOf(name))
    for (const [what, picture] of dressed) {
      const share = await difference(page, [bare.get(what) ?? '', picture])
      shares[what] = { ...shares[what], [name]: Number((share * 100).toFixed(2)) }
    }
  }
  return shares
}

/** A customer who has had a delivery, and has something else in the cart. */
async function servedCustomer(request: APIRequestContext): Promise<CustomerByCall> {
  const customer = await newCustomerAt(addresses.partner, request)
  const id = await saveAddress(customer)
  const { data } = await customer.call<{ _id: string }>(
    'GET /get/productBySlug?slug=paracetamol-650mg-tablet-sahaj',
  )
  const products = [{ _id: data._id, quantity: 2 }]
  await fillCart(customer, products)
  const order = { products, shippingAddress: { id }, acceptedTerms: true, paymentMethod: 'cod' }
  const placed = await customer.call<{ orderNumber: string }>('POST /post/order', { order })
  await operator('orders', 'move', placed.data.orderNumber, 'delivered')
  await fillCart(customer, products)
  return customer
}

for (const [who, scene] of [
  ['guests', forGuests],
  ['customers', forCustomers],
] as const) {
  test(
    `no page’s stylesheet changes an element for ${who} by more than a hundredth of its pixels`,
    {
      tag: '@desktop',
    },
    async ({ page, request }, testInfo) => {
      if (who === 'customers') await signInOn(page, await servedCustomer(request), addresses.partner)
      const shares = await changesOf(page, scene)
      const changed = Object.entries(shares).filter(
        ([, ofSheets]) => Math.max(...Object.values(ofSheets)) > 1,
      )
      // `npx playwright show-report`, or the folder of results: the whole table, in per cent.
      if (changed.length) await testInfo.attach('changes', { body: JSON.stringify(shares, null, 2) })
      expect(Object.fromEntries(changed)).toEqual({})
    },
  )
}

test('each element wears the page’s font, where no other is named', { tag: '@desktop' }, async ({ page }) => {
  await openWith(page, forGuests, 'body{font-family:Georgia}', '')
  const texts = [
    'dawa-product-card h3',
    'dawa-product-grid h3',
    'dawa-login label',
    'dawa-pincode-checker label',
  ]
  for (const text of texts) await expect(page.locator(text).first()).toHaveCSS('font-family', 'Georgia')
})
