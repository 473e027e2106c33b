import { addresses } from './addresses.ts'
import { fillCart, newCustomer, saveAddress, signInOn } from './customer.ts'
import { expect, type Page, test } from './journey.ts'
import { type LifeSite, startLifeSite } from './life/life-server.ts'
import { operator } from './operator.ts'

const SLUG = 'paracetamol-650mg-tablet-jeevika'

let site: LifeSite
test.beforeAll(async () => {
  site = await startLifeSite()
})
test.afterAll(() => site.stop())

interface Printed {
  /** Words that stand on the paper, shadow trees included. */
  words: string
  /** Those of them that are too light for white paper. */
  pale: string[]
  /** Fields and placeholders that would be empty boxes. */
  boxes: string[]
}

/** What of our elements comes onto paper. */
const printed = (page: Page) =>
  page.evaluate((): Printed => {
    const seen: Printed = { words: '', pale: [], boxes: [] }
    const isShown = (element: Element) =>
      element.checkVisibility({ visibilityProperty: true }) && element.getBoundingClientRect().bottom > 0
    /** The luminance of a colour over white, 0 to 255. */
    const brush = new OffscreenCanvas(1, 1).getContext('2d') as OffscreenCanvasRenderingContext2D
    const lightness = (colour: string) => {
      for (const one of ['#fff', colour]) {
        brush.fillStyle = one
        brush.fillRect(0, 0, 1, 1)
      }
      const [red = 0, green = 0, blue = 0] = brush.getImageData(0, 0, 1, 1).data
      return red * 0.2126 + green * 0.7152 + blue * 0.0722
    }
    const look = (root: ParentNode) => {
      for (const element of root.querySelectorAll('*')) {
        if (element.shadowRoot) look(element.shadowRoot)
        if (!element.closest('.dawa-widget') || !isShown(element)) continue
        if (element.matches('.dawa-skeleton, input:placeholder-shown, dialog, [popover]'))
          seen.boxes.push(`${element.tagName}.${element.className}`)
        const text = [...element.childNodes]
          .map((node) => (node.nodeType === Node.TEXT_NODE ? node.textContent : ''))
          .join('')
          .trim()
        if (!text) continue
        seen.words += ` ${text}`
        // What has a ground of its own that is printed, too, is read on that.
        if (
          !element.closest('[class*="__off"], [class*="badge"]') &&
          lightness(getComputedStyle(element).color) > 128
        )
          seen.pale.push(text)
      }
    }
    look(document)
    return seen
  })

test('a dark page of a partner’s prints its order and invoice dark on white, and nothing that floats or waits', {
  tag: '@desktop',
}, async ({ page, request }) => {
  const customer = await newCustomer(request)
  const id = await saveAddress(customer)
  const { data } = await customer.call<{ _id: string }>(`GET /get/productBySlug?slug=${SLUG}`)
  const products = [{ _id: data._id, quantity: 2 }]
  await fillCart(customer, products)
  const order = { products, shippingAddress: { id }, acceptedTerms: true, paymentMethod: 'cod' }
  const placed = await customer.call<{ orderNumber: string }>('POST /post/order', { order })
  // An invoice comes with the delivery.
  await operator('orders', 'move', placed.data.orderNumber, 'delivered')
  await fillCart(customer, products)
  await page.route(/slug=never/, () => {})
  await signInOn(page, customer, `${site.address}/leaflet`)
  await page.goto(`${site.address}/paper`)
  const tracker = page.getByRole('region', { name: 'Track Your Order' })
  await expect(tracker).toContainText(placed.data.orderNumber)
  await expect(page.getByRole('button', { name: 'Download', exact: true })).toBeVisible()
  await page.evaluate(() => window.Dawakit?.open('cart'))
  await expect(page.getByRole('dialog', { name: 'My Cart' })).toContainText('Paracetamol')
  await page.evaluate(() =>
    window.Dawakit?.shop?.notify({ kind: 'success', title: 'A toast', durationMs: 9e5 }),
  )
  await expect(page.getByText('A toast')).toBeVisible()
  // On the screen all of it is there.
  const onScreen = await printed(page)
  expect(onScreen.words).toContain('A toast')
  expect(onScreen.boxes.join()).toMatch(/INPUT.*dawa-skeleton|dawa-skeleton.*INPUT/)
  expect(onScreen.pale.length).toBeGreaterThan(10)
  await page.emulateMedia({ media: 'print' })
  const onPaper = await printed(page)
  expect(onPaper.boxes).toEqual([])
  expect(onPaper.pale).toEqual([])
  expect(onPaper.words).not.toMatch(/A toast|My Cart|Download|Add to Cart/)
  expect(onPaper.words.match(new RegExp(placed.data.orderNumber, 'g'))).toHaveLength(2)
  expect(onPaper.words).toContain('Delivered')
  const sheets = await page.pdf()
  expect(sheets.byteLength).toBeGreaterThan(10_000)
})

test('the cart of the store prints dark on white in the dark theme, with its pieces and its sum', {
  tag: '@desktop',
}, async ({ page, request }) => {
  const customer = await newCustomer(request)
  const { data } = await customer.call<{ _id: string }>(`GET /get/productBySlug?slug=${SLUG}`)
  await fillCart(customer, [{ _id: data._id, quantity: 3 }])
  await signInOn(page, customer)
  await page.goto(`${addresses.store}/cart`)
  await page.evaluate(() => document.documentElement.setAttribute('data-dawa-theme', 'dark'))
  const total = page.getByText(/^Grand Total|^Total/).first()
  await expect(total).toBeVisible()
  expect((await printed(page)).pale.length).toBeGreaterThan(5)
  await page.emulateMedia({ media: 'print' })
  await expect(total).toBeVisible()
  const onPaper = await printed(page)
  expect(onPaper).toMatchObject({ pale: [], boxes: [] })
  expect(onPaper.words).toContain('₹')
  await expect(page.locator('.dawa-stepper__value').first()).toHaveValue('3')
  await expect(page.locator('.dawa-stepper__value').first()).toBeVisible()
})
