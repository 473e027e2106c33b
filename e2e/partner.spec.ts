import { expectAccessible } from './accessible.ts'
import { addresses } from './addresses.ts'
import { expect, type Page, test } from './journey.ts'
import { operator } from './operator.ts'
import { addAddress, newMobile, register } from './visitor.ts'

/** What the browser refused by the page's Content-Security-Policy. */
async function refusalsOf(page: Page): Promise<string[]> {
  const refusals: string[] = []
  await page.exposeFunction('noteRefusal', (directive: string) => refusals.push(directive))
  await page.addInitScript(() => {
    addEventListener('securitypolicyviolation', (event) => {
      ;(globalThis as unknown as { noteRefusal(directive: string): void }).noteRefusal(
        `${event.violatedDirective} ${event.blockedURI}`,
      )
    })
  })
  return refusals
}

async function placeOrder(page: Page, mobile: string): Promise<void> {
  await page.getByRole('button', { name: 'ADD ADDRESS' }).click()
  await addAddress(page, mobile)
  await page.getByRole('checkbox', { name: /I accept the/ }).check()
  await page.getByRole('button', { name: 'Place Order' }).click()
  await expect(page.getByText('Your Order Placed Successfully').first()).toBeVisible({ timeout: 20_000 })
}

test('a partner page with the script tag alone sells, under a strict policy', async ({ page, request }) => {
  const policy = (await request.get(addresses.partner)).headers()['content-security-policy'] ?? ''
  expect(policy).not.toMatch(/unsafe-inline|unsafe-eval/)
  const refusals = await refusalsOf(page)
  const mobile = newMobile()

  await page.goto(addresses.partner)
  await expect(page.getByRole('button', { name: 'Add to Cart' }).first()).toBeVisible()
  await expectAccessible(page, 'partner home')
  const search = page.getByRole('combobox', { name: 'Search medicines' })
  await search.fill('parac')
  const option = page.getByRole('option').first()
  await expect(option).toContainText(/^Parac/i)
  await option.click()
  await expect(page).toHaveURL(/\/medicine\?id=/)

  await page.getByRole('button', { name: 'Add to Cart' }).click()
  await expect(page.getByRole('button', { name: /Cart, 1 item/ })).toBeVisible()
  await page.goto(`${addresses.partner}/checkout`)
  await page.getByRole('button', { name: 'Login / Register' }).click()
  await register(page, mobile)
  await placeOrder(page, mobile)
  await expectAccessible(page, 'partner checkout')

  await page.goto(`${addresses.partner}/orders`)
  await expect(page.getByText('Pending').first()).toBeVisible()
  expect(await page.evaluate(() => Object.keys(window).filter((name) => /dawa/i.test(name)))).toEqual([
    'Dawakit',
  ])
  expect(refusals).toEqual([])
})

test('a partner page with React and the npm modules sells, under a strict policy', { tag: '@phone' }, async ({
  page,
}) => {
  const refusals = await refusalsOf(page)
  const mobile = newMobile()
  await page.goto(addresses.partnerReact)
  await expectAccessible(page, 'clinic home')
  const search = page.getByRole('combobox', { name: 'Search medicines' })
  await search.fill('parac')
  await page.getByRole('option').first().click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText(/^Parac/i)
  await page.getByRole('button', { name: 'Add to Cart' }).click()
  await expect(page.getByRole('button', { name: /Cart, 1 item/ })).toBeVisible()
  await page.goto(`${addresses.partnerReact}/#checkout`)
  await page.getByRole('button', { name: 'Login / Register' }).click()
  await register(page, mobile)
  await placeOrder(page, mobile)

  await page.goto(`${addresses.partnerReact}/#orders`)
  await expect(page.getByText('Pending').first()).toBeVisible()
  expect(refusals).toEqual([])
})

test('a stock change at the pharmacy reaches the partner page', { tag: '@desktop' }, async ({
  page,
  request,
}) => {
  const search = await request.get(`${addresses.store}/api/get/search?search=pantoprazole`)
  const { data } = (await search.json()) as {
    data: { products: { _id: string; slug: string; totalStocks: number }[] }
  }
  const product = data.products.find(({ totalStocks }) => totalStocks > 0)
  await page.goto(`${addresses.partner}/medicine?id=${product?._id}`)
  await expect(page.getByRole('button', { name: 'Add to Cart' })).toBeVisible()
  await operator('set-stock', product?.slug ?? '', '0')
  await page.reload()
  await expect(page.getByRole('button', { name: 'Notify Me' })).toBeVisible()
})
