import { type APIRequestContext, expect, type Page, test } from 'playwright/test'
import { expectAccessible } from './accessible.ts'
import { addresses } from './addresses.ts'
import { otpSentTo } from './inbox.ts'
import { newMobile } from './visitor.ts'

const success = 'Your Order Placed Successfully'

/** A customer with an address and something in the cart, made through the API and signed in on `site`. */
async function signInWithCart(page: Page, request: APIRequestContext, site: string, search: string) {
  const call = async (path: string, data: unknown, token?: string) => {
    const headers = token ? { Authorization: `JWT ${token}` } : undefined
    return (await request.post(`${addresses.store}/api${path}`, { data, headers })).json()
  }
  const mobileNumber = newMobile()
  const email = `${mobileNumber}@mail.example`
  await call('/post/signup', { data: { mobileNumber, username: 'Meena Raghavan', email, isNewUser: true } })
  const signedIn = await call('/post/signIn', { data: { mobileNumber, otp: await otpSentTo(mobileNumber) } })
  const { token, data: user } = signedIn as { token: string; data: { _id: string } }
  const address = {
    name: 'Meena Raghavan',
    contactNumber: mobileNumber,
    email,
    doorNumber: '14/2',
    streetName: 'Thambu Chetty Street',
    landMark: 'Beside the post office',
    pincode: '600001',
    cityName: 'Chennai',
    stateName: 'Tamil Nadu',
    addressType: 'home',
  }
  await call('/post/shippingAddress', { userId: user._id, address }, token)
  const found = await (await request.get(`${addresses.store}/api/get/search?search=${search}`)).json()
  const [product] = found.data.products as { _id: string; isPrescriptionNeeded: boolean }[]
  await call(
    '/post/cart',
    { data: { userId: user._id, products: [{ _id: product?._id, quantity: 1 }] } },
    token,
  )
  await page.goto(site)
  await page.evaluate((value) => localStorage.setItem('dawakit:token', value), token)
  return product
}

async function pressPay(page: Page) {
  await page.getByRole('button', { name: /^Pay/ }).click()
}

const popup = (page: Page) => page.frameLocator('iframe[title="Razorpay sandbox checkout"]')
const frame = (page: Page) => page.frameLocator('iframe[title="Secure payment"]')
const problem = (page: Page) => page.locator('[part~="pay"] [role="alert"]')

test('a payment in the popup can fail, be forged, be tried again and succeed', async ({ page, request }) => {
  const product = await signInWithCart(page, request, addresses.store, 'amox')
  await page.goto('/checkout')
  await page.getByRole('checkbox', { name: /I accept the/ }).check()
  await page.getByRole('radio', { name: /Razorpay/ }).check()
  if (product?.isPrescriptionNeeded) {
    await pressPay(page)
    await expect(problem(page)).toHaveText('Please upload & select the Prescription')
    await page.getByLabel('Upload Prescription').setInputFiles({
      name: 'prescription.png',
      mimeType: 'image/png',
      buffer: await page.screenshot(),
    })
    await expect(page.getByRole('checkbox', { name: 'Select prescription 1 for this order' })).toBeChecked()
    await expect(problem(page)).toBeEmpty()
    await expectAccessible(page, 'checkout with a prescription')
  }
  await pressPay(page)
  await popup(page).getByRole('button', { name: 'Failure', exact: true }).click()
  await expect(problem(page)).not.toBeEmpty()
  await popup(page).getByRole('button', { name: 'Close' }).click()
  await pressPay(page)
  await popup(page).getByRole('button', { name: 'Wrong signature' }).click()
  await expect(problem(page)).toHaveText('Payment verification failed')
  await pressPay(page)
  await popup(page).getByRole('button', { name: 'Success', exact: true }).click()
  await expect(page).toHaveURL(/\/orders$/, { timeout: 20_000 })
  await expect(page.getByRole('rowheader')).toHaveCount(1)
})

test('a payment whose popup never answered is found all the same', async ({ page, request }) => {
  await signInWithCart(page, request, addresses.store, 'parac')
  await page.goto('/checkout')
  await page.getByRole('checkbox', { name: /I accept the/ }).check()
  await page.getByRole('radio', { name: /Razorpay/ }).check()
  await pressPay(page)
  await popup(page).getByRole('button', { name: 'Lost callback', exact: true }).click()
  const close = popup(page).getByRole('button', { name: 'Close' })
  if (await close.isVisible().catch(() => false)) await close.click().catch(() => undefined)
  await expect(page).toHaveURL(/\/orders$/, { timeout: 20_000 })
})

for (const [site, path] of [
  [addresses.store, '/checkout'],
  [addresses.partner, '/checkout'],
] as const) {
  test(`the second gateway takes a payment in its frame on ${site === addresses.store ? 'the store' : 'a partner page'}`, async ({
    page,
    request,
  }) => {
    await signInWithCart(page, request, site, 'parac')
    await page.goto(`${site}${path}`)
    await page.getByRole('checkbox', { name: /I accept the/ }).check()
    await page.getByRole('radio', { name: /CCAvenue/ }).check()
    await pressPay(page)
    await frame(page).getByRole('button', { name: 'Failure', exact: true }).click()
    await expect(problem(page)).toHaveText('Your payment attempt failed. Please try again.')
    await pressPay(page)
    await frame(page).getByRole('button', { name: 'Success', exact: true }).click()
    await expect(page.getByText(success).first()).toBeVisible({ timeout: 20_000 })
  })
}
