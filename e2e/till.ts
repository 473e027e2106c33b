import { expect, type Page } from 'playwright/test'
import { addresses } from './addresses.ts'
import { operator } from './operator.ts'

interface Charge {
  gateway: 'razorpay' | 'ccavenue'
  orderNumber: string
  /** Paise. */
  amount: number
  refunded: number
}

/** What the gateways took for an order, every attempt to pay it included. */
export async function chargesOf(orderNumber: string): Promise<Omit<Charge, 'orderNumber'>[]> {
  const answer = await fetch(`${addresses.sandbox}/payments/charges.json`)
  return ((await answer.json()) as Charge[])
    .filter((charge) => charge.orderNumber.startsWith(orderNumber))
    .map(({ gateway, amount, refunded }) => ({ gateway, amount, refunded }))
}

/** The pieces of a product, as the operator sees them. */
export async function stockOf(slug: string): Promise<{ free: number; held: number }> {
  const [, free, held] = /: (\d+) to buy, (\d+) held/.exec(await operator('stock', slug)) ?? []
  return { free: Number(free), held: Number(held) }
}

/** A coupon of 15 % for one product, with one use. */
export async function addCoupon(code: string, slug: string): Promise<void> {
  const terms = ['--uses', '1', '--until', '2099-12-31', '--products', slug]
  await operator('coupons', 'add', code, '15', ...terms)
}

/** That its one use is gone, or still there. */
export async function expectCouponUses(code: string, left: 0 | 1): Promise<void> {
  expect(await operator('coupons', 'list')).toContain(`${code}  15 %, ${left} uses left`)
}

/** The number of the order on its own page. */
export async function orderNumberOn(page: Page): Promise<string> {
  const heading = page.getByRole('heading', { level: 2, name: /^Order DWK-/ })
  return (await heading.innerText()).replace('Order ', '')
}

/** Opens the only order of the list. @returns its number */
export async function openTheOrder(page: Page): Promise<string> {
  await page.getByRole('link', { name: /^Open order/ }).click()
  await expect(page).toHaveURL(/\/orders\/[0-9a-f]+$/)
  return orderNumberOn(page)
}
