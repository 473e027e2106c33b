import { expectAccessible } from './accessible.ts'
import { addresses } from './addresses.ts'
import {
  type CustomerByCall,
  newCustomer,
  newCustomerAt,
  prescriptionImage,
  saveAddress,
  signInOn,
} from './customer.ts'
import { mailTo } from './inbox.ts'
import { downloadInvoice } from './invoice-pdf.ts'
import { expect, type Page, test } from './journey.ts'
import { operator } from './operator.ts'
import { approvePrescription } from './pharmacist.ts'
import { openTheOrder } from './till.ts'

async function fillCartWith({ userId, call }: CustomerByCall, slug: string): Promise<void> {
  const { data } = await call<{ _id: string }>(`GET /get/productBySlug?slug=${slug}`)
  await call('POST /post/cart', { data: { userId, products: [{ _id: data._id, quantity: 1 }] } })
}

async function uploadPrescription(page: Page, name: string): Promise<void> {
  const file = { name, mimeType: 'image/png', buffer: await prescriptionImage() }
  await page.locator('input[type=file]').setInputFiles(file)
}

/** The boxes of a page's parts that moved under its visitor's eyes. */
const shiftOf = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((done) => {
        let sum = 0
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[])
            sum += entry.value
        }).observe({ type: 'layout-shift', buffered: true })
        setTimeout(() => done(sum), 0)
      }),
  )

test('an order for somebody else names them and the doctor, up to the file of the invoice, and is filled in the next time', async ({
  page,
  request,
}, { project }) => {
  const slug = project.name === 'phone' ? 'atorkav-40-tablet' : 'atorpal-40-tablet'
  const customer = await newCustomer(request)
  await saveAddress(customer)
  await fillCartWith(customer, slug)
  await signInOn(page, customer)
  await page.goto('/checkout')
  await expect(page.getByRole('radio', { name: 'For myself' })).toBeChecked()
  expect(await shiftOf(page)).toBeLessThan(0.01)

  await test.step('two prescriptions are told apart, and read in full', async () => {
    await uploadPrescription(page, 'one.png')
    await expect(page.getByRole('checkbox', { name: 'Select prescription 1 for this order' })).toBeChecked()
    await uploadPrescription(page, 'two.png')
    await expect(page.getByRole('checkbox', { name: 'Select prescription 2 for this order' })).toBeChecked()
    await page.getByRole('button', { name: 'View prescription 2' }).click()
    await expect(page.getByRole('dialog', { name: 'Prescription 2' }).getByRole('img')).toBeVisible()
    await page.keyboard.press('Escape')
    await page.getByRole('checkbox', { name: 'Select prescription 2 for this order' }).uncheck()
  })

  await page.getByRole('radio', { name: 'For someone else' }).check()
  await page.getByRole('checkbox', { name: /I accept the/ }).check()
  await page.getByRole('button', { name: /^Place Order/ }).click()
  await expect(page.getByText('Please enter the name of the patient')).toBeVisible()
  await expect(page.getByLabel('Name of the patient')).toBeFocused()
  await page.keyboard.type('Lakshmi Raman')
  await page.getByLabel('Age in years').fill('121')
  await page.getByLabel('Name of the doctor').fill('Dr. Meera Iyer')
  await page.getByRole('button', { name: /^Place Order/ }).click()
  await expect(
    page.getByText('Please enter the age of the patient in whole years, from 0 to 120'),
  ).toBeVisible()
  await expect(page.getByLabel('Age in years')).toBeFocused()
  // Below the header that stays, nothing is half covered.
  await page.evaluate(() => scrollTo(0, 0))
  await expectAccessible(page, 'an order for somebody else')
  await page.getByLabel('Age in years').fill('67')
  await expect(page.getByLabel('Name of the patient')).toHaveValue('Lakshmi Raman')
  await page.getByRole('button', { name: /^Place Order/ }).click()
  await expect(page).toHaveURL(/\/orders$/)

  const orderNumber = await openTheOrder(page)
  const mail = await mailTo(customer.email, `We have your order: ${orderNumber}`)
  expect(mail.text).toContain('Ordered for: Lakshmi Raman, 67 years')
  expect(mail.text).toContain('Doctor: Dr. Meera Iyer')
  await expect(page.getByText('Lakshmi Raman, 67 years')).toBeVisible()
  await expect(page.getByText('Dr. Meera Iyer')).toBeVisible()
  await approvePrescription(orderNumber)
  await operator('orders', 'move', orderNumber, 'delivered')
  await page.reload()
  await expect(page.getByText('Cash On Delivery · Paid')).toBeVisible()
  const { pages } = await downloadInvoice(page)
  expect(pages.join(' ')).toContain('Dr. Meera Iyer')
  expect(pages.join(' ')).toContain('Lakshmi Raman, 67 years')

  await fillCartWith(customer, slug)
  await page.goto('/checkout')
  await expect(page.getByLabel('Name of the doctor')).toHaveValue('Dr. Meera Iyer')
  await page.getByRole('radio', { name: 'For someone else' }).check()
  await expect(page.getByLabel('Name of the patient')).toHaveValue('Lakshmi Raman')
  await expect(page.getByLabel('Age in years')).toHaveValue('67')
})

test('the checkout of a partner’s page asks whom an order is for, and fills in what was ordered there alone', async ({
  page,
  request,
}) => {
  const customer = await newCustomerAt(addresses.partner, request)
  await saveAddress(customer)
  const slug = 'aarogrit-forest-honey-250-g'
  await fillCartWith(customer, slug)
  await signInOn(page, customer, addresses.partner)
  await page.goto(`${addresses.partner}/checkout`)
  await page.getByRole('radio', { name: 'For someone else' }).check()
  await expect(page.getByLabel('Name of the doctor')).toHaveCount(0)
  await page.getByLabel('Name of the patient').fill('Arun')
  await page.getByLabel('Age in years').fill('0')
  await page.getByRole('checkbox', { name: /I accept the/ }).check()
  await expectAccessible(page, 'an order for somebody else on a partner’s page')
  await page.getByRole('button', { name: /^Place Order/ }).click()
  await expect(page.getByText('Your Order Placed Successfully').first()).toBeVisible()
  const { data } = await customer.call<{ patient: object }[]>(`GET /get/orderByUserId?id=${customer.userId}`)
  expect(data[0]?.patient).toEqual({ name: 'Arun', age: 0 })
  await fillCartWith(customer, slug)
  await page.goto(`${addresses.partner}/checkout`)
  await page.getByRole('radio', { name: 'For someone else' }).check()
  await expect(page.getByLabel('Name of the patient')).toHaveValue('Arun')
})
