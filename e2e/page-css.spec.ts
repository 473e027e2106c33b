import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { expect, type Page, test } from 'playwright/test'
import { addresses } from './addresses.ts'
import { hostPages } from './hosts/host-pages.ts'

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

/** What stands on the page, each in a place of one width. The drawer is opened after the others were looked at. */
const ELEMENTS = [
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
]
const nameOf = (markup: string) => markup.match(/dawa-[a-z-]+/)?.[0] ?? ''

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

async function openWith(page: Page, css: string, font = ':root{--dawa-font:sans-serif}'): Promise<void> {
  const address = `${addresses.partner}/styled`
  await page.unrouteAll()
  await page.route(address, (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: `<!doctype html><html lang="en"><title>Clinic</title>
        <style>${css}</style><style>${font}</style>
        <script type="module" src="${addresses.store}/embed/dawakit.js"></script>
        <body id="page"><dawa-shop api="${addresses.store}/api" partner-key="pk_example_partner"></dawa-shop>
        ${ELEMENTS.map((markup) => `<div style="${PLACE}">${markup}</div>`).join('')}`,
    }),
  )
  await page.context().grantPermissions(['local-network-access'], { origin: addresses.partner })
  await page.goto(address)
  await expect(page.locator('dawa-product-grid').getByRole('article')).toHaveCount(4)
  await expect(page.locator('dawa-product-card').getByRole('article')).toBeVisible()
  await expect(page.getByLabel('Mobile Number')).toBeVisible()
  await page.waitForLoadState('networkidle')
}

/** Every element as a picture, and the open drawer. */
async function picturesOf(page: Page, css: string): Promise<Map<string, string>> {
  await openWith(page, css)
  const pictures = new Map<string, string>()
  for (const name of ELEMENTS.map(nameOf).filter((one) => one !== 'dawa-cart-drawer')) {
    const picture = await page.locator(name).screenshot({ animations: 'disabled', caret: 'hide' })
    pictures.set(name, picture.toString('base64'))
  }
  await page.evaluate(() => window.Dawakit?.open('cart'))
  const panel = page.locator('.dawa-dialog__panel')
  await expect(panel.getByText('Cart Is Empty')).toBeVisible()
  pictures.set('dawa-cart-drawer', (await panel.screenshot({ animations: 'disabled' })).toString('base64'))
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

test('no page’s stylesheet changes an element by more than a hundredth of its pixels', {
  tag: '@desktop',
}, async ({ page }) => {
  const bare = await picturesOf(page, '')
  const sheets = {
    hostile: HOSTILE,
    ...Object.fromEntries(
      await Promise.all(
        ['bootstrap-3', 'bootstrap-5', 'wordpress-twenty-four', 'wordpress-twenty-five', 'tailwind'].map(
          async (name) => [name, await sheetOf(name)] as const,
        ),
      ),
    ),
  }
  const changed: string[] = []
  for (const [name, css] of Object.entries(sheets)) {
    const dressed = await picturesOf(page, css)
    for (const [element, picture] of dressed) {
      const share = await difference(page, [bare.get(element) ?? '', picture])
      if (share > 0.01) changed.push(`${element} under ${name}: ${(share * 100).toFixed(1)} %`)
    }
  }
  expect(changed).toEqual([])
})

test('each element wears the page’s font, where no other is named', { tag: '@desktop' }, async ({ page }) => {
  await openWith(page, 'body{font-family:Georgia}', '')
  const texts = [
    'dawa-product-card h3',
    'dawa-product-grid h3',
    'dawa-login label',
    'dawa-pincode-checker label',
  ]
  for (const text of texts) await expect(page.locator(text).first()).toHaveCSS('font-family', 'Georgia')
})
