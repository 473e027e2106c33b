import { expectAccessible } from './accessible.ts'
import { addresses } from './addresses.ts'
import { newCustomer, prescriptionImage, saveAddress } from './customer.ts'
import { signInAtDesk } from './desk.ts'
import { type APIRequestContext, expect, type Page, test } from './journey.ts'
import { writeParticulars } from './pharmacist.ts'

test.use({ isMobile: false, hasTouch: false, viewport: { width: 1442, height: 900 } })
test.setTimeout(120_000)

const MEDICINE = { slug: 'atorkav-20-tablet', name: 'Atorkav 20 Tablet' }

/** Two orders of one new customer with one prescription, paid by cash. @returns their numbers, oldest first */
async function placeOrders(request: APIRequestContext, count: number): Promise<string[]> {
  const customer = await newCustomer(request, 'Meena Raghavan')
  const { userId, token, call } = customer
  const id = await saveAddress(customer)
  const { data: product } = await call<{ _id: string }>(`GET /get/productBySlug?slug=${MEDICINE.slug}`)
  const prescription = { name: 'rx.png', mimeType: 'image/png', buffer: await prescriptionImage() }
  const uploaded = await request.post(`${addresses.store}/api/post/uploadPrescription`, {
    multipart: { id: userId, prescription },
    headers: { Authorization: `JWT ${token}` },
  })
  const prescriptions = [(await uploaded.json()).data.id as string]
  const numbers: string[] = []
  for (let made = 0; made < count; made += 1) {
    const products = [{ _id: product._id, quantity: 2 }]
    await call('POST /post/cart', { data: { userId, products } })
    const order = {
      products,
      prescriptions,
      shippingAddress: { id },
      acceptedTerms: true,
      paymentMethod: 'cod',
    }
    const { data } = await call<{ orderNumber: string }>('POST /post/order', { order })
    numbers.push(data.orderNumber)
  }
  return numbers
}

const focused = (page: Page) => page.locator('a[data-order]:focus')

/** A picture for whoever looks, where one is asked for. */
async function look(page: Page, name: string): Promise<void> {
  const folder = process.env['DESK_PICTURES']
  if (folder) await page.screenshot({ path: `${folder}/${name}.png`, fullPage: true })
}

test('a prescription is checked by keyboard alone: read, typed, asked once, approved, and taken back', {
  tag: '@desktop',
}, async ({ page, request }) => {
  const [first = '', second = ''] = await placeOrders(request, 2)
  await signInAtDesk(page, 'pharmacist', '/prescriptions')
  const keys = page.keyboard
  await expect(focused(page)).toHaveCount(1)
  await page.getByRole('link', { name: first }).focus()
  await keys.press('j')
  await expect(focused(page)).toHaveText(second)
  await keys.press('k')
  await keys.press('o')
  await expect(page.getByRole('heading', { name: `Prescription of ${first}` })).toBeVisible()

  await test.step('salts, maker and schedule stand beside the line, and what it is good for is typed', async () => {
    await expect(page.getByText('Atorvastatin (20mg)').first()).toBeVisible()
    await expect(page.getByText('Schedule H', { exact: true })).toBeVisible()
    await expect(page.getByText('Not given before, nor another of its salts.')).toBeVisible()
    await expect(page.getByLabel('Good for packs')).toHaveValue('')
    await keys.press('a')
    await expect(page.getByText('Please type it as the prescription says')).toBeVisible()
    await expect(page.getByLabel('Good for packs')).toBeFocused()
    await keys.type('6')
    for (const width of [1442, 768]) {
      await page.setViewportSize({ width, height: 900 })
      await expectAccessible(page, `a check at ${width}`)
      await look(page, `check-${width}`)
    }
    await page.setViewportSize({ width: 1442, height: 900 })
  })

  await test.step('what a schedule wants is asked for, field by field', async () => {
    await page.getByRole('heading', { name: `Prescription of ${first}` }).click()
    await keys.press('a')
    await expect(page.getByRole('dialog', { name: 'Approve this line?' })).toContainText(
      'Atorvastatin (20mg)',
    )
    await keys.press('Enter')
    await expect(page.getByLabel('Prescriber’s name')).toBeFocused()
    await expect(page.getByText('Please write it as the prescription has it')).toHaveCount(4)
    await writeParticulars(page)
    await page.getByRole('heading', { name: `Prescription of ${first}` }).click()
    await keys.press('a')
    await expectAccessible(page, 'what is approved')
    await look(page, 'check-approve')
    await keys.press('Enter')
    await expect(page.getByText(/^Approved by .*Reg\. No\./).first()).toBeVisible()
  })

  await test.step('it is taken back, with a reason, and waits again', async () => {
    await keys.press('t')
    await page.getByLabel('Why').fill('It is another strength.')
    await expectAccessible(page, 'an approval that is taken back')
    await page.getByRole('button', { name: 'Take it back' }).press('Enter')
    await expect(
      page.getByText('The approval is taken back. The order waits for a pharmacist.'),
    ).toBeVisible()
    await expect(page.getByLabel('Good for packs')).toHaveValue('')
    await expect(page.getByLabel('Prescriber’s name')).toHaveValue('Dr. Meera Rao')
    await page.getByLabel('Good for packs').fill('6')
    await page.getByRole('heading', { name: `Prescription of ${first}` }).click()
    await keys.press('a')
    await keys.press('Enter')
    await expect(page.getByText(/^Approved by .*Reg\. No\./).first()).toBeVisible()
  })

  await test.step('the next one says what was given before, and its list is where it was', async () => {
    await keys.press('u')
    await expect(page.getByRole('link', { name: first })).toHaveCount(0)
    await expect(focused(page)).toHaveCount(1)
    await page.getByRole('link', { name: second }).focus()
    await keys.press('Enter')
    await expect(page.getByText(`2 × ${MEDICINE.name}`, { exact: false }).first()).toBeVisible()
    await expect(page.getByText(/on the prescription of/)).toBeVisible()
    await look(page, 'check-before')
    await keys.press('Escape')
    await expect(focused(page)).toHaveText(second)
    await page.goto(page.url().replace('/prescriptions', '/orders?queue=prescription'))
    await expect(focused(page)).toHaveText(second)
  })
})
