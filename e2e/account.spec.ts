import { expectAccessible } from './accessible.ts'
import { fillCart, newCustomer, prescriptionImage, saveAddress, signInOn } from './customer.ts'
import { expect, test } from './journey.ts'
import { expectWithin } from './layout.ts'
import { addAddress } from './visitor.ts'

test('edits the profile and keeps at most two addresses', { tag: '@phone' }, async ({ page, request }) => {
  const customer = await newCustomer(request)
  const { mobile } = customer
  await signInOn(page, customer)
  await page.goto('/profile')
  await expect(page.getByRole('navigation', { name: 'Breadcrumb' })).toHaveText(/^Home\s*Profile$/)
  const main = page.getByRole('main')
  const notice = (sentence: string) => page.locator('[part~="notices"]').getByText(sentence)
  await expect(main.getByRole('heading', { name: 'Profile Details' })).toBeVisible()
  await expectAccessible(page, 'profile')
  await main.getByRole('button', { name: 'Edit', exact: true }).click()
  await expect(main.getByLabel('Mobile Number')).not.toBeEditable()
  await expect(main.getByLabel('Email')).not.toBeEditable()
  await main.getByLabel('Username').fill(' ')
  await main.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Username is required').first()).toBeVisible()
  await main.getByLabel('Username').fill('Nila Raghavan')
  await main.getByLabel('Blood Group').selectOption('O+')
  await main.getByLabel('Date of Birth').fill('1990-04-17')
  await expectAccessible(page, 'profile being edited')
  await main.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Fields Updated')).toBeVisible()
  await page.reload()
  await expect(main.getByText('Nila Raghavan')).toBeVisible()
  await expect(main.getByText('O+')).toBeVisible()

  const add = main.getByRole('button', { name: 'ADD ADDRESS' })
  await add.click()
  await expectAccessible(page, 'address dialog')
  const adding = page.getByRole('dialog', { name: 'Add Address' })
  const save = adding.getByRole('button', { name: 'Save' })
  await save.click()
  await expect(notice('All Fields Are Required')).toBeVisible()
  await adding.getByLabel('Name', { exact: true }).fill('Nila Raghavan')
  await adding.getByLabel('Contact Number').fill(mobile)
  await adding.getByLabel('Email').fill('nila@nowhere')
  await adding.getByLabel('Door Number').fill('7')
  await adding.getByLabel('Street Name').fill('Mint Street')
  await adding.getByLabel('Landmark').fill('Park')
  await adding.getByRole('radio', { name: 'Others' }).check()
  await adding.getByLabel('Pincode').fill('60000')
  await save.click()
  await expect(adding.getByText('Enter A Valid Email')).toBeVisible()
  await adding.getByLabel('Email').fill(customer.email)
  await save.click()
  await expect(adding.getByText('Enter a valid Pincode')).toBeVisible()
  await adding.getByLabel('Pincode').fill('999999')
  await expect(adding.getByText('Currently not available for this Pin Code')).toBeVisible()
  await save.click()
  await expect(adding).toBeVisible()
  await adding.getByLabel('Pincode').fill('600001')
  await expect(adding.getByLabel('City')).toHaveValue('Chennai')
  await expect(adding.getByLabel('State')).toHaveValue('Tamil Nadu')
  await expect(adding.getByLabel('State')).not.toBeEditable()
  await save.click()
  await expect(notice('Address Added')).toBeVisible()
  await expect(adding).toBeHidden()
  await add.click()
  await addAddress(page, mobile)
  await expect(main.getByRole('button', { name: /^Edit the address/ })).toHaveCount(2)
  await add.click()
  await expect(notice('Maximum Address Reached')).toBeVisible()
  await expect(adding).toBeHidden()

  await main
    .getByRole('button', { name: /^Edit the address/ })
    .first()
    .click()
  const dialog = page.getByRole('dialog', { name: 'Edit Address' })
  await expect(dialog.getByLabel('State')).not.toBeEditable()
  await expect(dialog.getByLabel('Street Name')).toHaveValue('Mint Street')
  await dialog.getByLabel('Street Name').fill('Second Beach Road')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Address Changed')).toBeVisible()
  await expect(main.getByText('Second Beach Road')).toBeVisible()

  await test.step('at the checkout two are the most too', async () => {
    const product = await customer.call<{ _id: string }>('GET /get/productBySlug?slug=aarogrit-tulsi-drops')
    const products = [{ _id: product.data._id, quantity: 1 }]
    await customer.call('POST /post/cart', { data: { userId: customer.userId, products } })
    await page.goto('/checkout')
    await add.click()
    await expect(notice('Maximum Address Reached')).toBeVisible()
    await page.goto('/profile')
  })
  await main
    .getByRole('button', { name: /^Delete the address/ })
    .first()
    .click()
  await expect(page.getByText('Address has been deleted')).toBeVisible()
  await expect(main.getByRole('button', { name: /^Edit the address/ })).toHaveCount(1)
})

test('goes through the account by its side navigation, a drawer on a phone', async ({
  page,
  request,
  isMobile,
}) => {
  await signInOn(page, await newCustomer(request))
  await page.goto('/profile')
  for (const [link, heading] of [
    ['MY PRESCRIPTIONS', 'My Prescriptions'],
    ['MY ORDERS', 'My Orders'],
    ['MY PROFILE', 'Profile Details'],
  ] as const) {
    if (isMobile) await page.getByRole('button', { name: 'My Account Details' }).click()
    await page
      .getByRole('navigation', { name: 'My Account Details' })
      .getByRole('link', { name: link })
      .click()
    await expect(page.getByRole('heading', { level: 2, name: heading })).toBeVisible()
  }
  if (isMobile) {
    await page.getByRole('button', { name: 'My Account Details' }).click()
    await expect(page.getByRole('dialog', { name: 'My Account Details' })).toBeVisible()
    await expectAccessible(page, 'account drawer')
  }
  await page.getByRole('button', { name: 'LOGOUT' }).click()
  await expect(page).toHaveURL(/:\d+\/$/)
  await expect(page.getByText('Logged Out')).toBeVisible()
})

test('uploads, looks at and deletes a prescription', { tag: '@desktop' }, async ({ page, request }) => {
  await signInOn(page, await newCustomer(request))
  await page.goto('/profile?view=prescriptions')
  const file = page.locator('input[type=file]')
  await expect(file).not.toHaveAttribute('multiple')
  await file.setInputFiles({
    name: 'prescription.png',
    mimeType: 'image/png',
    buffer: await prescriptionImage(),
  })
  await expect(page.getByText('Prescription Uploaded..!')).toBeVisible()
  await page.getByRole('button', { name: 'View prescription 1' }).click()
  await expect(page.getByRole('dialog', { name: 'Prescription 1' }).getByRole('img')).toBeVisible()
  await expectAccessible(page, 'prescription zoomed')
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Edit', exact: true }).click()
  await expectAccessible(page, 'prescriptions being edited')
  const remove = page.getByRole('button', { name: 'Delete prescription 1' })
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(remove).toBeHidden()
  await page.getByRole('button', { name: 'Edit', exact: true }).click()
  await remove.click()
  await expect(page.getByText('Prescription Deleted..!')).toBeVisible()
  await expect(page.getByText('No prescription yet')).toBeVisible()
})

test('no page of the account is wider than its window, also with the longest names', {
  tag: '@desktop',
}, async ({ page, request }) => {
  const name = 'Venkatanarasimharajuvaripeta Subrahmanya Chandrasekharan-Krishnamurthy'
  const customer = await newCustomer(request, name)
  const id = await saveAddress(customer, { name, streetName: name, landMark: name })
  const product = await customer.call<{ _id: string }>('GET /get/productBySlug?slug=aarogrit-tulsi-drops')
  const products = [{ _id: product.data._id, quantity: 1 }]
  const order = { products, shippingAddress: { id }, acceptedTerms: true, paymentMethod: 'cod' }
  await fillCart(customer, products)
  const placed = await customer.call<{ _id: string }>('POST /post/order', { order })
  await customer.call('POST /post/cart', { data: { userId: customer.userId, products } })
  await signInOn(page, customer)
  const ownOrder = `/orders/${placed.data._id}`
  for (const path of ['/profile', '/orders', ownOrder, '/notifications', '/cart', '/checkout']) {
    await page.goto(path)
    await expect(page.getByRole('main').locator('[aria-busy=true], .dawa-skeleton')).toHaveCount(0)
    for (const width of [325, 380, 430, 770, 980, 1025, 1442]) {
      await page.setViewportSize({ width, height: 800 })
      await expectWithin(page, `${path} at ${width}`)
    }
  }
})
