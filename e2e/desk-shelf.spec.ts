import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { expectAccessible } from './accessible.ts'
import { type CustomerByCall, newCustomer, saveAddress } from './customer.ts'
import { signInAtDesk } from './desk.ts'
import { mailTo } from './inbox.ts'
import { type APIRequestContext, expect, type Page, test } from './journey.ts'
import { expectWithin } from './layout.ts'
import { scanCode } from './scanner.ts'

test.use({ isMobile: false, hasTouch: false, viewport: { width: 1442, height: 900 } })
test.setTimeout(180_000)

const PRODUCT = { slug: 'paraoor-650-tablet', name: 'Paraoor 650 Tablet' }
/** Of this run alone: it stays called back, and told of, for good. */
const RUN = Date.now() % 1_000_000
const RECALLED = `RC${RUN}`
const OLD = `OLD${RUN}`
const CODE = '08901117000018'

/** Two packs, ordered in cash. */
async function ordered(request: APIRequestContext): Promise<{ customer: CustomerByCall; number: string }> {
  const customer = await newCustomer(request)
  const id = await saveAddress(customer)
  const { data: product } = await customer.call<{ _id: string }>(
    `GET /get/productBySlug?slug=${PRODUCT.slug}`,
  )
  const products = [{ _id: product._id, quantity: 2 }]
  await customer.call('POST /post/cart', { data: { userId: customer.userId, products } })
  const order = { products, shippingAddress: { id }, acceptedTerms: true, paymentMethod: 'cod' }
  const { data } = await customer.call<{ orderNumber: string }>('POST /post/order', { order })
  return { customer, number: data.orderNumber }
}

/** Of the packs of which no batch is known nine are of a batch that will be called back; three more expired long ago. */
function fillShelf(): void {
  const folder = process.env['SHOP_DATA_FOLDER'] ?? ''
  const database = new DatabaseSync(join(folder, 'dawakit.sqlite'), { timeout: 10_000 })
  const put = database.prepare(
    `insert or replace into stock_batch (product_id, batch, expires_on, mrp_paise, units, is_sold, purchase_paise)
     select id, ?, ?, mrp_paise, ?, ?, 1500 from product where slug = ?`,
  )
  const before = database
    .prepare(
      `select units from stock_batch
       where batch = ? and product_id = (select id from product where slug = ?)`,
    )
    .get(RECALLED, PRODUCT.slug)
  put.run(RECALLED, '2028-06-30', 9, 1, PRODUCT.slug)
  put.run(OLD, '2026-01-31', 3, 0, PRODUCT.slug)
  database
    .prepare(
      `update stock set unknown_units = unknown_units - ?
       where product_id = (select id from product where slug = ?)`,
    )
    .run(9 - Number(before?.['units'] ?? 0), PRODUCT.slug)
  database
    .prepare(
      'insert or replace into product_code (code, product_id, added_at) select ?, id, 0 from product where slug = ?',
    )
    .run(CODE, PRODUCT.slug)
  database.close()
}

/** What a page of the desk is held to, at both widths. */
async function look(desk: Page, what: string): Promise<void> {
  const folder = process.env['DESK_PICTURES']
  await desk.mouse.move(0, 0)
  await expect(desk.getByRole('tooltip')).toHaveCount(0)
  for (const width of [768, 1442]) {
    await desk.setViewportSize({ width, height: 900 })
    await expectAccessible(desk, `${what} at ${width}`)
    await expectWithin(desk, `${what} at ${width}`)
    if (folder) await desk.screenshot({ path: `${folder}/${what}-${width}.png`, fullPage: true })
  }
}

const rowOf = (desk: Page, text: string) => desk.getByRole('row').filter({ hasText: text })

test('the shelf says what is sold of a product and what is near its expiry; a batch called back is sold no more, and who has it is told once', {
  tag: '@desktop',
}, async ({ page: desk, request }) => {
  const { customer, number } = await ordered(request)
  fillShelf()

  await test.step('two packs of the batch leave', async () => {
    await signInAtDesk(desk, 'pharmacist', `/orders/${number}`)
    await desk.getByLabel(`Batch of ${PRODUCT.name}`).fill(RECALLED)
    await desk.getByLabel(`Expiry of ${PRODUCT.name}`).fill('06/28')
    await desk.getByRole('button', { name: 'Pack this parcel' }).click()
    await desk.getByLabel('Courier').fill('Delhivery')
    await desk.getByLabel('Tracking number').fill('DLV71')
    await desk.getByRole('button', { name: 'Hand over' }).click()
    await expect(desk.getByText('Parcel 1: With the courier')).toBeVisible()
  })

  await test.step('its shelf is found by the batch, from the keyboard alone', async () => {
    await desk.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Shelf' }).click()
    await expect(desk.getByRole('heading', { name: 'Shelf', level: 1 })).toBeVisible()
    await desk.keyboard.press('/')
    await expect(desk.getByRole('textbox', { name: 'Search the shelf' })).toBeFocused()
    await desk.keyboard.type(RECALLED.toLowerCase())
    await expect(desk.getByRole('status').filter({ hasText: '1 product' })).toBeVisible()
    await look(desk, 'shelf-found')
    await desk.keyboard.press('Enter')
    await expect(desk.getByRole('link', { name: PRODUCT.name })).toBeFocused()
    await desk.keyboard.press('Enter')
    await expect(rowOf(desk, RECALLED).first()).toContainText('On sale')
    await expect(rowOf(desk, RECALLED).first()).toContainText('2028-06')
    await expect(rowOf(desk, OLD).first()).toContainText('Expired')
    await expect(rowOf(desk, RECALLED).filter({ hasText: 'Packed' })).toContainText('-2')
    await look(desk, 'shelf-product')
    const shelf = desk.url()
    await desk.getByRole('link', { name: `Correct batch ${OLD}` }).press('Enter')
    const form = desk.getByRole('form', { name: `Correct ${PRODUCT.name}` })
    await expect(form.getByRole('combobox', { name: 'Batch' })).toContainText(OLD)
    await look(desk, 'shelf-correct')
    // A batch that is not there any more is none of the others.
    await desk.goto(desk.url().replace(OLD, 'GONE-1'))
    await expect(desk.getByText('Batch GONE-1 is not on the shelf: choose which one is meant.')).toBeVisible()
    await expect(form.getByRole('button', { name: 'Correct' })).toBeDisabled()
    await look(desk, 'shelf-correct-gone')
    await desk.goto(shelf)
  })

  await test.step('a pack that is scanned shows its product at once, with its batch marked', async () => {
    await desk.goto(desk.url().replace(/\?.*$/, ''))
    await desk.getByRole('textbox', { name: 'Search the shelf' }).focus()
    // What several names begin with leaves the choice.
    await scanCode(desk, PRODUCT.name.slice(0, 'Paraoor'.length))
    await expect(desk.getByRole('status').filter({ hasText: /[0-9]+ products/ })).toBeVisible()
    await expect(desk.getByRole('link', { name: PRODUCT.name })).toBeVisible()
    await scanCode(desk, `01${CODE}1728060010${RECALLED}`)
    await expect(desk.getByText(`The scanned pack is of batch ${RECALLED}.`)).toBeVisible()
    await expect(rowOf(desk, RECALLED).first()).toContainText('On sale')
    await expect(desk.getByRole('textbox', { name: 'Search the shelf' })).toHaveValue('')
    await look(desk, 'shelf-scanned')
  })

  await test.step('what has expired is listed with what it cost, and saved', async () => {
    await desk.getByRole('tab', { name: 'Near expiry' }).click()
    await expect(rowOf(desk, OLD)).toContainText('₹45')
    await look(desk, 'shelf-near')
    const saved = desk.waitForEvent('download')
    await desk.getByRole('link', { name: 'Near expiry as CSV' }).click()
    expect((await saved).suggestedFilename()).toBe('shelf-near.csv')
    await desk.getByRole('tab', { name: 'To be counted' }).click()
    await expect(desk.getByRole('columnheader', { name: 'Batch unknown' })).toBeVisible()
    await look(desk, 'shelf-unknown')
    await desk.getByRole('tab', { name: 'Short' }).click()
    await expect(desk.getByText('Orders hold these packs')).toBeVisible()
    await look(desk, 'shelf-short')
  })

  await test.step('the batch is called back', async () => {
    await desk.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Recalls' }).click()
    await desk.getByRole('button', { name: 'Call a batch back' }).click()
    const dialog = desk.getByRole('dialog', { name: 'Call a batch back' })
    await dialog.getByLabel('Batch number').fill(RECALLED.toLowerCase())
    await dialog.getByLabel('Reason').fill('The maker found broken strips.')
    await look(desk, 'recall-begin')
    await dialog.getByRole('button', { name: 'Call a batch back' }).click()
    await expect(desk.getByText('7 on the shelf, good to 2028-06;')).toBeVisible()
    await expect(rowOf(desk, number)).toContainText('With the courier')
    await look(desk, 'recall-open')
  })

  await test.step('who has it is told with one press, and once', async () => {
    await desk.getByRole('button', { name: 'Tell 1 customer' }).click()
    const mail = await mailTo(customer.email, `Please do not use: ${PRODUCT.name}`)
    expect(mail.text).toContain(`The batch ${RECALLED} of ${PRODUCT.name} is called back`)
    expect(mail.text).toContain(number)
    await desk.reload()
    await expect(rowOf(desk, number)).toBeVisible()
    await expect(desk.getByRole('button', { name: /^Tell / })).toHaveCount(0)
    await look(desk, 'recall-told')
    await desk.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Recalls' }).click()
    await expect(rowOf(desk, RECALLED)).toContainText('Goes on')
    await look(desk, 'recalls')
  })

  await test.step('the shelf says so, in the dark as well, until it is taken back', async () => {
    const recall = await desk.getByRole('link', { name: RECALLED }).getAttribute('href')
    await desk.getByTitle('Your account').click()
    await desk.getByRole('menuitem', { name: 'Dark' }).click()
    await look(desk, 'recalls-dark')
    await desk.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Shelf' }).click()
    await desk.getByRole('textbox', { name: 'Search the shelf' }).fill(RECALLED)
    await desk.getByRole('link', { name: PRODUCT.name }).click()
    await expect(rowOf(desk, RECALLED).first()).toContainText('Called back')
    await look(desk, 'shelf-recalled-dark')
    await desk.getByRole('tab', { name: 'Near expiry' }).click()
    await expect(rowOf(desk, OLD)).toBeVisible()
    await look(desk, 'shelf-near-dark')
    await desk.goto(new URL(recall ?? '', desk.url()).href)
    await expect(rowOf(desk, number)).toBeVisible()
    await look(desk, 'recall-dark')
    await desk.getByRole('button', { name: 'Take back' }).click()
    const dialog = desk.getByRole('dialog')
    await dialog.getByLabel('Reason').fill('It was another batch.')
    await dialog.getByRole('button', { name: 'Take back' }).click()
    await expect(desk.getByText('Taken back: It was another batch.')).toBeVisible()
  })
})
