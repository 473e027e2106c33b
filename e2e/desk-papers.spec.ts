import { expectAccessible } from './accessible.ts'
import { type CustomerByCall, newCustomer, saveAddress, signInOn } from './customer.ts'
import { type DeskRole, signInAtDesk } from './desk.ts'
import { amountAfter, downloadInvoice, downloadPdf } from './invoice-pdf.ts'
import { type APIRequestContext, type Browser, expect, type Page, test } from './journey.ts'

test.use({ isMobile: false, hasTouch: false, viewport: { width: 1442, height: 900 } })
test.setTimeout(180_000)

const MEDICINE = { slug: 'parapal-650-tablet', name: 'Parapal 650 Tablet' }
const KANNADA = 'ವೆಂಕಟೇಶ್ ಪ್ರಸಾದ್ ಶಾಸ್ತ್ರಿ'
const HINDI = 'मीनाक्षी राघवन'
const STREET = 'தம்பு செட்டி தெரு'

interface Placed {
  id: string
  number: string
  /** Paise. */
  total: number
  customer: CustomerByCall
}

/** An order in cash of one medicine, made by calls. */
async function place(request: APIRequestContext, name: string, quantity: number): Promise<Placed> {
  const customer = await newCustomer(request)
  const address = await saveAddress(customer, { name, streetName: STREET })
  const found = await customer.call<{ _id: string }>(`GET /get/productBySlug?slug=${MEDICINE.slug}`)
  const products = [{ _id: found.data._id, quantity }]
  await customer.call('POST /post/cart', { data: { userId: customer.userId, products } })
  const order = { products, shippingAddress: { id: address }, acceptedTerms: true, paymentMethod: 'cod' }
  const { data } = await customer.call<{ _id: string; orderNumber: string; totalPrice: number }>(
    'POST /post/order',
    { order },
  )
  return {
    id: data._id,
    number: data.orderNumber,
    total: Math.round(data.totalPrice * 100),
    customer,
  }
}

async function atDesk(browser: Browser, role: DeskRole, path: string, width = 1442): Promise<Page> {
  const context = await browser.newContext({ viewport: { width, height: 1000 } })
  const page = await context.newPage()
  await signInAtDesk(page, role, path)
  return page
}

const look = (page: Page, name: string) => {
  const folder = process.env['DESK_PICTURES']
  return folder ? page.screenshot({ path: `${folder}/${name}.png`, fullPage: true }) : undefined
}

/** Goes on through the queue to the page that has an order. */
async function findInQueue(page: Page, number: string): Promise<void> {
  const pages = page.getByRole('navigation', { name: 'Pages' })
  await expect(pages).toBeVisible()
  const link = page.getByRole('link', { name: number })
  while ((await link.count()) === 0) {
    const before = (await pages.textContent()) ?? ''
    await pages.getByRole('button', { name: 'Next page' }).click()
    await expect(pages).not.toHaveText(before)
    await expect(page.getByRole('table', { name: 'Orders' })).toHaveAttribute('aria-busy', 'false')
  }
}

async function pack(page: Page, quantity: number, batch: string, expiry: string): Promise<void> {
  await page.getByLabel(`Pieces of ${MEDICINE.name}`).fill(String(quantity))
  await page.getByLabel(`Batch of ${MEDICINE.name}`).fill(batch)
  await page.getByLabel(`Expiry of ${MEDICINE.name}`).fill(expiry)
  await page.getByRole('button', { name: 'Pack this parcel' }).click()
  await expect(page.getByRole('button', { name: 'Hand over' })).toBeVisible()
}

async function handOver(page: Page, tracking: string): Promise<void> {
  await page.getByLabel('Courier').fill('Delhivery')
  await page.getByLabel('Tracking number').fill(tracking)
  await page.getByRole('button', { name: 'Hand over' }).click()
  await expect(page.getByRole('button', { name: 'Delivered' })).toBeVisible()
}

async function deliver(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Delivered' }).click()
  await expect(page.getByRole('button', { name: 'Delivered' })).toHaveCount(0)
}

test('the papers of the desk: pick list, slips, labels, invoice with batches, credit note', {
  tag: '@desktop',
}, async ({ page, request, browser }) => {
  const first = await place(request, KANNADA, 3)
  const second = await place(request, HINDI, 2)
  const packer = await atDesk(browser, 'packer', '/orders?queue=pack')

  await test.step('the pick list of two orders, chosen by key and by box', async () => {
    await findInQueue(packer, first.number)
    await packer.getByRole('link', { name: first.number }).focus()
    await packer.keyboard.press('x')
    await expect(packer.getByText('1 order chosen')).toBeVisible()
    await findInQueue(packer, second.number)
    const box = packer.getByRole('checkbox', { name: `Choose order ${second.number}` })
    await box.check()
    await expect(packer.getByText('2 orders chosen')).toBeVisible()
    // Of a long queue the head of the page has come to lie over half of the buttons.
    await packer.evaluate(() => scrollTo(0, 0))
    await expectAccessible(packer, 'a queue with chosen orders')
    await look(packer, 'queue-chosen')
    await packer.getByRole('link', { name: second.number }).focus()
    const { pages, size } = await downloadPdf(packer, () => packer.keyboard.press('p'))
    expect(size).toEqual([210, 295])
    const text = pages.join(' ')
    expect(text).toContain('2 orders, 5 pieces')
    expect(text).toContain(`1: ${first.number} 2: ${second.number}`)
    expect(text).toContain(MEDICINE.name)
    expect(text).toMatch(/₹[\d.]+ 5 1 × 3, 2 × 2/)
    await packer.getByRole('button', { name: 'Choose none' }).click()
    await expect(box).not.toBeChecked()
  })

  await test.step('slip and label of a part that is sent first, with names in their own scripts', async () => {
    await packer.goto(new URL(`/orders/${first.number}`, packer.url()).href)
    await pack(packer, 2, 'B2611', '2029-06')
    await expectAccessible(packer, 'a parcel with its papers')
    await look(packer, 'parcel-papers')
    const slip = await downloadInvoice(packer, 'Packing slip of parcel 1')
    expect(slip.fileName).toBe(`PackingSlip-${first.number}-1.pdf`)
    const text = slip.pages.join(' ')
    for (const said of [first.number, MEDICINE.name, 'B2611 06/2029', 'GSTIN: ', 'Drug Licence No: '])
      expect(text).toContain(said)
    expect(text).toMatch(new RegExp(`Comes later .*${MEDICINE.name} .* 1`))
    expect(slip.pictured).toContain(KANNADA)
    expect(text).toContain(KANNADA)
    expect(slip.pictured.join(' ')).toContain(STREET)
  })

  const collected =
    await test.step('the label says what is collected for each parcel, in all the total', async () => {
      const label = await downloadInvoice(packer, 'Address label of parcel 1')
      expect(label.size).toEqual([100, 150])
      expect(label.pages).toHaveLength(1)
      expect(label.pictured).toContain(KANNADA)
      for (const said of [KANNADA, '600001', `+91 ${first.customer.mobile}`, `${first.number} · Parcel 1`])
        expect(label.pages[0]).toContain(said)
      expect(label.pages[0]).not.toContain('KEEP COLD')
      await handOver(packer, 'DLV777')
      const again = await downloadInvoice(packer, 'Address label of parcel 1')
      expect(again.pages[0]).toContain('Delhivery · DLV777')
      await deliver(packer)
      await pack(packer, 1, 'C2701', '2028-01')
      const rest = await downloadInvoice(packer, 'Address label of parcel 2')
      const amounts = [label, rest].map(({ pages }) => amountAfter(pages[0] ?? '', 'COLLECT CASH:'))
      await handOver(packer, 'DLV778')
      await deliver(packer)
      return amounts.reduce((sum, amount) => sum + amount, 0)
    })
  expect(collected).toBe(first.total)

  const support = await atDesk(browser, 'support', `/orders/${first.number}`, 768)
  await test.step('the invoice names batch and expiry of each piece, at the desk and for the customer', async () => {
    const button = support.getByRole('button', { name: /^Invoice INV/ })
    await expect(button).toBeVisible()
    await expectAccessible(support, 'an order with its invoice')
    await look(support, 'order-papers-768')
    const own = (await downloadPdf(support, () => button.click())).pages.join(' ')
    await signInOn(page, first.customer)
    await page.goto(`/orders/${first.id}`)
    const theirs = (await downloadInvoice(page)).pages.join(' ')
    for (const text of [own, theirs]) {
      expect(text).toContain('Batch B2611 × 2 · Exp 06/2029')
      expect(text).toContain('Batch C2701 × 1 · Exp 01/2028')
    }
  })

  await test.step('the credit note of what came back', async () => {
    const asked = await first.customer.call('POST /post/returnRequest', {
      orderId: first.id,
      kind: 'damaged',
      reason: 'The strip is torn.',
      lines: [{ line: 0, quantity: 1, batch: 'B2611' }],
      payTo: { way: 'upi', upiId: 'meena@okaxis' },
    })
    expect(asked.key, asked.message).toBe('success')
    await support.goto(new URL('/returns', support.url()).href)
    await support.getByRole('row').filter({ hasText: first.number }).getByRole('link').first().click()
    await support.getByRole('button', { name: 'Approve' }).click()
    await support.getByRole('dialog').getByRole('button', { name: 'Approve' }).click()
    await support.getByRole('button', { name: 'It has come' }).click()
    await expect(support.getByRole('button', { name: 'It has come' })).toHaveCount(0)
    const pharmacist = await atDesk(browser, 'pharmacist', new URL(support.url()).pathname)
    await pharmacist.getByRole('button', { name: 'Judge' }).click()
    const button = pharmacist.getByRole('button', { name: /^Credit note CN/ })
    await expect(button).toBeVisible()
    await expectAccessible(pharmacist, 'a judged return')
    const number = ((await button.textContent()) ?? '').trim()
    const note = await downloadPdf(pharmacist, () => button.click())
    expect(note.fileName).toBe(`CreditNote-${number.replaceAll('/', '-')}.pdf`)
    const text = note.pages.join(' ')
    for (const said of [number, 'Credit Note', first.number, MEDICINE.name, 'The strip is torn.', KANNADA])
      expect(text).toContain(said)
    expect(note.pictured).toContain(KANNADA)
    await support.goto(new URL(`/orders/${first.number}`, support.url()).href)
    const again = await downloadInvoice(support, `Credit note ${number}`)
    expect(again.pages).toEqual(note.pages)
    await pharmacist.context().close()
  })
  for (const one of [packer, support]) await one.context().close()
})
