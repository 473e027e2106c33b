import { otpSentTo } from './inbox.ts'
import { expect, type Locator, type Page, test } from './journey.ts'
import { newMobile } from './visitor.ts'

const MOST_TABS = 250

/** Goes there with Tab alone; every stop on the way must be visible, or focus would be lost. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible()
  for (let tabs = 0; tabs < MOST_TABS; tabs++) {
    if (await target.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press('Tab')
  }
  throw new Error(`${target} was not reached by ${MOST_TABS} presses of Tab.`)
}

async function press(page: Page, target: Locator, key: 'Enter' | 'Space' = 'Enter'): Promise<void> {
  await tabTo(page, target)
  await page.keyboard.press(key)
}

async function type(page: Page, target: Locator, text: string): Promise<void> {
  await tabTo(page, target)
  await page.keyboard.type(text)
}

test('the whole purchase works with the keyboard alone', { tag: '@desktop' }, async ({ page }) => {
  const mobile = newMobile()
  await page.goto('/')
  await type(page, page.getByRole('combobox', { name: 'Search medicines' }), 'parac')
  await expect(page.getByRole('option').first()).toBeVisible()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/product\//)
  await page.waitForLoadState()

  await press(page, page.getByRole('button', { name: /Select Pincode/ }).first())
  const pincode = page.getByRole('dialog', { name: 'Delivery Pincode' })
  await type(page, pincode.getByLabel('Pincode'), '600001')
  await page.keyboard.press('Enter')
  const selector = page.getByRole('button', { name: /Deliver to 600001/ }).first()
  await expect(selector).toBeVisible()
  if (await pincode.isVisible()) await page.keyboard.press('Escape')
  await expect(pincode).toBeHidden()
  await expect(selector).toBeFocused()

  await press(page, page.getByRole('main').getByRole('button', { name: 'Add to Cart' }).first())
  await expect(page.getByRole('main').getByRole('button', { name: 'Remove From Cart' }).first()).toBeVisible()
  await press(page, page.getByRole('banner').getByRole('link', { name: /Cart, 1 item/ }))
  const viewCart = page.getByRole('link', { name: 'View Cart' })
  if (!page.url().endsWith('/cart')) await press(page, viewCart)
  await expect(page).toHaveURL(/\/cart$/)
  const main = page.getByRole('main')
  await press(
    page,
    main.getByRole('button', { name: 'Proceed' }).or(main.getByRole('link', { name: 'Proceed' })),
  )

  const login = page.getByRole('dialog', { name: 'Login / Register' })
  await type(page, login.getByLabel('Mobile Number'), mobile)
  await page.keyboard.press('Enter')
  await type(page, login.getByLabel('Username'), 'Kavitha Sundaram')
  await type(page, login.getByLabel('Email'), `${mobile}@mail.example`)
  await page.keyboard.press('Enter')
  await expect(login.getByText('OTP has been sent to')).toBeVisible()
  await type(page, login.getByLabel('OTP', { exact: true }), await otpSentTo(mobile))
  if (await login.isVisible()) await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/checkout$/)

  await press(page, page.getByRole('button', { name: 'ADD ADDRESS' }))
  const dialog = page.getByRole('dialog', { name: 'Add Address' })
  await expect(dialog).toBeVisible()
  await type(page, dialog.getByLabel('Name', { exact: true }), 'Kavitha Sundaram')
  await type(page, dialog.getByLabel('Contact Number'), mobile)
  const email = dialog.getByLabel('Email')
  await tabTo(page, email)
  await page.keyboard.press('ControlOrMeta+A')
  await page.keyboard.type(`${mobile}@mail.example`)
  await type(page, dialog.getByLabel('Door Number'), '7')
  await type(page, dialog.getByLabel('Street Name'), 'Mint Street')
  await type(page, dialog.getByLabel('Landmark'), 'Park')
  const pin = dialog.getByLabel('Pincode')
  await tabTo(page, pin)
  await page.keyboard.press('ControlOrMeta+A')
  await page.keyboard.type('600001')
  await expect(dialog.getByLabel('State')).toHaveValue('Tamil Nadu')
  await press(page, dialog.getByRole('radio').first(), 'Space')
  await press(page, dialog.getByRole('button', { name: 'Save' }))
  await expect(dialog).toBeHidden()

  await press(page, page.getByRole('checkbox', { name: /I accept the/ }), 'Space')
  await press(page, page.getByRole('button', { name: 'Place Order' }))
  await expect(page).toHaveURL(/\/orders$/, { timeout: 20_000 })
  await press(page, page.getByRole('link', { name: /Open order/ }).first())
  await expect(page).toHaveURL(/\/orders\/./)
  await expect(page.getByText('Pending').first()).toBeVisible()
})
