import { expectAccessible } from './accessible.ts'
import { addresses } from './addresses.ts'
import { newCustomer, newCustomerAt, saveAddress, signInOn } from './customer.ts'
import { type APIRequestContext, expect, type Page, test } from './journey.ts'
import { nothingToGoBackOver } from './visitor.ts'

/** A customer with a jar of honey in the cart, at the checkout of a site. */
async function goToCheckout(page: Page, request: APIRequestContext, site?: string): Promise<void> {
  const customer = await (site ? newCustomerAt(site, request) : newCustomer(request))
  await saveAddress(customer)
  const { userId, call } = customer
  const { data } = await call<{ _id: string }>('GET /get/productBySlug?slug=aarogrit-forest-honey-250-g')
  await call('POST /post/cart', { data: { userId, products: [{ _id: data._id, quantity: 1 }] } })
  await signInOn(page, customer, site)
  await page.goto(`${site ?? ''}/checkout`)
  await page.getByRole('checkbox', { name: /I accept the/ }).check()
}

const payButton = (page: Page) => page.getByRole('button', { name: /^Pay ₹/ })
const waits = (page: Page) => page.getByText(/^Order DWK-\S+ waits for your payment until .*\d [ap]m\.$/)

test('who closes the popup is told until when the order waits, and pays it from the list', async ({
  page,
  request,
}) => {
  await goToCheckout(page, request)
  await page.getByRole('radio', { name: /Razorpay/ }).check()
  await payButton(page).click()
  const popup = page.frameLocator('iframe[title="Razorpay sandbox checkout"]')
  await popup.getByRole('button', { name: 'Close', exact: true }).click()
  await expect(waits(page)).toBeVisible()
  await page.evaluate(() => scrollTo(0, 0))
  await expectAccessible(page, 'an order that waits for its payment')
  await nothingToGoBackOver(page)
  await page.goto('/orders')
  await page.getByRole('link', { name: /^Pay now for order DWK-/ }).click()
  await expect(page).toHaveURL(/\/checkout$/)
  await page.getByRole('radio', { name: /Razorpay/ }).check()
  await page.getByRole('checkbox', { name: /I accept the/ }).check()
  await payButton(page).click()
  await popup.getByRole('button', { name: 'Success', exact: true }).click()
  await expect(page).toHaveURL(/\/orders$/)
  await expect(page.getByRole('rowheader')).toHaveCount(1)
  await expect(page.getByText('Paid', { exact: true })).toBeVisible()
  await expect(page.getByRole('link', { name: /^Pay now/ })).toHaveCount(0)
})

for (const [where, site] of [
  ['the store', undefined],
  ['a partner’s page', addresses.partner],
] as const) {
  test(`a gateway that answers 502 is said in our words, with another try and other ways: ${where}`, async ({
    page,
    request,
  }) => {
    await page.route(
      `${addresses.sandbox}/ccavenue/**`,
      (route) => route.fulfill({ status: 502, contentType: 'text/html', body: '<h1>502 Bad Gateway</h1>' }),
      { times: 1 },
    )
    await goToCheckout(page, request, site)
    await page.getByRole('radio', { name: /CCAvenue/ }).check()
    await payButton(page).click()
    const sentence = page.getByText(/^The payment page does not answer\. Please try again/)
    await expect(sentence).toBeVisible()
    await expect(page.getByTitle('Secure payment')).toBeHidden()
    await expectAccessible(page, 'a gateway that answers 502')
    await page.getByRole('button', { name: 'Try again' }).click()
    const frame = page.frameLocator('iframe[title="Secure payment"]')
    await expect(frame.getByRole('heading', { name: 'Pay with CCAvenue' })).toBeVisible()
    await page.getByRole('button', { name: 'Cancel payment' }).click()
    await page.getByRole('button', { name: 'Yes, cancel it' }).click()
    await expect(waits(page)).toBeVisible()
  })
}
