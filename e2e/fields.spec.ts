import { addresses } from './addresses.ts'
import {
  type CustomerByCall,
  fillCart,
  newCustomer,
  newCustomerAt,
  saveAddress,
  signInOn,
} from './customer.ts'
import { linkMailedTo, otpSentTo } from './inbox.ts'
import { type APIRequestContext, expect, type Locator, type Page, test } from './journey.ts'
import { newMobile } from './visitor.ts'

const TABLET = 'parapal-650-tablet'

/** Key by key, as a hand types it; what shows is then what there is. */
async function typeInto(field: Locator, typed: string, shown: string): Promise<void> {
  await field.clear()
  await field.pressSequentially(typed)
  await expect(field).toHaveValue(shown)
}

const devanagari = (digits: string) => digits.replace(/\d/g, (digit) => '०१२३४५६७८९'[Number(digit)] ?? '')

/** By a keyboard that composes: what it underlines grows with each press. @param isTaken - It is taken at the end, as by its space bar. */
async function composeInto(field: Locator, typed: string, { isTaken = true } = {}): Promise<void> {
  await field.clear()
  const keyboard = await field.page().context().newCDPSession(field.page())
  for (let end = 1; end <= typed.length; end++) {
    const text = typed.slice(0, end)
    await keyboard.send('Input.imeSetComposition', { text, selectionStart: end, selectionEnd: end })
  }
  if (isTaken) await keyboard.send('Input.insertText', { text: typed })
  await keyboard.detach()
}

interface Site {
  name: string
  tag: '@phone' | '@desktop'
  address: string
  customer(request: APIRequestContext): Promise<CustomerByCall>
  /** A page on which a guest signs in by code. */
  openLogin(page: Page): Promise<void>
  openPincode(page: Page): Promise<Locator>
  /** The cart with its quantities, of a page whose visitor has one. */
  openCart(page: Page): Promise<Locator>
  /** Where an address is added. */
  addresses: string
}

const SITES: Site[] = [
  {
    name: 'the store',
    tag: '@phone',
    address: addresses.store,
    customer: (request) => newCustomer(request),
    async openLogin(page) {
      await page.goto('/?login=/about-us')
    },
    async openPincode(page) {
      await page.goto('/about-us')
      await page.getByRole('banner').getByRole('button', { name: 'Select Pincode' }).click()
      return page.getByRole('dialog', { name: 'Delivery Pincode' })
    },
    async openCart(page) {
      await page.goto('/cart')
      return page.getByRole('main')
    },
    addresses: '/profile',
  },
  {
    name: 'a partner’s page',
    tag: '@desktop',
    address: addresses.partner,
    customer: (request) => newCustomerAt(addresses.partner, request),
    async openLogin(page) {
      await page.goto(`${addresses.partner}/checkout`)
      await page.getByRole('button', { name: 'Login / Register' }).click()
    },
    async openPincode(page) {
      await page.goto(addresses.partner)
      return page.locator('dawa-pincode-checker')
    },
    async openCart(page) {
      await page.goto(addresses.partner)
      await page.evaluate(() => window.Dawakit?.open('cart'))
      return page.getByRole('dialog', { name: 'My Cart' })
    },
    addresses: `${addresses.partner}/checkout`,
  },
]

/** A customer with an address and one tablet in the cart, on a page of the site. */
async function withTablet(page: Page, request: APIRequestContext, site: Site): Promise<CustomerByCall> {
  const customer = await site.customer(request)
  const { data } = await customer.call<{ _id: string }>(`GET /get/productBySlug?slug=${TABLET}`)
  await fillCart(customer, [{ _id: data._id, quantity: 1 }])
  await signInOn(page, customer, `${site.address}/${site.address === addresses.store ? 'faq' : 'orders'}`)
  return customer
}

for (const site of SITES) {
  test(`on ${site.name} the mobile number and the code show what is used`, { tag: site.tag }, async ({
    page,
  }) => {
    const mobile = newMobile()
    await site.openLogin(page)
    const form = page.locator('form.dawa-login__form')
    const send = form.getByRole('button', { name: 'Send OTP' })
    await typeInto(form.getByLabel('Mobile Number'), '98400x1', '984001')
    await send.click()
    await expect(form.getByText('Enter a valid Number')).toBeVisible()
    await typeInto(form.getByLabel('Mobile Number'), '917654321077', '9176543210')
    await typeInto(form.getByLabel('Mobile Number'), `${mobile.slice(0, 5)}ab ${mobile.slice(5)}77`, mobile)
    await send.click()
    await typeInto(form.getByLabel('Username'), 'Meena Raghavan', 'Meena Raghavan')
    await typeInto(form.getByLabel('Email'), `${mobile}@mail.example`, `${mobile}@mail.example`)
    await send.click()
    const code = await otpSentTo(mobile)
    const field = form.getByLabel('OTP', { exact: true })
    await typeInto(field, `x${code.slice(0, 2)}-${code.slice(2)}9`, code)
    await form.getByRole('button', { name: 'Verify' }).click()
    await expect(page.getByText('Logged In')).toBeVisible()
  })

  test(`on ${site.name} the pincode shows what is saved`, { tag: site.tag }, async ({ page }) => {
    const place = await site.openPincode(page)
    const field = place.getByLabel('Pincode')
    await typeInto(field, '60-00x', '6000')
    await field.press('Enter')
    await expect(page.getByText('Enter a valid Pincode').first()).toBeVisible()
    await typeInto(field, '60000123ab', '600001')
    await field.press('Enter')
    await expect(page.getByText('Pincode Updated')).toBeVisible()
    expect(await page.evaluate(() => localStorage.getItem('dawakit:pincode'))).toContain('"600001"')
  })

  test(`on ${site.name} digits of any script are taken, also of a keyboard that composes`, {
    tag: site.tag,
  }, async ({ page, request }) => {
    await withTablet(page, request, site)
    const line = (await site.openCart(page)).getByRole('listitem').first()
    const quantity = line.getByRole('textbox', { name: /^Quantity of / })
    await composeInto(quantity, '௧௨')
    await quantity.press('Enter')
    await expect(quantity).toHaveValue('12')
    await expect(line.getByRole('group')).not.toHaveAttribute('aria-busy')
    const place = await site.openPincode(page)
    const pincode = place.getByLabel('Pincode')
    await typeInto(pincode, '௬௦௦௦௦௧', '600001')
    await composeInto(pincode, '६००००२')
    await expect(pincode).toHaveValue('600002')
    await pincode.press('Enter')
    await expect(page.getByText('Pincode Updated')).toBeVisible()
    expect(await page.evaluate(() => localStorage.getItem('dawakit:pincode'))).toContain('"600002"')
  })

  test(`on ${site.name} a login takes digits of any script`, { tag: site.tag }, async ({ page }) => {
    const mobile = newMobile()
    await site.openLogin(page)
    const form = page.locator('form.dawa-login__form')
    await composeInto(form.getByLabel('Mobile Number'), devanagari(mobile))
    await expect(form.getByLabel('Mobile Number')).toHaveValue(mobile)
    const send = form.getByRole('button', { name: 'Send OTP' })
    await send.click()
    await form.getByLabel('Username').fill('मीना राघवन')
    await form.getByLabel('Email').fill(`${mobile}@mail.example`)
    await send.click()
    const code = await otpSentTo(mobile)
    await composeInto(form.getByLabel('OTP', { exact: true }), devanagari(code))
    await form.getByRole('button', { name: 'Verify' }).click()
    await expect(page.getByText('Logged In')).toBeVisible()
  })

  test(`on ${site.name} the search hears a word while it is composed`, { tag: site.tag }, async ({
    page,
  }) => {
    await page.goto(`${site.address}/`)
    const field = page.getByRole('combobox', { name: 'Search medicines' })
    await field.click()
    await composeInto(field, 'parapal ६५', { isTaken: false })
    await expect(page.getByRole('option').first()).toContainText('Parapal 650')
    await composeInto(field, 'parapal ६५')
    await expect(field).toHaveValue('parapal ६५')
    await expect(page.getByRole('option').first()).toContainText('Parapal 650')
  })

  test(`on ${site.name} the search shows what is searched`, { tag: site.tag }, async ({ page }) => {
    await page.goto(`${site.address}/`)
    const field = page.getByRole('combobox', { name: 'Search medicines' })
    await typeInto(field, 'parazz', 'parazz')
    await expect(page.getByText('No Products Found')).toBeVisible()
    await field.press('Backspace')
    await field.press('Backspace')
    await expect(field).toHaveValue('para')
    await expect(page.getByRole('option').first()).toContainText(/^para/i)
    await page.getByRole('button', { name: 'Clear the search' }).click()
    await expect(field).toHaveValue('')
    await typeInto(field, 'dolo', 'dolo')
  })

  test(`on ${site.name} a quantity shows what the cart holds`, { tag: site.tag }, async ({
    page,
    request,
  }) => {
    const { userId, call } = await withTablet(page, request, site)
    const cart = await site.openCart(page)
    const line = cart.getByRole('listitem').first()
    const field = line.getByRole('textbox', { name: /^Quantity of / })
    for (const [typed, refusal] of [
      ['a3b', 'Quantity must be a whole number'],
      ['0', 'Quantity must be at least 1'],
      ['101', 'Maximum Product Reached'],
    ] as const) {
      await typeInto(field, typed, typed)
      await field.press('Enter')
      await expect(line.getByText(refusal)).toBeVisible()
      await expect(field).toHaveValue('1')
    }
    await typeInto(field, ' 03', ' 03')
    await field.press('Enter')
    await expect(field).toHaveValue('3')
    await expect(line.getByRole('group')).not.toHaveAttribute('aria-busy')
    const { data } = await call<{ cart: { quantity: number }[] }>(`GET /get/user?id=${userId}`)
    expect(data.cart.map(({ quantity }) => quantity)).toEqual([3])
    await field.clear()
    await field.blur()
    await expect(field).toHaveValue('3')
  })

  test(`on ${site.name} an address takes digits for its numbers`, { tag: site.tag }, async ({
    page,
    request,
  }) => {
    await withTablet(page, request, site)
    await page.goto(site.addresses)
    await page.getByRole('button', { name: 'ADD ADDRESS' }).click()
    const form = page.locator('form.dawa-address-form')
    const number = form.getByLabel('Contact Number')
    for (const [label, text] of [
      ['Name', 'Meena Raghavan'],
      ['Email', 'meena@mail.example'],
      ['Door Number', '14/2'],
      ['Street Name', 'Thambu Chetty Street'],
      ['Landmark', 'Beside the post office'],
    ] as const) {
      await typeInto(form.getByLabel(label, { exact: true }), text, text)
    }
    await typeInto(form.getByLabel('Pincode'), '60-00x0123ab', '600001')
    await expect(form.getByLabel('State')).toHaveValue('Tamil Nadu')
    await typeInto(form.getByLabel('City'), 'Chennai 1', 'Chennai 1')
    await form.getByRole('radio', { name: 'Home' }).check()
    await typeInto(number, 'a1b2', '12')
    await form.getByRole('button', { name: 'Save' }).click()
    await expect(form.getByText('Enter Valid Mobile Number')).toBeVisible()
    await expect(number).toBeFocused()
    await typeInto(number, '98400x123456789', '9840012345')
    await form.getByRole('button', { name: 'Save' }).click()
    await expect(page.getByText('+91 9840012345')).toBeVisible()
    await expect(page.getByText(/Chennai 1\b/)).toBeVisible()
  })

  test(`on ${site.name} whom an order is for shows what is sent`, { tag: site.tag }, async ({
    page,
    request,
  }) => {
    const customer = await withTablet(page, request, site)
    await saveAddress(customer)
    await page.goto(`${site.address}/checkout`)
    await page.getByRole('radio', { name: 'For someone else' }).check()
    await page.getByRole('checkbox', { name: /I accept the/ }).check()
    await typeInto(page.getByLabel('Name of the patient'), 'Lakshmi 2', 'Lakshmi 2')
    const age = page.getByLabel('Age in years')
    const place = page.getByRole('button', { name: /^Place Order/ })
    for (const [typed, shown] of [
      ['6a7', '6a7'],
      ['1219', '121'],
    ] as const) {
      await typeInto(age, typed, shown)
      await place.click()
      await expect(page.getByText(/^Please enter the age of the patient/)).toBeVisible()
      await expect(age).toBeFocused()
    }
    await typeInto(age, '67', '67')
    await place.click()
    await expect(page.getByText('Your Order Placed Successfully').first()).toBeVisible()
    const { data } = await customer.call<{ patient: object }[]>(
      `GET /get/orderByUserId?id=${customer.userId}`,
    )
    expect(data[0]?.patient).toEqual({ name: 'Lakshmi 2', age: 67 })
  })
}

test('a password is the one that was typed: at the sign-up, and a new one twice', { tag: '@phone' }, async ({
  page,
  request,
}) => {
  const main = page.getByRole('main')
  const mobile = newMobile()
  const email = `${mobile}@pass.example`
  const password = main.getByLabel('Password', { exact: true })
  await page.goto('/signup')
  await typeInto(main.getByLabel('Username'), 'Asha Menon', 'Asha Menon')
  await typeInto(main.getByLabel('Email'), email, email)
  await typeInto(main.getByLabel('Mobile Number'), `+91-${mobile}`, mobile)
  await typeInto(password, 'Monsoon 7-Chennai', 'Monsoon 7-Chennai')
  await main.getByRole('checkbox').check()
  await main.getByRole('button', { name: 'Sign Up' }).click()
  await expect(page.getByText('User Created Successfully').first()).toBeVisible()
  await page.goto(await linkMailedTo(email, '/verifyEmail/'))
  await typeInto(main.getByLabel('Password'), 'Monsoon 7-Chennai', 'Monsoon 7-Chennai')
  await page.getByRole('button', { name: 'Verify email' }).click()
  await expect(page.getByRole('heading', { name: 'Your email is verified' })).toBeVisible()

  await page.goto('/forgotPassword')
  await typeInto(main.getByLabel('Email'), email, email)
  await main.getByRole('button', { name: 'Send reset link' }).click()
  await page.goto(await linkMailedTo(email, '/forgotPassword/'))
  const retyped = main.getByLabel('Retype Password', { exact: true })
  const submit = main.getByRole('button', { name: 'Submit' })
  await typeInto(password, 'Winter 42-Chennai', 'Winter 42-Chennai')
  await typeInto(retyped, 'Winter 42-Chenna', 'Winter 42-Chenna')
  await submit.click()
  await expect(main.getByText('Passwords does not matched')).toBeVisible()
  await retyped.press('End')
  await retyped.press('i')
  await submit.click()
  await expect(page.getByText('Password is changed').first()).toBeVisible()
  const signedIn = await request.post('/api/post/signIn', {
    data: { data: { email, password: 'Winter 42-Chennai' } },
  })
  expect((await signedIn.json()).key).toBe('success')
})

test('a request for a medicine shows what is sent', { tag: '@phone' }, async ({ page, request }) => {
  const customer = await newCustomer(request)
  await signInOn(page, customer)
  await page.goto('/search?search=qqzz')
  await page.getByRole('main').getByRole('button', { name: 'Request a Product' }).click()
  const dialog = page.getByRole('dialog', { name: 'Request a Product' })
  await expect(dialog.getByLabel('Mobile Number*')).toHaveValue(customer.mobile)
  await typeInto(dialog.getByLabel('Mobile Number*'), '+91 98400-12345', '9840012345')
  await typeInto(dialog.getByLabel('Product Name*'), 'Qqzz 5', 'Qqzz 5')
  const asked = page.waitForRequest('**/api/post/newProductRequest')
  await dialog.getByRole('button', { name: 'Send Now' }).click()
  expect((await asked).postDataJSON().data).toMatchObject({
    productName: 'Qqzz 5',
    mobileNumber: '9840012345',
  })
})
