import { expect, test } from 'playwright/test'
import { newCustomer, saveAddress, signInOn } from './customer.ts'

test('a notice leaves the title, the Close and the focused field of an address dialog in sight', async ({
  page,
  request,
}) => {
  await signInOn(page, await newCustomer(request))
  await page.goto('/profile')
  await page.getByRole('button', { name: 'ADD ADDRESS' }).click()
  const dialog = page.getByRole('dialog', { name: 'Add Address' })
  await dialog.getByRole('button', { name: 'Save' }).click()
  const notice = dialog.getByRole('alert').filter({ hasText: 'All Fields Are Required' })
  await expect(notice).toBeVisible()
  await notice.hover()
  await notice.evaluate((one) =>
    Promise.all(one.getAnimations({ subtree: true }).map((each) => each.finished)),
  )
  const box = await notice.boundingBox()
  for (const one of [
    dialog.getByRole('heading', { name: 'Add Address' }),
    dialog.getByRole('button', { name: 'Close' }),
    dialog.locator('input:focus'),
  ]) {
    const other = await one.boundingBox()
    const isAbove = (box?.y ?? 0) + (box?.height ?? 0) <= (other?.y ?? 0)
    const isBelow = (other?.y ?? 0) + (other?.height ?? 0) <= (box?.y ?? 0)
    const isBeside =
      (other?.x ?? 0) + (other?.width ?? 0) <= (box?.x ?? 0) ||
      (box?.x ?? 0) + (box?.width ?? 0) <= (other?.x ?? 0)
    expect(isAbove || isBelow || isBeside).toBe(true)
  }
})

test('the way back to the top is never on the button that pays', async ({ page, request }) => {
  const customer = await newCustomer(request)
  await saveAddress(customer)
  const { data } = await customer.call<{ products: { _id: string }[] }>('GET /get/search?search=atorkav')
  const products = [{ _id: data.products[0]?._id, quantity: 1 }]
  await customer.call('POST /post/cart', { data: { userId: customer.userId, products } })
  await signInOn(page, customer)
  await page.goto('/checkout')
  const pay = page.getByRole('button', { name: /^Place Order/ })
  await expect(pay).toContainText('₹')
  const met = await pay.evaluate((button) => {
    const names: (string | undefined)[] = []
    for (let top = 800; top < 2000; top += 10) {
      scrollTo({ top, behavior: 'instant' })
      dispatchEvent(new Event('scroll'))
      const { right, top: upper, bottom } = button.getBoundingClientRect()
      const found = document.elementFromPoint(right - 12, (upper + bottom) / 2)
      if (found?.closest('[data-back-to-top]')) names.push(`at ${top} px`)
    }
    return names
  })
  expect(met).toEqual([])
})
