import { hindi } from '../packages/widgets/src/language/hindi/index.ts'
import { tamil } from '../packages/widgets/src/language/tamil/index.ts'
import { expectAccessible } from './accessible.ts'
import { addresses } from './addresses.ts'
import { otpSentTo } from './inbox.ts'
import { downloadInvoice } from './invoice-pdf.ts'
import { expect, type Page, type Route, test } from './journey.ts'
import { operator } from './operator.ts'
import { shiftOf } from './shift.ts'
import { CHENNAI, newMobile, nothingToGoBackOver } from './visitor.ts'

/** Lets the partner's pages be served with texts of theirs replaced. */
async function servedWith(page: Page, changes: Readonly<Record<string, string>>): Promise<void> {
  await page.context().grantPermissions(['local-network-access'], { origin: addresses.partner })
  await page.route(`${addresses.partner}/**`, async (route) => {
    if (route.request().resourceType() !== 'document') return route.continue()
    const response = await route.fetch()
    const html = await response.text()
    for (const text of Object.keys(changes)) expect(html).toContain(text)
    const body = Object.entries(changes).reduce((all, [from, to]) => all.replace(from, to), html)
    await route.fulfill({ response, body })
  })
}

const TAMIL_PAGE = { '<html lang="en-IN"': '<html lang="ta"' }
const HINDI_SHOP = { '<dawa-shop': '<dawa-shop lang="hi-IN"', '/dawakit.js': '/dawakit-shop.js' }

for (const [name, language, changes, tag] of [
  ['Tamil, by the page’s own lang', tamil, TAMIL_PAGE, '@phone'],
  ['Hindi, by the lang of the shop, with the elements in the script', hindi, HINDI_SHOP, '@desktop'],
] as const) {
  const { addressForm, addressList, cardAction, cartButton, checkout, invoice, login, orderStatus } =
    language.widgets
  const { searchBox } = language.widgets

  test(`a partner page is bought from in ${name}`, { tag }, async ({ page }) => {
    await servedWith(page, changes)
    const mobile = newMobile()
    await page.goto(addresses.partner)
    await expect(page.getByRole('button', { name: cardAction.add }).first()).toBeVisible()
    expect(await shiftOf(page)).toBeLessThanOrEqual(0.01)
    await expectAccessible(page, `partner home in ${name}`)
    const search = page.getByRole('combobox', { name: searchBox.name })
    await search.fill('parac')
    await page.getByRole('option').first().click()
    await expect(page).toHaveURL(/\/medicine\?id=/)
    await page.getByRole('button', { name: cardAction.add }).click()
    await page.getByRole('button', { name: cartButton.button(1) }).click()
    await expect(page.getByText(cartButton.checkout)).toBeVisible()

    await page.goto(`${addresses.partner}/checkout`)
    await page.getByRole('button', { name: checkout.guestAction }).click()
    const form = page.locator('form.dawa-login__form')
    await form.getByLabel(login.mobileNumber).fill(mobile)
    await form.getByRole('button', { name: login.sendOtp }).click()
    await form.getByLabel(login.username).fill('Meena Raghavan')
    await form.getByLabel(login.email).fill(`${mobile}@mail.example`)
    await form.getByRole('button', { name: login.sendOtp }).click()
    await expect(form.getByText(login.otpSentTo(mobile))).toBeVisible()
    await form.getByLabel(login.otp, { exact: true }).fill(await otpSentTo(mobile))
    await form.getByRole('button', { name: login.verify }).click()
    await expect(form).toHaveCount(0)
    await nothingToGoBackOver(page)

    await page.getByRole('button', { name: addressList.add }).click()
    const address = page.locator('form.dawa-address-form')
    await address.getByLabel(addressForm.contactNumber).fill(mobile)
    await address.getByLabel(addressForm.doorNumber).fill('14/2')
    await address.getByLabel(addressForm.streetName).fill('Thambu Chetty Street')
    await address.getByLabel(addressForm.landMark).fill('Beside the post office')
    await address.getByLabel(addressForm.pincode).fill(CHENNAI.pincode)
    await expect(address.getByLabel(addressForm.cityName)).toHaveValue(CHENNAI.city)
    await address.getByRole('radio', { name: addressForm.types.home }).check()
    await address.getByRole('button', { name: addressForm.save }).click()
    await expect(address).toHaveCount(0)
    await page.getByRole('checkbox', { name: checkout.terms }).check()
    await expectAccessible(page, `partner checkout in ${name}`)
    await page.getByRole('button', { name: checkout.placeOrder }).click()
    await expect(page.getByText(language.notices.order.placed).first()).toBeVisible()
    await expectAccessible(page, `ordered in ${name}`)

    await page.goto(`${addresses.partner}/orders`)
    await expect(page.getByText(orderStatus.delivery.pending).first()).toBeVisible()
    const tracker = page.locator('dawa-order-tracker')
    await expect(tracker).toHaveAttribute('lang', language.locale)

    // Its labels are pictures with their words: no PDF's own writing joins these letters.
    const [orderNumber = ''] = /DWK-[\w-]+/.exec(await tracker.getByText(/DWK-/).first().innerText()) ?? []
    await operator('orders', 'move', orderNumber, 'delivered')
    await page.reload()
    const { pages } = await downloadInvoice(page, invoice.download)
    const { title, billTo, grandTotal, placeOfSupply, taxSummary } = invoice
    const said = [title, billTo, grandTotal, placeOfSupply, taxSummary, invoice.page(1, pages.length)]
    for (const words of [...said, orderNumber, 'Meena Raghavan']) expect(pages[0]).toContain(words)
  })
}

test.describe('where the words of a language cannot be had', () => {
  // The doctor asks for the page, to read its policy.
  test.use({ triesPolicies: true })

  const answers = [
    ['fail', (route: Route) => route.abort()],
    // Nor do they ever.
    ['do not come', () => undefined],
  ] as const
  for (const [how, answer] of answers)
    test(`because they ${how}, the elements speak English, and the doctor says why`, {
      tag: '@desktop',
    }, async ({ page }) => {
      await page.route(/\/embed\/tamil-/, answer)
      await servedWith(page, TAMIL_PAGE)
      await page.goto(addresses.partner)
      await expect(page.getByRole('button', { name: 'Add to Cart' }).first()).toBeVisible()
      await page.goto(`${addresses.partner}/checkout`)
      await expect(page.getByRole('button', { name: 'Login / Register' })).toBeVisible()
      expect(await page.evaluate(() => window.Dawakit?.doctor())).toContain(
        "The words of the page's language did not come: elements speak English.",
      )
    })
})
