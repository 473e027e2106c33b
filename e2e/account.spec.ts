import { expect, test } from 'playwright/test'
import sharp from 'sharp'
import { expectAccessible } from './accessible.ts'
import { arriveAt, buyThis, openSomeProduct } from './customer.ts'
import { linkMailedTo } from './inbox.ts'
import { operator } from './operator.ts'
import { addAddress, newMobile, register } from './visitor.ts'

test('signs up with a password, verifies, signs in, forgets it and sets another', async ({ page }) => {
  const mobile = newMobile()
  const email = `${mobile}@pass.example`
  const main = page.getByRole('main')

  await page.goto('/signup')
  await expectAccessible(page, 'sign-up')
  await main.getByLabel('Username').fill('Asha Menon')
  await main.getByLabel('Email').fill(email)
  await main.getByLabel('Mobile Number').fill(mobile)
  await main.getByLabel('Password', { exact: true }).fill('short')
  await main.getByRole('button', { name: 'Sign Up' }).click()
  await expect(page.getByText('Please Accept Terms & Conditions').first()).toBeVisible()
  await main.getByRole('checkbox').check()
  await main.getByRole('button', { name: 'Sign Up' }).click()
  await expect(page.getByText(/at least one digit, one lowercase/).first()).toBeVisible()
  await expectAccessible(page, 'sign-up refused')
  await main.getByLabel('Password', { exact: true }).fill('Monsoon7')
  await main.getByRole('button', { name: 'Sign Up' }).click()
  await expect(page.getByText('User Created Successfully').first()).toBeVisible()
  await expect(page).toHaveURL(/\/login$/)

  const logIn = async (password: string) => {
    await main.getByLabel('Email').fill(email)
    await main.getByLabel('Password', { exact: true }).fill(password)
    await main.getByRole('button', { name: 'Login', exact: true }).click()
  }
  await expectAccessible(page, 'login')
  await logIn('Monsoon7')
  await expect(page.getByText('Verify your email to login').first()).toBeVisible()

  await page.goto(await linkMailedTo(email, '/verifyEmail/'))
  await expectAccessible(page, 'verify')
  await page.getByRole('button', { name: 'Verify email' }).click()
  await expect(page.getByRole('heading', { name: 'Your email is verified' })).toBeVisible()
  await main.getByRole('link', { name: 'Login' }).click()
  await logIn('Monsoon7')
  await expect(page).toHaveURL(/:\d+\/$/)
  await expect(page.getByText('Logged In')).toBeVisible()

  await page.goto('/profile')
  await expect(main.getByText('Asha Menon')).toBeVisible()
  const menu = page.getByRole('button', { name: 'My Account Details' })
  if (await menu.isVisible()) await menu.click()
  await page.getByRole('button', { name: 'LOGOUT' }).click()
  await expect(page).toHaveURL(/:\d+\/$/)

  await page.goto('/login')
  await main.getByRole('link', { name: /Forgot password/ }).click()
  await main.getByRole('button', { name: 'Send reset link' }).click()
  await expect(page.getByText('Please enter your email').first()).toBeVisible()
  await expectAccessible(page, 'forgot password')
  await main.getByLabel('Email').fill(email)
  await main.getByRole('button', { name: 'Send reset link' }).click()
  await expect(page.getByText('Check your email to reset password')).toBeVisible()
  await expect(main.getByLabel('Email')).toHaveValue('')

  const link = await linkMailedTo(email, '/forgotPassword/')
  await page.goto(link)
  await expect(page.getByRole('heading', { name: 'Create Your Password' })).toBeVisible()
  await main.getByLabel('Password', { exact: true }).fill('Winter42')
  await main.getByLabel('Retype Password', { exact: true }).fill('Winter43')
  await main.getByRole('button', { name: 'Submit' }).click()
  await expect(page.getByText('Passwords does not matched').first()).toBeVisible()
  await expectAccessible(page, 'new password')
  await main.getByLabel('Retype Password', { exact: true }).fill('Winter42')
  await main.getByRole('button', { name: 'Submit' }).click()
  await expect(page.getByText('Password is changed').first()).toBeVisible()
  await expect(page).toHaveURL(/\/login$/)
  await logIn('Monsoon7')
  await expect(page.getByText('Invalid email or password').first()).toBeVisible()
  await logIn('Winter42')
  await expect(page).toHaveURL(/:\d+\/$/)

  // The link was good once.
  await page.evaluate(() => localStorage.clear())
  await page.goto('/faq')
  await page.goto(link)
  await expect(page).toHaveURL(/\/faq$/)
})

test('a visitor is asked to sign in and comes back; a customer is not asked again', async ({ page }) => {
  await arriveAt(page, '/notifications')
  for (const path of ['/login', '/signup', '/checkout']) {
    await page.goto(path)
    await expect(page, `${path} leads home`).toHaveURL(/:\d+\/$/)
  }
  await page.goto('/faq')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Frequently Asked Questions')

  // The server forgets the session, as when another device changed the password.
  const session = await page.evaluate(() => localStorage.getItem('dawakit:token'))
  await page.request.post('/api/post/logout', { headers: { Authorization: `JWT ${session}` } })
  await page.goto('/orders')
  await expect(page).toHaveURL(/\/\?login=%2Forders/)
  await expect(page.getByText('Your session has expired. Please login again')).toBeVisible()
  await expect(page.getByRole('dialog', { name: 'Login / Register' })).toBeVisible()
  expect(await page.evaluate(() => localStorage.getItem('dawakit:token'))).toBeNull()
})

test('edits the profile and keeps at most two addresses', async ({ page }) => {
  const mobile = await arriveAt(page, '/profile')
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { name: 'Profile Details' })).toBeVisible()
  await expectAccessible(page, 'profile')
  await main.getByRole('button', { name: 'Edit', exact: true }).click()
  await expect(main.getByLabel('Mobile Number')).not.toBeEditable()
  await expect(main.getByLabel('Email')).not.toBeEditable()
  await main.getByLabel('Username').fill(' ')
  await main.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Username is required').first()).toBeVisible()
  await main.getByLabel('Username').fill('<script>alert(1)</script> Nila')
  await main.getByLabel('Blood Group').selectOption('O+')
  await main.getByLabel('Date of Birth').fill('1990-04-17')
  await expectAccessible(page, 'profile being edited')
  await main.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Fields Updated')).toBeVisible()
  await page.reload()
  await expect(main.getByText('<script>alert(1)</script> Nila')).toBeVisible()
  await expect(main.getByText('O+')).toBeVisible()

  const add = main.getByRole('button', { name: 'ADD ADDRESS' })
  await add.click()
  await expectAccessible(page, 'address dialog')
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('All Fields Are Required').first()).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog', { name: 'Add Address' })).toBeHidden()
  for (const _ of ['first', 'second']) {
    await add.click()
    await addAddress(page, mobile)
    await expect(page.getByText('Address Added').first()).toBeVisible()
  }
  await expect(main.getByRole('button', { name: /^Edit the address/ })).toHaveCount(2)
  if (await add.isEnabled()) await add.click()
  await expect(page.getByText('Maximum Address Reached').first()).toBeVisible()

  await main
    .getByRole('button', { name: /^Edit the address/ })
    .first()
    .click()
  const dialog = page.getByRole('dialog', { name: 'Edit Address' })
  await expect(dialog.getByLabel('State')).not.toBeEditable()
  await dialog.getByLabel('Street Name').fill('Second Beach Road')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Address Changed')).toBeVisible()
  await expect(main.getByText('Second Beach Road')).toBeVisible()
  await main
    .getByRole('button', { name: /^Delete the address/ })
    .first()
    .click()
  await expect(page.getByText('Address has been deleted')).toBeVisible()
  await expect(main.getByRole('button', { name: /^Edit the address/ })).toHaveCount(1)
})

test('uploads, looks at and deletes a prescription', async ({ page }) => {
  await arriveAt(page, '/upload-prescription')
  const file = page.locator('input[type=file]')
  await file.setInputFiles({
    name: 'prescription.jpg',
    mimeType: 'image/jpeg',
    buffer: Buffer.from('<html><script>alert(1)</script></html>'),
  })
  await expect(page.getByText('Prescription must be a jpg, png or jpeg image')).toBeVisible()
  const image = await sharp({ create: { width: 600, height: 800, channels: 3, background: '#fffdf4' } })
    .png()
    .toBuffer()
  await file.setInputFiles({ name: 'prescription.png', mimeType: 'image/png', buffer: image })
  await expect(page.getByText('Prescription Uploaded..!')).toBeVisible()
  await page.getByRole('button', { name: 'View prescription 1' }).click()
  await expect(page.getByRole('dialog', { name: 'Prescription 1' }).getByRole('img')).toBeVisible()
  await expectAccessible(page, 'prescription zoomed')
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Edit', exact: true }).click()
  await expectAccessible(page, 'prescriptions being edited')
  await page.getByRole('button', { name: 'Delete prescription 1' }).click()
  await expect(page.getByText('Prescription Deleted..!')).toBeVisible()
  await expect(page.getByText('No prescription yet')).toBeVisible()
})

test('reads the notifications once', async ({ page, isMobile }) => {
  await arriveAt(page, '/orders')
  const header = page.getByRole('banner')
  const count = header.getByRole('link', { name: /^Notifications \d+ New$/ })
  if (!isMobile) await expect(count).toBeVisible()
  await page.goto('/notifications')
  const main = page.getByRole('main')
  await expect(main.getByText('New', { exact: true }).first()).toBeVisible()
  await expect(main.getByText(/ ago$/).first()).toBeVisible()
  await expectAccessible(page, 'notifications')
  await page.reload()
  await expect(main.getByText(/ ago$/).first()).toBeVisible()
  await expect(main.getByText('New', { exact: true })).toHaveCount(0)
  await expect(count).toHaveCount(0)
})

test('reviews what was bought, once, and can change it', async ({ page }) => {
  const mobile = await arriveAt(page, '/orders')
  const reviews = page.getByRole('heading', { name: 'Ratings & Reviews' })
  await openSomeProduct(page)
  await reviews.scrollIntoViewIfNeeded()
  await expect(page.getByText('Buy this product to post reviews')).toBeVisible()
  await buyThis(page, mobile)
  await openSomeProduct(page)
  await reviews.scrollIntoViewIfNeeded()
  await page.getByRole('button', { name: 'Submit Review' }).click()
  await expect(page.getByText('Please enter a review').first()).toBeVisible()
  await page.getByRole('radio', { name: '5 stars' }).focus()
  await page.keyboard.press('ArrowLeft')
  await expect(page.getByRole('radio', { name: '4 stars' })).toBeChecked()
  await page.getByLabel('Your review').fill(`Mixes well. <img src=x onerror=alert(1)> ${mobile}`)
  await page.getByRole('button', { name: 'Submit Review' }).click()
  await expect(
    page.getByRole('listitem').getByText(`Mixes well. <img src=x onerror=alert(1)> ${mobile}`),
  ).toBeVisible()
  await expect(page.getByRole('button', { name: 'Update Review' })).toBeVisible()
  await expectAccessible(page, 'product with reviews')
  await page.getByLabel('Your review').fill(`Still good ${mobile}`)
  await page.getByRole('button', { name: 'Update Review' }).click()
  await expect(page.getByRole('listitem').getByText(`Still good ${mobile}`)).toBeVisible()
})

test('finds an order, tracks it, cancels it; another customer never sees it', async ({ page, browser }) => {
  const mobile = await arriveAt(page, '/orders')
  await expect(page.getByText('No Data Found')).toBeVisible()
  const name = await openSomeProduct(page)
  await buyThis(page, mobile)

  const search = page.getByPlaceholder('Type And Enter')
  await search.fill('nothing like it')
  await search.press('Enter')
  await expect(page.getByText('Order not found').first()).toBeVisible()
  await search.fill(name.slice(1, 6).toUpperCase())
  await search.press('Enter')
  await page.getByRole('button', { name: /^Show the products/ }).click()
  await expect(page.getByRole('main').getByText(name)).toBeVisible()
  await page.getByRole('button', { name: /^Track order/ }).click()
  await expect(page.getByRole('dialog', { name: 'Track Your Order' }).getByText('Picked Up')).toBeVisible()
  await expectAccessible(page, 'track dialog')
  await page.keyboard.press('Escape')
  await page.getByRole('link', { name: /^Open order/ }).click()
  await expect(page).toHaveURL(/\/orders\/./)
  const address = page.url()

  const other = await (await browser.newContext()).newPage()
  await arriveAt(other, '/orders')
  await other.goto(address)
  await expect(other.getByText('Order not found')).toBeVisible()
  await expect(other.getByText(mobile)).toHaveCount(0)
  await other.context().close()

  await page.getByRole('button', { name: 'Download Invoice' }).click()
  await expect(page.getByText('Invoice will available after delivery')).toBeVisible()
  await page.getByRole('button', { name: 'Cancel Order' }).click()
  await expect(page.getByText('Are you sure! You want to cancel your order?')).toBeVisible()
  await expectAccessible(page, 'cancel dialog')
  await page.getByRole('button', { name: 'Yes, Cancel it!' }).click()
  await expect(page.getByText('Cancelled!')).toBeVisible()
  await expect(page.getByText('This order was cancelled.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Cancel Order' })).toBeHidden()
  await expectAccessible(page, 'cancelled order')
})

test('cannot cancel what the pharmacy has confirmed', async ({ page }) => {
  const mobile = await arriveAt(page, '/orders')
  await openSomeProduct(page)
  await buyThis(page, mobile)
  await page.getByRole('link', { name: /^Open order/ }).click()
  const heading = page.getByRole('heading', { name: /^Order DWK/ }).first()
  const orderNumber = (await heading.innerText()).replace('Order ', '')
  await expect(page.getByRole('button', { name: 'Cancel Order' })).toBeVisible()
  await operator('orders', 'move', orderNumber, 'confirmed')
  await page.reload()
  await expect(heading).toBeVisible()
  await expect(page.getByText('Confirmed').first()).toBeVisible()
  await expect(page.getByRole('button', { name: 'Cancel Order' })).toBeHidden()
})

test('no page of the account is wider than its window, also with the longest names', async ({
  page,
  isMobile,
}) => {
  test.skip(isMobile, 'the same windows')
  const long = 'Venkatanarasimharajuvaripeta Subrahmanya Chandrasekharan-Krishnamurthy'
  await page.goto('/orders')
  const mobile = newMobile()
  await register(page, mobile, long)
  await expect(page).toHaveURL(/\/orders$/)
  await openSomeProduct(page)
  await buyThis(page, mobile)
  const order = await page.getByRole('link', { name: /^Open order/ }).getAttribute('href')
  await openSomeProduct(page)
  await page.getByRole('button', { name: 'Add to Cart' }).first().click()
  await expect(page.getByRole('button', { name: 'Remove From Cart' }).first()).toBeVisible()
  for (const path of ['/profile', '/orders', `${order}`, '/notifications', '/cart', '/checkout']) {
    await page.goto(path)
    await expect(page.getByRole('main').locator('[aria-busy=true], .dawa-skeleton')).toHaveCount(0)
    for (const width of [325, 380, 430, 770, 980, 1025, 1442]) {
      await page.setViewportSize({ width, height: 800 })
      const overflow = await page.evaluate(
        () => (document.scrollingElement?.scrollWidth ?? 0) - document.documentElement.clientWidth,
      )
      expect(overflow, `${path} at ${width}`).toBeLessThanOrEqual(0)
    }
  }
})
