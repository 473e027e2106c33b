import { expectAccessible } from './accessible.ts'
import { addresses } from './addresses.ts'
import {
  type Answer,
  type CustomerByCall,
  newCustomer,
  prescriptionImage,
  saveAddress,
  signInOn,
} from './customer.ts'
import { signInAtDesk } from './desk.ts'
import { mailTo, otpSentTo } from './inbox.ts'
import { type APIRequestContext, expect, type Page, test } from './journey.ts'
import { newMobile } from './visitor.ts'

test.use({ isMobile: false, hasTouch: false, viewport: { width: 1442, height: 900 } })

/** Kept to be looked at, where a folder is named. */
async function keepPicture(page: Page, name: string): Promise<void> {
  const folder = process.env['DESK_PICTURES']
  if (folder) await page.screenshot({ path: `${folder}/${name}.png`, fullPage: true })
}

/** Types what stands in the focused field and the ones after it. */
async function typeIn(page: Page, ...texts: string[]): Promise<void> {
  for (const [index, text] of texts.entries()) {
    if (index > 0) await page.keyboard.press('Tab')
    await page.keyboard.type(text)
  }
}

/** Takes the first product that a text finds, from wherever the focus is in the form. */
async function takeProduct(page: Page, text: string): Promise<void> {
  const field = page.getByRole('combobox', { name: 'Product or salt' })
  await field.focus()
  await page.keyboard.type(text)
  await expect(page.getByRole('option').first()).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(field).toHaveValue('')
}

/** The account that has a mobile number, signed in by a code. */
async function signInByCode(request: APIRequestContext, mobileNumber: string) {
  const post = async <Data>(path: string, data: object): Promise<Answer<Data> & { token: string }> =>
    (await request.post(`${addresses.store}/api${path}`, { data: { data } })).json()
  const { data: sent } = await post<{ attemptId: string }>('/post/signup', { mobileNumber })
  const otp = await otpSentTo(mobileNumber)
  const signedIn = await post<{ username: string }>('/post/signIn', {
    mobileNumber,
    otp,
    attemptId: sent.attemptId,
  })
  return { token: signedIn.token, name: signedIn.data.username }
}

const numberOf = async (page: Page): Promise<string> => {
  const heading = page.getByRole('heading', { level: 1, name: /^Order DWK-/ })
  await expect(heading).toBeVisible()
  return (await heading.innerText()).replace('Order ', '')
}

test('somebody rings for the first time: written down, asked, told and ordered by keyboard; the order is theirs', {
  tag: '@desktop',
}, async ({ page, request }) => {
  const mobile = newMobile()
  const keys = page.keyboard
  await signInAtDesk(page, 'support', '/phone-order')
  const find = page.getByRole('combobox', { name: 'Name, mobile or email of who rings' })
  await find.focus()
  await keys.type(`${mobile.slice(0, 5)} ${mobile.slice(5)}`)
  await expect(page.getByText(/^Nobody found/)).toBeVisible()

  await test.step('the customer is written down', async () => {
    await keys.press('Enter')
    const dialog = page.getByRole('dialog', { name: 'New customer' })
    await expect(dialog.getByLabel('Mobile number')).toHaveValue(mobile)
    await typeIn(page, 'Kavya Iyer')
    await expectAccessible(page, 'a new customer')
    await keys.press('Enter')
    await expect(page.getByText('The customer is written down.')).toBeVisible()
    await expect(page.getByText('Kavya Iyer')).toBeVisible()
    expect(page.url(), 'the number stands in no address').not.toContain(mobile)
  })

  await test.step('an address where nobody delivers is refused, the next one is taken', async () => {
    await page.getByRole('button', { name: 'New address' }).press('Enter')
    const dialog = page.getByRole('dialog', { name: 'New address' })
    await expect(dialog.getByLabel('Recipient’s name')).toBeFocused()
    await dialog.getByLabel('Door number').focus()
    await typeIn(page, '3', 'Luz Church Road', '', '999999', 'Chennai')
    await keys.press('Enter')
    await expect(dialog.getByText('Currently not available for this Pin Code')).toBeVisible()
    await dialog.getByLabel('Pincode').fill('600004')
    await keys.press('Enter')
    await expect(dialog).toBeHidden()
    await expect(page.getByRole('radio', { name: /Luz Church Road, Chennai 600004/ })).toBeChecked()
  })

  await test.step('products, pieces and a coupon that there is not', async () => {
    await takeProduct(page, 'parapal 650')
    await expect(page.getByLabel('Pieces of Parapal 650 Tablet')).toHaveValue('1')
    await page.getByLabel('Pieces of Parapal 650 Tablet').focus()
    await keys.press('ControlOrMeta+a')
    await keys.type('2')
    await expect(page.getByText(/^Arrives between/)).toBeVisible()
    await page.getByLabel('Coupon').focus()
    await keys.type('NOTHING')
    await keys.press('Enter')
    await expect(page.getByText('Invalid Coupon Code')).toBeVisible()
    await page.getByLabel('Coupon').fill('')
    await keys.press('Enter')
    await expect(page.getByText('Invalid Coupon Code')).toBeHidden()
    await expectAccessible(page, 'a phone order')
    await keepPicture(page, 'phone-order-1442')
  })

  const total = await page.locator('dt:has-text("Total") + dd').innerText()
  await test.step('nothing is placed before the customer was told the terms', async () => {
    const terms = page.getByRole('checkbox', { name: /^The customer was told/ })
    await terms.focus()
    await keys.press('s')
    await expect(page.getByText('Please tell the customer the terms, and say that you have')).toBeVisible()
    await terms.press('Space')
    await expect(terms).toBeChecked()
    await keys.press('s')
  })
  const number = await numberOf(page)
  await expect(page.getByText('Taken by phone')).toBeVisible()
  await expect(page.getByText('Cash on delivery').first()).toBeVisible()
  await expect(page.getByText(total).first()).toBeVisible()

  await test.step('it waits to be packed', async () => {
    await page.goto(`${addresses.desk}/orders`)
    await expect(page.getByRole('textbox', { name: 'Search all orders' })).toBeVisible()
    await keys.press('/')
    await keys.type(number)
    await expect(page.getByRole('link', { name: number })).toBeVisible()
    await expect(page.getByRole('row').filter({ hasText: number })).toContainText('Pending')
  })

  await test.step('the customer signs in by a code, and finds it among their orders', async () => {
    const { token, name } = await signInByCode(request, mobile)
    expect(name).toBe('Kavya Iyer')
    await page.goto(`${addresses.store}/faq`)
    await page.evaluate((kept) => localStorage.setItem('dawakit:token', kept), token)
    await page.goto(`${addresses.store}/orders`)
    await expect(page.getByText(number)).toBeVisible()
  })
})

/** A customer with an address and a prescription. */
async function knownCustomer(request: APIRequestContext, name: string): Promise<CustomerByCall> {
  const customer = await newCustomer(request, name)
  await saveAddress(customer)
  const buffer = await prescriptionImage()
  await request.post(`${addresses.store}/api/post/uploadPrescription`, {
    headers: { Authorization: `JWT ${customer.token}` },
    multipart: { id: customer.userId, prescription: { name: 'rx.png', mimeType: 'image/png', buffer } },
  })
  return customer
}

test('a known customer is found, and their order on prescription waits for the pharmacist', {
  tag: '@desktop',
}, async ({ page, request }) => {
  const name = `Thiruvenkatam${String(Date.now()).slice(-6)}`
  const customer = await knownCustomer(request, `${name} Chandrasekharan`)
  const keys = page.keyboard
  await page.setViewportSize({ width: 768, height: 1000 })
  await signInAtDesk(page, 'pharmacist', '/customers')
  await expect(page.getByRole('heading', { name: 'Customers', level: 1 })).toBeVisible()
  await keys.press('/')
  await keys.type(name.toLowerCase())
  await expect(page.getByText('1 customer found')).toBeVisible()
  await expectAccessible(page, 'a search among the customers')
  await keys.press('Enter')
  await expect(page.getByRole('link', { name })).toBeFocused()
  await keys.press('Enter')
  await expect(page.getByRole('heading', { name, level: 1 })).toBeVisible()
  expect(page.url()).not.toContain(name)

  await page.getByRole('button', { name: /^Show the prescription of/ }).press('Enter')
  await expect(page.getByRole('img', { name: /prescription/i })).toBeVisible()
  await expectAccessible(page, 'a customer at 768')
  await keepPicture(page, 'customer-768')

  await page.getByRole('heading', { name, level: 1 }).click()
  await keys.press('o')
  await expect(page.getByRole('heading', { name: 'Phone order', level: 1 })).toBeVisible()
  await takeProduct(page, 'atorkav 20')
  await expect(page.getByText(/^A product is on prescription/)).toBeVisible()
  await page.getByLabel('Doctor (optional)').fill('Dr. Rao')
  await page.getByRole('radio', { name: 'Somebody else' }).check()
  await page.getByLabel('Patient’s name').fill('Arjun Iyer')
  await page.getByLabel('Age in years').fill('61')
  await page.getByRole('checkbox', { name: /^The customer was told/ }).check()
  await page.getByRole('button', { name: 'Place the order' }).click()
  await expect(page.getByText('Please upload & select the Prescription')).toBeVisible()
  const buffer = await prescriptionImage()
  await page.locator('input[type=file]').setInputFiles({ name: 'rx.png', mimeType: 'image/png', buffer })
  await expect(page.getByText('The prescription is kept.')).toBeVisible()
  await expect(page.getByRole('checkbox', { name: /^Prescription of/ })).toHaveCount(2)
  await expect(page.getByRole('checkbox', { name: /^Prescription of/ }).first()).toBeChecked()
  await page.getByRole('checkbox', { name: /^The customer was told/ }).check()
  await expectAccessible(page, 'a phone order at 768')
  await keepPicture(page, 'phone-order-768')
  await page.getByRole('button', { name: 'Place the order' }).click()
  const number = await numberOf(page)
  await expect(page.getByRole('button', { name: 'Look at the prescription' })).toBeVisible()
  await expect(page.getByText('Arjun Iyer, 61 years')).toBeVisible()
  const mail = await mailTo(customer.email, `We have your order: ${number}`)
  expect(mail.text).toContain('Atorkav 20 Tablet')

  await signInOn(page, customer)
  await page.goto(`${addresses.store}/orders`)
  await expect(page.getByText(number)).toBeVisible()
})

test('customers are accessible at both widths', { tag: '@desktop' }, async ({ page, request }) => {
  const customer = await knownCustomer(request, 'Lakshminarayanan Venkataraghavan Subramaniam')
  await signInAtDesk(page, 'support')
  for (const width of [1442, 768]) {
    await page.setViewportSize({ width, height: 1000 })
    for (const [path, heading] of [
      ['/customers', 'Customers'],
      [`/customers/${customer.userId}`, 'Lakshminarayanan Venkataraghavan Subramaniam'],
      ['/phone-order', 'Phone order'],
      [`/phone-order?customer=${customer.userId}`, 'Phone order'],
    ] as const) {
      await page.goto(addresses.desk + path)
      await expect(page.getByRole('heading', { name: heading, level: 1 })).toBeVisible()
      await expect(page.getByRole('status').filter({ hasText: 'Loading' })).toHaveCount(0)
      await keepPicture(page, `page${path.replace(/\W+/g, '-').slice(0, 24)}-${width}`)
      await expectAccessible(page, `${path} at ${width}`)
    }
  }
})
