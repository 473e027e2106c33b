import { expect, test } from 'playwright/test'
import { expectAccessible } from './accessible.ts'

const pages = {
  '/terms-and-conditions': 'Terms and Conditions',
  '/privacy-policy': 'Privacy Policy',
  '/return-policy': 'Return Policy',
  '/refund-policy': 'Refund Policy',
  '/cancellation-policy': 'Cancellation Policy',
  '/miscellaneous': 'Miscellaneous',
  '/about-us': 'About Us',
  '/contact-us': 'Contact Us',
  '/faq': 'Frequently Asked Questions',
}

for (const [path, title] of Object.entries(pages)) {
  test(`${path} reads well`, async ({ page }) => {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
    await expect(page.getByRole('navigation', { name: 'Breadcrumb' })).toContainText(title)
    await expectAccessible(page, title)
  })
}

test('the terms are 24 sections, each with its anchor', async ({ page }) => {
  await page.goto('/terms-and-conditions')
  const sections = page.getByRole('main').getByRole('heading', { level: 2 })
  await expect(sections).toHaveCount(24)
  await expect(sections.nth(22)).toHaveText('23. Law and disputes')
  await expect(page.locator('#disputes')).toContainText('Chennai')
  await expect(page.locator('#who-we-are')).toContainText('Dawakit Healthcare Private Limited')
})

test('the FAQ is five tabs that work by keyboard, one answer open at a time', async ({ page }) => {
  await page.goto('/faq')
  const tabs = page.getByRole('tab')
  await expect(tabs).toHaveCount(5)
  await tabs.first().focus()
  await page.keyboard.press('ArrowRight')
  const general = page.getByRole('tab', { name: 'General questions' })
  await expect(general).toBeFocused()
  await expect(general).toHaveAttribute('aria-selected', 'true')
  await expect(page.getByRole('tabpanel')).toHaveCount(1)
  await page.keyboard.press('End')
  await expect(page.getByRole('tab', { name: 'Customer Support' })).toBeFocused()
  await page.keyboard.press('ArrowRight')
  await expect(tabs.first()).toBeFocused()

  await page.getByText('What cannot be returned?').click()
  await expect(page.getByText('Ortho support products')).toBeVisible()
  await expectAccessible(page, 'FAQ with an answer')
  await page.getByText('When will I see the money?').click()
  await expect(page.getByText('Ortho support products')).toBeHidden()
  await expect(page.getByText(/on a card 7 to 10 working days/)).toBeVisible()

  await page.goto('/faq#payments')
  await expect(page.getByRole('tab', { name: 'Payments' })).toHaveAttribute('aria-selected', 'true')
})

test('the FAQ is readable without script', async ({ browser }) => {
  const page = await (await browser.newContext({ javaScriptEnabled: false })).newPage()
  await page.goto('/faq')
  await expect(page.getByRole('heading', { level: 2, name: 'Specialty Medicine' })).toBeVisible()
  await page.getByText('How are medicines kept cold on the way?').click()
  await expect(page.getByText(/insulated boxes/)).toBeVisible()
  await page.context().close()
})
