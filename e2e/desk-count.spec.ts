import type { DeskOrder } from '@dawakit/core/contract'
import { expectAccessible } from './accessible.ts'
import { newCustomer, saveAddress } from './customer.ts'
import { signInAtDesk } from './desk.ts'
import { type APIRequestContext, expect, type Page, test } from './journey.ts'
import { expectWithin } from './layout.ts'

test.use({ isMobile: false, hasTouch: false, viewport: { width: 1442, height: 900 } })
test.setTimeout(180_000)

const PRODUCT = { slug: 'parapal-650-tablet', name: 'Parapal 650 Tablet' }
const COUNTING = '/api/desk/counts/count'
const CODE = '08901234567890'
const SCANNED = `01${CODE}1735033110COUNT1`

/** A call of the desk from its own page. */
async function call<Data>(desk: Page, path: string, body?: object): Promise<Data> {
  return desk.evaluate(
    async ([at, sent]) => {
      const answer = await fetch(`/api/desk/${at}`, {
        headers: { 'content-type': 'application/json' },
        ...(sent ? { method: 'POST', body: JSON.stringify(sent) } : {}),
      })
      if (!answer.ok) throw new Error(`${at} was answered ${answer.status}: ${await answer.text()}`)
      return (await answer.json()).data
    },
    [path, body] as const,
  )
}

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

async function scan(desk: Page): Promise<void> {
  await desk.keyboard.type(SCANNED)
  await desk.keyboard.press('Enter')
}

async function closeByKeyboard(desk: Page): Promise<void> {
  await desk.getByRole('button', { name: 'Close the count' }).press('Enter')
  await desk.getByRole('dialog').getByRole('button', { name: 'Close the count' }).press('Enter')
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
    }
    await packThroughApi(desk, orderId)
    await look(desk, 'count')
  })

  await test.step('packs of no known batch stay so where they are counted as such', async () => {
    await desk.reload()
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
    expect(sends, 'three scans, and each typed number once').toBe(6)
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
