import { expectAccessible } from './accessible.ts'
import { newCustomer, prescriptionImage, saveAddress, signInOn } from './customer.ts'
import { signInAtDesk } from './desk.ts'
import { type APIRequestContext, expect, type Page, test } from './journey.ts'
import { expectWithin } from './layout.ts'
import { operator } from './operator.ts'

test.use({ isMobile: false, hasTouch: false, viewport: { width: 1442, height: 900 } })
test.setTimeout(120_000)

const PRODUCT = { slug: 'parapal-650-tablet', name: 'Parapal 650 Tablet' }

/** Two pieces, paid in cash and delivered. The page shows the order. @returns its number */
async function deliveredInCash(page: Page, request: APIRequestContext): Promise<string> {
  const customer = await newCustomer(request)
  const { userId, call } = customer
  const id = await saveAddress(customer)
  const { data: product } = await call<{ _id: string }>(`GET /get/productBySlug?slug=${PRODUCT.slug}`)
  const products = [{ _id: product._id, quantity: 2 }]
  await call('POST /post/cart', { data: { userId, products } })
  const order = { products, shippingAddress: { id }, acceptedTerms: true, paymentMethod: 'cod' }
  const { data } = await call<{ _id: string; orderNumber: string }>('POST /post/order', { order })
  await operator('orders', 'move', data.orderNumber, 'delivered')
  await signInOn(page, customer)
  await page.goto(`/orders/${data._id}`)
  return data.orderNumber
}

/** What a page of the desk is held to, at both widths. */
async function look(desk: Page, what: string): Promise<void> {
  for (const width of [768, 1442]) {
    await desk.setViewportSize({ width, height: 900 })
    await expectAccessible(desk, `${what} at ${width}`)
    await expectWithin(desk, `${what} at ${width}`)
    const folder = process.env['DESK_PICTURES']
    if (folder) await desk.screenshot({ path: `${folder}/${what}-${width}.png`, fullPage: true })
  }
}

const rowOf = (desk: Page, orderNumber: string) => desk.getByRole('row').filter({ hasText: orderNumber })

test('what came damaged is shown in pictures, answered, judged and paid back', { tag: '@desktop' }, async ({
  page,
  request,
  browser,
}) => {
  const orderNumber = await deliveredInCash(page, request)
  await test.step('the customer asks, with a picture', async () => {
    await page.getByRole('button', { name: 'Return Products' }).click()
    const form = page.getByRole('dialog')
    await form.getByRole('radio', { name: /^Damaged/ }).check()
    await form.getByLabel(`Pieces of ${PRODUCT.name}`).selectOption('1')
    await form.getByLabel('What is the matter?').fill('The strip is torn.')
    const buffer = await prescriptionImage()
    await form.getByLabel('Add a picture').setInputFiles({ name: 'torn.png', mimeType: 'image/png', buffer })
    await expect(form.getByRole('button', { name: 'Remove picture 1' })).toBeVisible()
    await form.getByRole('textbox', { name: 'UPI ID' }).fill('meena@okaxis')
    await expectAccessible(page, 'the form with a picture')
    await form.getByRole('button', { name: 'Ask for the return' }).click()
    await expect(page.getByText('Waiting for the pharmacy')).toBeVisible()
    await expect(page.getByRole('img', { name: 'Picture 1 of what came' })).toBeVisible()
  })

  const desk = await browser.newPage({ viewport: { width: 768, height: 900 } })
  await test.step('support looks at the picture, and approves', async () => {
    await signInAtDesk(desk, 'support', '/returns')
    await expect(rowOf(desk, orderNumber)).toBeVisible()
    await look(desk, 'returns')
    await rowOf(desk, orderNumber).getByRole('link').first().click()
    await desk.getByRole('button', { name: 'Picture 1' }).click()
    const picture = desk.getByRole('img', { name: 'Picture 1' })
    await expect(picture).toBeVisible()
    await expect.poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0)
    await look(desk, 'return-asked')
    await desk.getByRole('button', { name: 'Approve' }).click()
    await desk.getByRole('dialog').getByRole('button', { name: 'Approve' }).click()
    await expect(desk.getByRole('button', { name: 'It has come' })).toBeVisible()
    await look(desk, 'return-approved')
    await desk.getByRole('button', { name: 'It has come' }).click()
    await expect(desk.getByRole('button', { name: 'It has come' })).toHaveCount(0)
  })

  await test.step('a pharmacist judges it: what is damaged goes back to no shelf', async () => {
    const pharmacist = await browser.newPage({ viewport: { width: 768, height: 900 } })
    await signInAtDesk(pharmacist, 'pharmacist', new URL(desk.url()).pathname)
    await expect(pharmacist.getByLabel(`What becomes of ${PRODUCT.name}`)).toHaveText('Destroyed')
    await look(pharmacist, 'return-received')
    await pharmacist.getByRole('button', { name: 'Judge' }).click()
    await expect(pharmacist.getByRole('button', { name: /CN\// })).toBeVisible()
    await look(pharmacist, 'return-closed')
    await pharmacist.close()
  })

  await test.step('it is paid without the delivery fee, as the other piece is in order, and the customer reads so', async () => {
    await desk.goto(new URL('/money', desk.url()).href)
    await expect(rowOf(desk, orderNumber)).toContainText('₹22.88')
    await look(desk, 'money')
    await rowOf(desk, orderNumber).getByRole('button', { name: 'Pay back' }).click()
    const dialog = desk.getByRole('dialog')
    await expect(dialog).toContainText('meena@okaxis')
    await dialog.getByLabel('Reference of the bank').fill('UTR1')
    await look(desk, 'payout')
    await dialog.getByRole('button', { name: 'Save' }).click()
    await expect(rowOf(desk, orderNumber)).toHaveCount(0)
    await page.reload()
    await expect(page.getByText('Refund: ₹22.88')).toBeVisible()
  })
  await desk.close()
})

test('cash that was taken too much goes back where the customer says', { tag: '@desktop' }, async ({
  page,
  request,
  browser,
}) => {
  const orderNumber = await deliveredInCash(page, request)
  const desk = await browser.newPage({ viewport: { width: 1442, height: 900 } })
  await test.step('support writes down what is owed', async () => {
    await signInAtDesk(desk, 'support', `/orders/${orderNumber}`)
    await desk.getByRole('button', { name: 'Pay cash back' }).click()
    const dialog = desk.getByRole('dialog')
    await dialog.getByLabel('Amount in rupees').fill('4.24')
    await dialog.getByLabel('Reason, for the customer to read').fill('The courier had no change.')
    await look(desk, 'pay-cash-back')
    await dialog.getByRole('button', { name: 'Pay cash back' }).click()
    await expect(dialog).toHaveCount(0)
  })

  await test.step('the customer says where it goes', async () => {
    await page.reload()
    await expect(page.getByText('We owe you ₹4.24 that you paid in cash.')).toBeVisible()
    await page.getByRole('textbox', { name: 'UPI ID' }).fill('meena@okaxis')
    await expectAccessible(page, 'an order that owes money')
    await page.getByRole('button', { name: 'Pay it back there' }).click()
    await expect(page.getByText('We owe you ₹4.24 that you paid in cash.')).toHaveCount(0)
  })

  await test.step('it is paid there', async () => {
    await desk.goto(new URL('/money', desk.url()).href)
    await rowOf(desk, orderNumber).getByRole('button', { name: 'Pay back' }).click()
    const dialog = desk.getByRole('dialog')
    await expect(dialog).toContainText('meena@okaxis')
    await dialog.getByLabel('Reference of the bank').fill('UTR2')
    await dialog.getByRole('button', { name: 'Save' }).click()
    await expect(rowOf(desk, orderNumber)).toHaveCount(0)
  })
  await desk.close()
})

test('what is kept apart is released to the shelf or destroyed by a pharmacist, with why', {
  tag: '@desktop',
}, async ({ request, browser }) => {
  const customer = await newCustomer(request)
  const address = await saveAddress(customer)
  const kept = [PRODUCT, { slug: 'parameg-500-tablet', name: 'Parameg 500 Tablet' }]
  const products: { _id: string; quantity: number }[] = []
  for (const { slug } of kept) {
    const { data } = await customer.call<{ _id: string }>(`GET /get/productBySlug?slug=${slug}`)
    products.push({ _id: data._id, quantity: 1 })
  }
  await customer.call('POST /post/cart', { data: { userId: customer.userId, products } })
  const order = { products, shippingAddress: { id: address }, acceptedTerms: true, paymentMethod: 'cod' }
  const { data: placed } = await customer.call<{ _id: string; orderNumber: string }>('POST /post/order', {
    order,
  })

  const desk = await browser.newPage({ viewport: { width: 1442, height: 900 } })
  await test.step('two packs are sent, come back damaged and are received', async () => {
    await signInAtDesk(desk, 'support', '/returns')
    const packer = await browser.newPage({ viewport: { width: 1442, height: 900 } })
    await signInAtDesk(packer, 'packer', `/orders/${placed.orderNumber}`)
    for (const { name } of kept) {
      await packer.getByLabel(`Pieces of ${name}`).fill('1')
      await packer.getByLabel(`Batch of ${name}`).fill('KEPT-1')
      await packer.getByLabel(`Expiry of ${name}`).fill('2029-06')
    }
    await packer.getByRole('button', { name: 'Pack this parcel' }).click()
    await packer.getByLabel('Courier').fill('Delhivery')
    await packer.getByRole('button', { name: 'Hand over' }).click()
    await packer.getByRole('button', { name: 'Delivered' }).click()
    await expect(packer.getByRole('button', { name: 'Delivered' })).toHaveCount(0)
    await packer.close()
    const asked = await customer.call('POST /post/returnRequest', {
      orderId: placed._id,
      kind: 'damaged',
      reason: 'Both boxes are dented.',
      lines: kept.map((_, line) => ({ line, quantity: 1, batch: 'KEPT-1' })),
      payTo: { way: 'upi', upiId: 'meena@okaxis' },
    })
    expect(asked.key, asked.message).toBe('success')
    await desk.reload()
    await rowOf(desk, placed.orderNumber).getByRole('link').first().click()
    await desk.getByRole('button', { name: 'Approve' }).click()
    await desk.getByRole('dialog').getByRole('button', { name: 'Approve' }).click()
    await desk.getByRole('button', { name: 'It has come' }).click()
    await expect(desk.getByRole('button', { name: 'It has come' })).toHaveCount(0)
  })

  const pharmacist = await browser.newPage({ viewport: { width: 1442, height: 900 } })
  const rowOfKept = ({ name }: { name: string }) =>
    pharmacist
      .getByRole('region', { name: 'Packs that are kept apart' })
      .getByRole('row')
      .filter({ hasText: name })
  /** From the button of a row by the keyboard alone. */
  const decide = async (product: { name: string }, action: string, why: string) => {
    await rowOfKept(product).getByRole('button', { name: action }).focus()
    await pharmacist.keyboard.press('Enter')
    const dialog = pharmacist.getByRole('dialog', { name: `${action} ${product.name}: 1 pack` })
    await expect(dialog.getByRole('button', { name: action })).toBeDisabled()
    await pharmacist.keyboard.type(why)
    await look(pharmacist, `quarantine-${action.toLowerCase()}`)
    await pharmacist.keyboard.press('Tab')
    await pharmacist.keyboard.press('Tab')
    await pharmacist.keyboard.press('Enter')
    await expect(rowOfKept(product)).toHaveCount(0)
  }

  await test.step('a pharmacist keeps both apart, releases one and destroys the other', async () => {
    await signInAtDesk(pharmacist, 'pharmacist', new URL(desk.url()).pathname)
    for (const { name } of kept) {
      await pharmacist.getByLabel(`What becomes of ${name}`).click()
      await pharmacist.getByRole('option', { name: 'Kept apart' }).click()
    }
    await look(pharmacist, 'return-judged-apart')
    await pharmacist.getByRole('button', { name: 'Judge' }).click()
    await expect(pharmacist.getByRole('button', { name: /CN\// })).toBeVisible()
    await pharmacist.goto(new URL('/returns', desk.url()).href)
    for (const product of kept) await expect(rowOfKept(product)).toContainText(/KEPT-1\s*2029-06/)
    await look(pharmacist, 'quarantine')
    const [released = PRODUCT, destroyed = PRODUCT] = kept
    await decide(released, 'Release', 'Only the box is dented.')
    await decide(destroyed, 'Destroy', 'The strip is wet.')
    await look(pharmacist, 'quarantine-done')
  })
  for (const one of [desk, pharmacist]) await one.close()
})
