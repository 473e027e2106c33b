import type { DeskOrder } from '@dawakit/core/contract'
import { expectAccessible } from './accessible.ts'
import { newCustomer, saveAddress } from './customer.ts'
import { callDesk as call, readAnew, signInAtDesk } from './desk.ts'
import { type APIRequestContext, expect, type Page, test } from './journey.ts'
import { expectWithin } from './layout.ts'
import { scanCode } from './scanner.ts'

test.use({ isMobile: false, hasTouch: false, viewport: { width: 1442, height: 900 } })
test.setTimeout(180_000)

const PRODUCT = { slug: 'parakav-650-tablet', name: 'Parakav 650 Tablet' }
/** Of no other journey: who packs counts all of it. */
const PACKED = { slug: 'pararuvi-500-tablet', name: 'Pararuvi 500 Tablet' }
const COUNTING = '/api/desk/counts/count'
const CODE = '08901234567890'
const SCANNED = `01${CODE}1735033110COUNT1`

/** @returns the id of the product, and of an order of one piece in cash */
async function orderedInCash(request: APIRequestContext): Promise<{ productId: string; orderId: string }> {
  const customer = await newCustomer(request)
  const { userId, call: ask } = customer
  const id = await saveAddress(customer)
  const { data: product } = await ask<{ _id: string }>(`GET /get/productBySlug?slug=${PRODUCT.slug}`)
  const products = [{ _id: product._id, quantity: 1 }]
  await ask('POST /post/cart', { data: { userId, products } })
  const order = { products, shippingAddress: { id }, acceptedTerms: true, paymentMethod: 'cod' }
  const { data } = await ask<{ _id: string }>('POST /post/order', { order })
  return { productId: product._id, orderId: data._id }
}

async function packThroughApi(desk: Page, id: string): Promise<void> {
  const { version: seen, lines } = await call<DeskOrder>(desk, `order?id=${id}`)
  const [proposed] = lines[0]?.batches.filter((one) => one.proposed > 0) ?? []
  const of = proposed ?? { batch: 'B7-01', expiresOn: '2035-06' }
  await call(desk, 'parcel/pack', {
    id,
    seen,
    lines: [{ lineNo: 1, quantity: 1, batch: of.batch, expiresOn: of.expiresOn }],
  })
}

/** What a page is held to, at each width. */
async function look(desk: Page, what: string, widths = [768, 1442]): Promise<void> {
  for (const width of widths) {
    await desk.setViewportSize({ width, height: 900 })
    await expectAccessible(desk, `${what} at ${width}`)
    await expectWithin(desk, `${what} at ${width}`)
    const folder = process.env['DESK_PICTURES']
    if (folder) await desk.screenshot({ path: `${folder}/${what}-${width}.png`, fullPage: true })
  }
}

const scan = (desk: Page) => scanCode(desk, SCANNED)

async function closeByKeyboard(desk: Page): Promise<void> {
  await desk.getByRole('button', { name: 'Close the count' }).press('Enter')
  const close = desk.getByRole('dialog').getByRole('button', { name: 'Close the count' })
  await expect(close).toBeEnabled()
  await close.press('Enter')
  await expect(desk.getByText('The count is closed.')).toBeVisible()
}

test('a shelf is counted by a scanner while an order is packed, and closed with a breakage', {
  tag: '@desktop',
}, async ({ page: desk, request }) => {
  const place = `Z-${Date.now() % 100_000}`
  const { productId, orderId } = await orderedInCash(request)
  await signInAtDesk(desk, 'pharmacist', '/counts')
  await call(desk, 'places', { productIds: [productId], place })
  await call(desk, 'codes', { productId, code: CODE })
  const counted = (batch: string) =>
    desk.getByRole('textbox', { name: `Counted: ${PRODUCT.name}, batch ${batch}` })

  let sends = 0
  desk.on('request', (request) => {
    if (request.url().endsWith(COUNTING)) sends += 1
  })
  /** Types what the sheet expects of a batch, or so many more. */
  const countAsExpected = async (batch: string, more = 0): Promise<void> => {
    const row = desk.getByRole('row').filter({ hasText: batch })
    const expected = Number(await row.getByRole('cell').nth(3).innerText())
    await counted(batch).fill(String(expected + more))
    const answered = desk.waitForResponse((answer) => answer.url().endsWith(COUNTING))
    await counted(batch).press('Enter')
    await counted(batch).blur()
    await answered
    await expect(counted(batch)).toHaveValue(String(expected + more))
  }

  await test.step('a count is opened for a place', async () => {
    await look(desk, 'counts')
    await desk.getByRole('textbox', { name: 'Which' }).fill(place)
    await desk.getByRole('button', { name: 'Open a count' }).press('Enter')
    await expect(desk.getByRole('heading', { name: `Count: A place · ${place}` })).toBeVisible()
  })

  await test.step('each scan is one more, also of a batch that nobody knew', async () => {
    for (const count of [1, 2, 3]) {
      await scan(desk)
      await expect(counted('COUNT1')).toHaveValue(String(count))
      // What the next one types into the field goes out of it again.
      await counted('COUNT1').focus()
    }
    await packThroughApi(desk, orderId)
    await look(desk, 'count')
  })

  await test.step('a second scan counts while the first is not answered; behind a dialog none does, and its Enter presses nothing', async () => {
    let answerFirst = () => {}
    const held = new Promise<void>((resolve) => {
      answerFirst = resolve
    })
    await desk.route('**/api/desk/scan', (route) => held.then(() => route.continue()), { times: 1 })
    await scan(desk)
    await scan(desk)
    answerFirst()
    await expect(counted('COUNT1')).toHaveValue('5')
    await expect(desk.getByText(`${PRODUCT.name}, batch COUNT1: 5`)).toBeVisible()
    await desk.getByRole('button', { name: 'Close the count' }).press('Enter')
    const dialog = desk.getByRole('dialog')
    await expect(dialog.getByRole('button', { name: 'Close the count' })).toBeEnabled()
    await dialog.getByRole('button', { name: 'Close the count' }).focus()
    await scan(desk)
    await expect(dialog).toBeVisible()
    await dialog.getByRole('button', { name: 'Cancel' }).press('Enter')
    await expect(dialog).toHaveCount(0)
    await expect(desk.getByRole('button', { name: 'Close the count' })).toBeFocused()
    await scan(desk)
    await expect(counted('COUNT1')).toHaveValue('6')
  })

  await test.step('what is typed stays while a colleague counts the same batch, and is not written over theirs', async () => {
    await counted('COUNT1').fill('9')
    const id = new URL(desk.url()).pathname.split('/').at(-1)
    const of = { id, productId, batch: 'COUNT1', expiresOn: '2035-03-31', mrp: null }
    await call(desk, 'counts/count', { ...of, add: 1 })
    await readAnew(desk, '/counts/products')
    await expect(counted('COUNT1')).toHaveValue('9')
    await counted('COUNT1').press('Enter')
    await expect(desk.getByText(/batch COUNT1 was counted in the meantime/)).toBeVisible()
    await expect(counted('COUNT1')).toHaveValue('7')
  })

  await test.step('packs of no known batch stay so where they are counted as such', async () => {
    await desk.reload()
    const failed = { key: 'error', code: 'failed', message: 'It broke.' }
    await desk.route(
      '**/api/desk/counts/closing?*',
      (route) => route.fulfill({ status: 500, json: failed }),
      {
        times: 1,
      },
    )
    await desk.getByRole('button', { name: 'Close the count' }).press('Enter')
    const asked = desk.getByRole('dialog', { name: 'Close the count' })
    await expect(asked.getByText('It broke.')).toBeVisible()
    await expect(asked.getByRole('button', { name: 'Close the count' })).toBeDisabled()
    await asked.getByRole('button', { name: 'Try again' }).press('Enter')
    await expect(asked.getByText('What was counted beyond or below')).toBeVisible()
    await expect(asked.getByRole('button', { name: 'Close the count' })).toBeEnabled()
    await look(desk, 'count-closing')
    await asked.getByRole('button', { name: 'Cancel' }).press('Enter')
    await expect(asked).toHaveCount(0)
    await countAsExpected('No known batch')
    await closeByKeyboard(desk)
    await look(desk, 'count-closed')
  })

  await test.step('it is counted again: one is broken', async () => {
    await desk.goto(desk.url().replace(/\/counts\/.*$/, '/counts'))
    await desk.getByRole('textbox', { name: 'Which' }).fill(place)
    await desk.getByRole('button', { name: 'Open a count' }).press('Enter')
    await countAsExpected('No known batch')
    await countAsExpected('COUNT1', -1)
    const reason = desk.getByRole('combobox', { name: /^Reason: .*COUNT1/ })
    await reason.focus()
    await reason.press('ArrowDown')
    await desk.getByRole('option', { name: 'Broken' }).press('Enter')
    await expect(reason).toHaveText('Broken')
    expect(sends, 'six scans, a colleague’s, and each typed number once').toBe(11)
    await desk.getByRole('button', { name: 'Drop it' }).press('Enter')
    await desk
      .getByRole('dialog', { name: /^Drop the count of / })
      .getByRole('button', { name: 'Cancel' })
      .press('Enter')
    await closeByKeyboard(desk)
  })

  await test.step('the register of corrections has it', async () => {
    await desk.getByRole('link', { name: 'Corrections' }).press('Enter')
    const row = desk.getByRole('row').filter({ hasText: 'COUNT1' }).filter({ hasText: 'Broken' }).first()
    await expect(row).toContainText('-1')
    // The menu's word beside a link that has the focus is no part of the page.
    await desk.getByRole('textbox', { name: 'From' }).focus()
    await look(desk, 'corrections')
    await desk.getByRole('button', { name: 'Priya Nair' }).click()
    await desk.getByRole('menuitem', { name: 'Dark' }).click()
    await look(desk, 'corrections-dark')
  })
})

test('who packs counts a shelf on whatever is at hand, and closes it; drops and corrects are for others', {
  tag: '@desktop',
}, async ({ page: desk, request }) => {
  const { call: ask } = await newCustomer(request)
  const { data: product } = await ask<{ _id: string }>(`GET /get/productBySlug?slug=${PACKED.slug}`)
  const batch = `PK${Date.now() % 1_000_000}`
  await signInAtDesk(desk, 'packer', '/shelf')
  const { id } = await call<{ id: string }>(desk, 'counts', {
    of: 'chosen',
    about: '',
    productIds: [product._id],
    isBlind: false,
  })
  const two = { batch, expiresOn: '2035-03-31', mrp: null, add: 2 }
  await call(desk, 'counts/count', { id, productId: product._id, ...two })

  await test.step('what is counted is closed: two of no known batch are of one now', async () => {
    await desk.goto(new URL(`/counts/${id}`, desk.url()).href)
    const field = desk.getByRole('textbox', { name: `Counted: ${PACKED.name}, batch No known batch` })
    const row = desk.getByRole('row').filter({ hasText: 'No known batch' })
    const expected = Number(await row.getByRole('cell').nth(3).innerText())
    await look(desk, 'packer-count', [380, 600, 768])
    await field.fill(String(expected - 2))
    await field.press('Enter')
    await expect(desk.getByText('1 of 1 products')).toBeVisible()
    await expect(desk.getByRole('button', { name: 'Drop it' })).toHaveCount(0)
    await closeByKeyboard(desk)
  })

  await test.step('the shelf with that batch, and each of its lists', async () => {
    await desk.goto(new URL(`/shelf?product=${product._id}`, desk.url()).href)
    await expect(desk.getByRole('row').filter({ hasText: batch }).first()).toContainText('On sale')
    await expect(desk.getByRole('link', { name: /Recalls|Correct/ })).toHaveCount(0)
    for (const path of [
      `/shelf?product=${product._id}`,
      '/shelf?list=near',
      '/shelf?list=unknown',
      '/shelf?list=short',
    ]) {
      await desk.goto(new URL(path, desk.url()).href)
      await expect(desk.getByRole('heading', { name: 'Shelf', level: 1 })).toBeVisible()
      const file = await desk.getByRole('link', { name: /as CSV$/ }).getAttribute('href')
      expect(await desk.evaluate(async (at) => (await fetch(at)).status, file ?? '')).toBe(200)
      await look(desk, `packer${path.replaceAll(/[^a-z]+/g, '-').slice(0, 18)}`, [380, 600, 768])
    }
  })
})
