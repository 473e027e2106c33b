import { expectAccessible } from './accessible.ts'
import { type CustomerByCall, newCustomer, prescriptionImage, saveAddress, signInOn } from './customer.ts'
import { type DeskRole, signInAtDesk } from './desk.ts'
import { mailTo } from './inbox.ts'
import { downloadInvoice } from './invoice-pdf.ts'
import { type APIRequestContext, type Browser, expect, type Page, test } from './journey.ts'
import { writeParticulars } from './pharmacist.ts'
import { chargesOf, openTheOrder } from './till.ts'

test.use({ isMobile: false, hasTouch: false, viewport: { width: 1442, height: 900 } })
test.setTimeout(180_000)

const APPROVED = { slug: 'atorkav-20-tablet', name: 'Atorkav 20 Tablet' }
const DECLINED = { slug: 'atorpal-40-tablet', name: 'Atorpal 40 Tablet' }
const FREE = { slug: 'parapal-650-tablet', name: 'Parapal 650 Tablet' }
const BATCH = 'B2611'

/** A customer with an address and a cart of two of each product, at the checkout. */
async function goToCheckout(page: Page, request: APIRequestContext): Promise<CustomerByCall> {
  const customer = await newCustomer(request)
  const { userId, call } = customer
  await saveAddress(customer)
  const products: { _id: string; quantity: number }[] = []
  for (const { slug } of [APPROVED, DECLINED, FREE]) {
    const { data } = await call<{ _id: string }>(`GET /get/productBySlug?slug=${slug}`)
    products.push({ _id: data._id, quantity: 2 })
  }
  await call('POST /post/cart', { data: { userId, products } })
  await signInOn(page, customer)
  await page.goto('/checkout')
  return customer
}

/** Buys what is in the cart, with a prescription. @returns the order's number; the page shows the order */
async function buy(page: Page, method: 'cash' | 'card'): Promise<string> {
  await uploadPrescription(page)
  await page.getByRole('checkbox', { name: /I accept the/ }).check()
  await page.getByRole('radio', { name: method === 'cash' ? 'Cash On Delivery' : /Razorpay/ }).check()
  await page.getByRole('button', { name: method === 'cash' ? 'Place Order' : /^Pay ₹/ }).click()
  if (method === 'card') {
    const popup = page.frameLocator('iframe[title="Razorpay sandbox checkout"]')
    await popup.getByRole('button', { name: 'Success', exact: true }).click()
  }
  await expect(page.getByText('Your Order Placed Successfully').first()).toBeVisible({ timeout: 20_000 })
  return openTheOrder(page)
}

async function uploadPrescription(page: Page): Promise<void> {
  const buffer = await prescriptionImage()
  const file = { name: 'prescription.png', mimeType: 'image/png', buffer }
  await page.getByLabel('Upload Prescription').setInputFiles(file)
  // The newest is the first.
  await expect(page.getByRole('checkbox', { name: 'Select prescription 1 for this order' })).toBeChecked()
}

/** Somebody of the staff at a page of the desk, in a browser of their own. */
async function atDesk(browser: Browser, role: DeskRole, path: string, width: number): Promise<Page> {
  const context = await browser.newContext({ viewport: { width, height: width < 1000 ? 1000 : 900 } })
  const page = await context.newPage()
  await signInAtDesk(page, role, path)
  return page
}

async function askCustomer(pharmacist: Page, orderNumber: string, question: string): Promise<void> {
  await pharmacist.getByRole('button', { name: 'Look at the prescription' }).click()
  await expect(pharmacist.getByRole('heading', { name: `Prescription of ${orderNumber}` })).toBeVisible()
  await pharmacist.keyboard.press('q')
  await pharmacist.getByLabel('Your question').fill(question)
  await pharmacist.getByRole('button', { name: 'Send the question' }).click()
  await expect(pharmacist.getByText('Waits for the customer’s answer').first()).toBeVisible()
}

/** Declines one line and approves what else is on prescription. */
async function decide(pharmacist: Page, reason: string): Promise<void> {
  await pharmacist.getByRole('checkbox', { name: new RegExp(APPROVED.name) }).uncheck()
  await pharmacist.keyboard.press('d')
  const dialog = pharmacist.getByRole('dialog')
  await dialog.getByRole('radio', { name: /1 ticked line/ }).check()
  await dialog.getByLabel('Reason').fill(reason)
  await dialog.getByRole('button', { name: 'Decline' }).click()
  await expect(pharmacist.getByText('Declined').first()).toBeVisible()
  await pharmacist.getByLabel('Good for packs').fill('4')
  await writeParticulars(pharmacist)
  await pharmacist.getByRole('button', { name: 'Approve all' }).click()
  await expectAccessible(pharmacist, 'what is approved')
  await pharmacist.getByRole('dialog').getByRole('button', { name: 'Approve' }).click()
  await expect(pharmacist.getByText(/^Approved by .*Reg\. No\./).first()).toBeVisible()
  await expectAccessible(pharmacist, 'a decided prescription')
}

/** Packs what is named and nothing else, and hands it over. */
async function send(packer: Page, names: readonly string[], left: readonly string[], tracking: string) {
  for (const name of left) await packer.getByLabel(`Pieces of ${name}`).fill('0')
  for (const name of names) {
    await packer.getByLabel(`Batch of ${name}`).fill(BATCH)
    await packer.getByLabel(`Expiry of ${name}`).fill('2029-06')
  }
  await packer.getByRole('button', { name: 'Pack this parcel' }).click()
  await expect(packer.getByRole('button', { name: 'Hand over' })).toBeVisible()
  await packer.getByLabel('Courier').fill('Delhivery')
  await packer.getByLabel('Tracking number').fill(tracking)
  await expectAccessible(packer, 'a packed parcel')
  await packer.getByRole('button', { name: 'Hand over' }).click()
  await expect(packer.getByText('With the courier').last()).toBeVisible()
}

interface AskedReturn {
  why: RegExp
  name: string
  /** For cash alone. */
  upiId?: string
}

/** What the customer asks for on the order's page: one piece of a product. */
async function askForReturn(page: Page, { why, name, upiId }: AskedReturn): Promise<void> {
  await page.getByRole('button', { name: 'Return Products' }).click()
  const form = page.getByRole('dialog')
  await form.getByRole('radio', { name: why }).check()
  await form.getByLabel(`Pieces of ${name}`).selectOption('1')
  const batch = form.getByLabel(`Batch number of ${name}`)
  if (await batch.isVisible()) await batch.fill(BATCH)
  await form.getByLabel('What is the matter?').fill('It is not what the doctor wrote.')
  if (upiId !== undefined) await form.getByRole('textbox', { name: 'UPI ID' }).fill(upiId)
  await expectAccessible(page, 'the return form')
  await form.getByRole('button', { name: 'Ask for the return' }).click()
  await expect(page.getByText('Waiting for the pharmacy')).toBeVisible()
}

/** Approves the order's return, takes it in, and lets a pharmacist judge it. @returns the credit note's number */
async function takeReturn(support: Page, pharmacist: Page, orderNumber: string): Promise<string> {
  await support.getByRole('row').filter({ hasText: orderNumber }).getByRole('link').first().click()
  await support.getByRole('button', { name: 'Approve' }).click()
  await support.getByRole('dialog').getByRole('button', { name: 'Approve' }).click()
  await support.getByRole('button', { name: 'It has come' }).click()
  await expect(support.getByRole('button', { name: 'It has come' })).toHaveCount(0)
  await pharmacist.goto(support.url())
  await expect(pharmacist.getByRole('button', { name: 'Judge' })).toBeVisible()
  await expectAccessible(pharmacist, 'a return that has come')
  await pharmacist.getByRole('button', { name: 'Judge' }).click()
  const creditNote = pharmacist.getByText(/^CN\/\d\d-\d\d\/\d+$/).first()
  await expect(creditNote).toBeVisible()
  return creditNote.innerText()
}

/** What the customer's page and its papers say at the end: what came back, and nothing of what was declined. */
async function expectPapers(page: Page, creditNote: string, returned: string, refund: string) {
  await page.reload()
  await expect(page.getByText(`Refund: ${refund}`)).toBeVisible()
  await expectAccessible(page, 'an order of which something came back')
  const invoice = (await downloadInvoice(page)).pages.join(' ')
  expect(invoice).toContain('Reg. No.')
  expect(invoice).toContain(APPROVED.name)
  expect(invoice).not.toContain(DECLINED.name)
  const note = (await downloadInvoice(page, `Credit Note ${creditNote}`)).pages.join(' ')
  for (const words of [creditNote, returned, refund]) expect(note).toContain(words)
  for (const { name } of [APPROVED, FREE]) if (name !== returned) expect(note).not.toContain(name)
}

/** One way is gone on a tablet, the other on a laptop: both come by the same pages. */
const [TABLET, LAPTOP] = [768, 1442]

test(`in cash, the desk ${TABLET} px wide: asked about, approved in part, sent, and one line comes back and is paid by UPI`, {
  tag: '@desktop',
}, async ({ page, request, browser }) => {
  const customer = await goToCheckout(page, request)
  const orderNumber = await buy(page, 'cash')
  await expect(page.getByText('Waiting for the pharmacist').first()).toBeVisible()
  await mailTo(customer.email, `We have your order: ${orderNumber}`)
  const pharmacist = await atDesk(browser, 'pharmacist', `/orders/${orderNumber}`, TABLET)

  await test.step('the pharmacist asks, and the customer answers in words', async () => {
    await askCustomer(pharmacist, orderNumber, 'Please send the second page.')
    await page.reload()
    await expect(page.getByText('Please send the second page.')).toBeVisible()
    await page.getByLabel('Your answer').fill('It has one page alone.')
    await page.getByRole('button', { name: 'Send answer' }).click()
    await expect(page.getByText('Your answer has been sent.').first()).toBeVisible()
    await pharmacist.reload()
    await expect(pharmacist.getByText('It has one page alone.')).toBeVisible()
  })

  await test.step('one line is declined, the other approved: the order is confirmed', async () => {
    await decide(pharmacist, 'It is not on the prescription.')
    await page.reload()
    await expect(page.getByText('It is not on the prescription.')).toBeVisible()
    await expect(page.getByText('Confirmed').first()).toBeVisible()
    await mailTo(customer.email, `Confirmed: order ${orderNumber}`)
  })

  await test.step('it is packed, handed over and delivered', async () => {
    const packer = await atDesk(browser, 'packer', `/orders/${orderNumber}`, TABLET)
    await send(packer, [APPROVED.name, FREE.name], [], 'DLV123456')
    await page.reload()
    await expect(page.getByText('DLV123456').first()).toBeVisible()
    await packer.getByRole('button', { name: 'Delivered' }).click()
    await expect(packer.getByText('Delivered').first()).toBeVisible()
    await packer.context().close()
    await page.reload()
  })

  const support = await atDesk(browser, 'support', '/returns', TABLET)
  const creditNote = await test.step('one line comes back', async () => {
    await askForReturn(page, { why: /^Unopened/, name: APPROVED.name, upiId: 'meena@okaxis' })
    await support.reload()
    return takeReturn(support, pharmacist, orderNumber)
  })

  await test.step('what was paid in cash goes back by UPI, less the restocking charge', async () => {
    await support.goto(new URL('/money', support.url()).href)
    const row = support.getByRole('row').filter({ hasText: orderNumber })
    await expect(row).toContainText('₹141.78')
    await row.getByRole('button', { name: 'Pay back' }).click()
    const dialog = support.getByRole('dialog')
    await expect(dialog).toContainText('meena@okaxis')
    await dialog.getByLabel('Reference of the bank').fill('UTR123456789')
    await dialog.getByRole('button', { name: 'Save' }).click()
    await expect(row).toHaveCount(0)
  })

  await test.step('the customer’s papers say the same', () =>
    expectPapers(page, creditNote, APPROVED.name, '₹141.78'))
  for (const one of [pharmacist, support]) await one.context().close()
})

test(`by card, the desk ${LAPTOP} px wide: answered with a new picture, sent in two parcels, and money goes back to the card`, {
  tag: '@desktop',
}, async ({ page, request, browser }) => {
  await goToCheckout(page, request)
  const orderNumber = await buy(page, 'card')
  await expect(page.getByText('Waiting for the pharmacist').first()).toBeVisible()
  const [{ amount: paid = 0 } = {}] = await chargesOf(orderNumber)
  const refunded = async () => (await chargesOf(orderNumber))[0]?.refunded
  const pharmacist = await atDesk(browser, 'pharmacist', `/orders/${orderNumber}`, LAPTOP)

  await test.step('the customer answers a question with a new picture', async () => {
    await askCustomer(pharmacist, orderNumber, 'The picture is too dark to read.')
    await page.reload()
    await expect(page.getByText('The picture is too dark to read.')).toBeVisible()
    await uploadPrescription(page)
    await page.getByRole('button', { name: 'Send answer' }).click()
    await expect(page.getByText('Your answer has been sent.').first()).toBeVisible()
    await pharmacist.reload()
    await expect(pharmacist.getByText('Answered with a new picture.')).toBeVisible()
  })

  await test.step('what is declined goes back to the card', async () => {
    await decide(pharmacist, 'Your doctor has ended it.')
    await expect.poll(refunded).toBe(35_960)
    await page.reload()
    await expect(page.getByText('Your doctor has ended it.')).toBeVisible()
  })

  await test.step('a part of it is sent first', async () => {
    const packer = await atDesk(browser, 'packer', `/orders/${orderNumber}`, LAPTOP)
    await send(packer, [APPROVED.name], [FREE.name], 'DLV0001')
    await page.reload()
    await expect(page.getByText('DLV0001').first()).toBeVisible()
    await packer.getByRole('button', { name: 'Delivered' }).click()
    await expect(packer.getByText('Parcel 1: Delivered')).toBeVisible()
    await send(packer, [FREE.name], [], 'DLV0002')
    await page.reload()
    await expect(page.getByText('DLV0002').first()).toBeVisible()
    await packer.getByRole('button', { name: 'Delivered' }).click()
    await expect(packer.getByRole('button', { name: 'Delivered' })).toHaveCount(0)
    await packer.context().close()
    await page.reload()
  })

  const support = await atDesk(browser, 'support', '/returns', LAPTOP)
  const creditNote = await test.step('a wrong product comes back', async () => {
    await askForReturn(page, { why: /^Wrong/, name: FREE.name })
    await support.reload()
    return takeReturn(support, pharmacist, orderNumber)
  })

  await test.step('it is paid back whole to the card, without the delivery fee: the rest arrived in order', async () => {
    await expect.poll(refunded).toBe(35_960 + 2_288)
    expect(paid).toBe(35_446 + 35_960 + 4_576 + 2_900)
    await expectPapers(page, creditNote, FREE.name, '₹22.88')
  })
  for (const one of [pharmacist, support]) await one.context().close()
})
