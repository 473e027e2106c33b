import { expectAccessible } from './accessible.ts'
import { addresses } from './addresses.ts'
import { expect, type Page, test } from './journey.ts'
import { isUncovered } from './uncovered.ts'
import { newMobile, register } from './visitor.ts'

/** The element that shows what stands in the page; null where nothing does. */
const shownBy = (element: Element) =>
  (element.closest('.dawa-light')?.assignedSlot?.getRootNode() as ShadowRoot | undefined)?.host.localName

/** What a browser's autofill does: it finds the fields of a form in the page, by their tokens, and fills them. */
const fillIn = (page: Page, values: Record<string, string>) =>
  page.evaluate((byToken) => {
    for (const [token, value] of Object.entries(byToken)) {
      const field = document.querySelector<HTMLInputElement>(`form input[autocomplete~="${token}"]`)
      if (!field?.form || [...field.form.elements].indexOf(field) < 0)
        throw new Error(`No field for ${token}.`)
      field.value = value
      field.dispatchEvent(new Event('input', { bubbles: true }))
      field.dispatchEvent(new Event('change', { bubbles: true }))
    }
  }, values)

/** Each field with its label, and whether what describes it stands in the same tree. */
const describeFields = (form: Element) =>
  [...(form as HTMLFormElement).elements]
    .filter((field) => field instanceof HTMLInputElement && field.type !== 'radio')
    .map((field) => {
      const input = field as HTMLInputElement
      const ids = input.getAttribute('aria-describedby')?.split(' ') ?? []
      const isDescribed =
        ids.length > 0 && ids.every((id) => document.getElementById(id)?.closest('form') === form)
      return `${input.labels?.[0]?.textContent}: ${input.autocomplete}${isDescribed ? '' : ', not described'}`
    })

test('the fields of login and address stand in the page, where autofill finds them', {
  tag: '@phone',
}, async ({ page }) => {
  const mobile = newMobile()
  await page.goto(`${addresses.partner}/checkout`)
  await page.getByRole('button', { name: 'Login / Register' }).click()
  await expect(page.getByLabel('Mobile Number')).toBeFocused()
  const login = page.locator('css:light=form.dawa-login__form')
  expect(await login.evaluate(shownBy)).toBe('dawa-login')
  expect(await login.evaluate(describeFields)).toEqual(['Mobile Number: tel-national'])
  await expectAccessible(page, 'partner login')
  await register(page, mobile)

  await page.goto(addresses.partner)
  await page.getByRole('button', { name: 'Add to Cart' }).first().click()
  await expect(page.getByRole('button', { name: /Cart, 1 item/ })).toBeVisible()
  await page.goto(`${addresses.partner}/checkout`)
  await page.getByRole('button', { name: 'ADD ADDRESS' }).click()
  const address = page.locator('css:light=form.dawa-address-form')
  await expect(address.getByLabel('Name', { exact: true })).toHaveValue('Meena Raghavan')
  await expect(address.getByLabel('Door Number')).toBeFocused()
  expect(await address.evaluate(shownBy)).toBe('dawa-checkout')
  expect(await address.evaluate(describeFields)).toEqual([
    'Name: shipping name',
    'Contact Number: shipping tel-national',
    'Email: shipping email',
    'Door Number: shipping address-line1',
    'Street Name: shipping address-line2',
    'Landmark: shipping address-line3',
    'Pincode: shipping postal-code',
    'City: shipping address-level2',
    'State: shipping address-level1',
  ])
  await expectAccessible(page, 'partner address')

  await fillIn(page, { name: 'Meena Raghavan', 'tel-national': `+91 ${mobile}`, 'postal-code': '6000' })
  await address.getByLabel('Door Number').press('Enter')
  await expect(address.getByText('All Fields Are Required')).toBeVisible()
  const dialog = page.getByRole('dialog', { name: 'Add Address' })
  // At one moment, while the notice is there.
  const seen = [
    page.locator('[part~="notices"]').getByText('All Fields Are Required'),
    dialog.getByRole('heading', { name: 'Add Address' }),
    dialog.getByRole('button', { name: 'Close' }),
    address.getByLabel('Door Number'),
  ]
  expect(await Promise.all(seen.map(isUncovered))).toEqual([true, true, true, true])
  await expect(address.getByLabel('Street Name')).toHaveAttribute('aria-invalid', 'true')
  await expect(address.getByLabel('Door Number')).toBeFocused()
  await fillIn(page, {
    email: `${mobile}@mail.example`,
    'address-line1': '14/2',
    'address-line2': 'Thambu Chetty Street',
    'address-line3': 'Beside the post office',
    'postal-code': '600001',
  })
  await expect(address.getByLabel('State')).toHaveValue('Tamil Nadu')
  await address.getByRole('radio', { name: 'Home' }).check()
  await address.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText(`+91 ${mobile}`)).toBeVisible()
  await expect(address).toHaveCount(0)
  await expect(page.getByRole('region', { name: 'Delivery Address(s)' })).toBeFocused()
})

test('neither the page’s rules nor ours reach into the other’s fields', { tag: '@desktop' }, async ({
  page,
}) => {
  await page.goto(`${addresses.partner}/checkout`)
  await page.getByRole('button', { name: 'Login / Register' }).click()
  const box = page.locator('css:light=.dawa-light .dawa-field__box')
  const label = page.getByText('Mobile Number', { exact: true })
  const before = await Promise.all([box.screenshot(), label.screenshot()])
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(`
      body form input[type], main div { border: 9px dotted red; padding: 20px; color: red }
      body form label { display: none }
      label::after { content: ' *' }
      input::placeholder { font-size: 40px }
    `)
    document.adoptedStyleSheets.push(sheet)
    document.body.insertAdjacentHTML(
      'beforeend',
      '<p class="dawa-field__box dawa-hidden" id="theirs">Theirs</p>',
    )
  })
  await page.getByLabel('Mobile Number').evaluate((field: HTMLElement) => field.blur())
  await page.getByLabel('Mobile Number').focus()
  expect(await Promise.all([box.screenshot(), label.screenshot()])).toEqual(before)
  const theirs = page.locator('#theirs')
  await expect(theirs).toHaveCSS('position', 'static')
  await expect(theirs).toHaveCSS('border-style', 'none')
})
