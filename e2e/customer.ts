import type { Page } from 'playwright/test'
import { expect } from 'playwright/test'
import { addAddress, newMobile, register } from './visitor.ts'

/** Opens a customer's page as a visitor, signs up through the prompt, and is back at the page. */
export async function arriveAt(page: Page, path: string): Promise<string> {
  const mobile = newMobile()
  await page.goto(path)
  await expect(page).toHaveURL(/\/\?login=/)
  await register(page, mobile)
  await expect(page).toHaveURL(new RegExp(`${path.replace(/[?]/g, '\\?')}$`))
  return mobile
}

/** A product that is on sale without a prescription: its page by the old address with the id. */
export async function openSomeProduct(page: Page, search = 'aarogrit'): Promise<string> {
  const answer = await page.request.get(`/api/get/search?search=${search}&limit=20`)
  const { data } = (await answer.json()) as {
    data: { products: { _id: string; totalStocks: number; isPrescriptionNeeded: boolean }[] }
  }
  const found = data.products.find((one) => one.totalStocks > 10 && !one.isPrescriptionNeeded)
  await page.goto(`/product/any/${found?._id}`)
  return page.getByRole('heading', { level: 1 }).innerText()
}

/** Buys what is on the open product page, cash on delivery, and ends at the list of orders. */
export async function buyThis(page: Page, mobile: string): Promise<void> {
  await page.getByRole('button', { name: 'Add to Cart' }).first().click()
  await expect(page.getByRole('button', { name: 'Remove From Cart' }).first()).toBeVisible()
  await page.goto('/checkout')
  const addAnAddress = page.getByRole('button', { name: 'ADD ADDRESS' })
  await expect(page.getByRole('heading', { name: 'Delivery Address(s)' })).toBeVisible()
  if ((await page.getByRole('radio', { name: 'Deliver to this address' }).count()) === 0) {
    await addAnAddress.click()
    await addAddress(page, mobile)
  }
  await page.getByRole('checkbox', { name: /I accept the/ }).check()
  await page.getByRole('button', { name: 'Place Order' }).click()
  await expect(page).toHaveURL(/\/orders$/, { timeout: 20_000 })
}
