import { expectAccessible } from './accessible.ts'
import { fillCart, newCustomer, saveAddress, signInOn } from './customer.ts'
import { otpSentTo } from './inbox.ts'
import { expect, test } from './journey.ts'
import { newMobile, register } from './visitor.ts'

test('a number that somebody guesses at has six boxes, and its owner gets in', { tag: '@phone' }, async ({
  page,
  request,
}) => {
  const { mobile, call } = await newCustomer(request)
  for (let attempt = 0; attempt < 2; attempt++) {
    const { data: sent } = await call<{ attemptId: string }>('POST /post/signup', {
      data: { mobileNumber: mobile },
    })
    const code = await otpSentTo(mobile)
    const otp = code.replace(/.$/, (last) => (last === '0' ? '1' : '0'))
    for (let tries = 0; tries < 5; tries++) {
      const guessed = await call('POST /post/signIn', {
        data: { mobileNumber: mobile, attemptId: sent.attemptId, otp },
      })
      expect(guessed.key).toBe('error')
    }
  }

  const loaded: string[] = []
  page.on('request', (asked) => loaded.push(asked.url()))
  const sends: { status: number; work: boolean }[] = []
  page.on('response', (response) => {
    if (!response.url().endsWith('/post/signup')) return
    const work = (response.request().postData() ?? '').includes('"work"')
    sends.push({ status: response.status(), work })
  })
  await page.goto('/?login=/about-us')
  const drawer = page.getByRole('dialog', { name: 'Login / Register' })
  await drawer.getByLabel('Mobile Number').fill(mobile)
  await drawer.getByRole('button', { name: 'Send OTP' }).click()
  const field = drawer.getByLabel('OTP', { exact: true })
  await expect(field).toBeFocused()
  // The page may be faster than the news of its answers.
  await expect
    .poll(() => sends)
    .toEqual([
      { status: 429, work: false },
      { status: 200, work: true },
    ])
  expect(loaded.filter((url) => url.includes('solve-work'))).toHaveLength(1)
  await expect(page.locator('.dawa-login__digit')).toHaveCount(6)
  await expectAccessible(page, 'six boxes')

  await field.pressSequentially('1234')
  await field.press('Enter')
  await expect(drawer.getByText('Enter six digits')).toBeVisible()
  await expect.poll(async () => (await otpSentTo(mobile)).length).toBe(6)
  const code = await otpSentTo(mobile)
  await field.fill('')
  await field.pressSequentially(code)
  const boxes = page.locator('.dawa-login__otp')
  const { width = 0 } = (await boxes.boundingBox()) ?? {}
  expect(width).toBeLessThanOrEqual(380)
  await expect(page.locator('.dawa-login__digit').nth(5)).toHaveText(code.at(5) ?? '')
  await page.screenshot({ path: test.info().outputPath('six-boxes.png') })
  await drawer.getByRole('button', { name: 'Verify' }).click()
  await expect(page).toHaveURL(/\/about-us$/)
})

test('an ordinary sign-in loads nothing for work, and marks the device', { tag: '@desktop' }, async ({
  page,
}) => {
  const loaded: string[] = []
  page.on('request', (asked) => loaded.push(asked.url()))
  await page.goto('/?login=/about-us')
  await register(page, newMobile())
  await expect(page).toHaveURL(/\/about-us$/)
  expect(loaded.filter((url) => url.includes('solve-work'))).toEqual([])
  expect(await page.evaluate(() => localStorage.getItem('dawakit:device'))).toMatch(/^\w+\.[\w-]{43}$/)
})

test('a first order in cash that needs a code: the drawer asks for it, and the order goes through', {
  tag: '@phone',
}, async ({ page, request }) => {
  const customer = await newCustomer(request)
  const { mobile, call } = customer
  await saveAddress(customer)
  const { data } = await call<{ _id: string }>('GET /get/productBySlug?slug=aarogrit-triphala-churna-100-g')
  await fillCart(customer, [{ _id: data._id, quantity: 1 }])
  await signInOn(page, customer)
  await page.goto('/checkout')
  await page.getByRole('checkbox', { name: /I accept the/ }).check()
  await page.getByRole('radio', { name: 'Cash On Delivery' }).check()
  const message = 'Please confirm your mobile number with a code to pay your first order in cash'
  // As the shop answers for a sum that no journey's limits have.
  await page.route('**/api/post/order', (route) =>
    route.fulfill({ status: 422, json: { key: 'error', code: 'cash-needs-code', message } }),
  )
  const place = page.getByRole('button', { name: /^Place Order/ })
  await place.click()
  const drawer = page.getByRole('dialog', { name: 'Login / Register' })
  await expect(drawer.getByLabel('Mobile Number')).toHaveValue(mobile)
  await expect(drawer.locator(':focus')).toHaveCount(1)
  await expectAccessible(page, 'a code for a first order in cash')
  const before = await otpSentTo(mobile)
  await drawer.getByRole('button', { name: 'Send OTP' }).click()
  await expect(drawer.getByText('OTP has been sent to')).toBeVisible()
  await expect.poll(() => otpSentTo(mobile)).not.toBe(before)
  await drawer.getByLabel('OTP', { exact: true }).fill(await otpSentTo(mobile))
  await drawer.getByRole('button', { name: 'Verify' }).click()
  await expect(drawer).toBeHidden()
  await expect(page.getByRole('checkbox', { name: /I accept the/ })).toBeChecked()
  await page.unroute('**/api/post/order')
  await place.click()
  await expect(page.getByText('Your Order Placed Successfully').first()).toBeVisible()
})
