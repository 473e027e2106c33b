import { newCustomer, saveAddress, signInOn } from './customer.ts'
import { expect, type Page, test } from './journey.ts'
import { expectUncovered } from './uncovered.ts'

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

/** Goes down the page and names what else could be pressed where the way back to the top is. */
const coveredByWayBack = (page: Page) =>
  page.evaluate(() => {
    const link = document.querySelector<HTMLElement>('[data-back-to-top]')
    const met = new Set<string>()
    let shown = 0
    for (let top = 800; top < document.documentElement.scrollHeight - innerHeight; top += 70) {
      scrollTo({ top, behavior: 'instant' })
      dispatchEvent(new Event('scroll'))
      const { left, right, top: upper, bottom, width } = link?.getBoundingClientRect() ?? new DOMRect()
      if (width === 0) continue
      shown += 1
      const [middle, centre] = [(left + right) / 2, (upper + bottom) / 2]
      // The header covers what has been scrolled below it.
      for (const [x = 0, y = 0] of [
        [middle, upper + 2],
        [middle, bottom - 2],
        [left + 2, centre],
        [right - 2, centre],
      ]) {
        const all = document.elementsFromPoint(x, y)
        const bar = all.findIndex((one) => one.matches('header'))
        for (const one of all.slice(0, bar < 0 ? undefined : bar))
          if (!link?.contains(one) && one.closest('a, button, input, select, label, summary, article'))
            met.add(`${one.className || one.tagName} at ${top} px`)
      }
    }
    return { shown: shown > 0, met: [...met] }
  })

for (const [name, path] of [
  ['home', '/'],
  ['listing', '/specialityCategory/pain-relief'],
  ['product', '/product/pain-relief/parapal-650-tablet'],
  ['terms', '/terms-and-conditions'],
] as const) {
  test(`the way back to the top lies on nothing that can be pressed: ${name}`, async ({ page }) => {
    await page.goto(path)
    await page.evaluate(() => scrollTo({ top: 1000, behavior: 'instant' }))
    await expect(page.getByRole('link', { name: 'Back to top' })).toBeInViewport()
    expect(await coveredByWayBack(page)).toEqual({ shown: true, met: [] })
  })
}

test('the bar that pays is one row, and every way to pay and the terms come above it', async ({
  page,
  request,
}) => {
  const { width } = page.viewportSize() ?? { width: 380 }
  await page.setViewportSize({ width, height: 640 })
  const customer = await newCustomer(request)
  await saveAddress(customer)
  const { data } = await customer.call<{ products: { _id: string }[] }>('GET /get/search?search=atorkav')
  const products = [{ _id: data.products[0]?._id, quantity: 1 }]
  await customer.call('POST /post/cart', { data: { userId: customer.userId, products } })
  await signInOn(page, customer)
  await page.goto('/checkout')
  const pay = page.getByRole('button', { name: /^Place Order/ })
  await expect(pay).toContainText('₹')
  await expect(page.getByRole('radio', { name: /^(Cash On Delivery|UPI)/ })).toHaveCount(3)
  const bar = page.locator('.dawa-checkout__pay')
  expect((await bar.boundingBox())?.height).toBeLessThan(90)
  const controls = page.locator('.dawa-checkout__methods input, .dawa-checkout__terms :is(input, a)')
  await expect(controls).toHaveCount(6)
  for (const control of await controls.all()) {
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
    await control.focus()
    await expectUncovered(control)
  }
})

test('a notice lies below the header: the search stays free', async ({ page }) => {
  await page.goto('/cart')
  await page.getByRole('link', { name: 'Proceed' }).click()
  const notice = page.getByRole('alert').filter({ hasText: 'Cart Is Empty' })
  await expect(notice).toBeVisible()
  const header = await page.getByRole('banner').boundingBox()
  const end = (header?.y ?? 0) + (header?.height ?? 0)
  expect((await notice.boundingBox())?.y).toBeGreaterThanOrEqual(end)
  await page.getByRole('combobox').click()
  await expect(page.getByRole('combobox')).toBeFocused()
})

test('the saving of a card lies beside its marks, however narrow the card', { tag: '@phone' }, async ({
  page,
}) => {
  for (const width of [325, 380]) {
    await page.setViewportSize({ width, height: 780 })
    await page.goto('/search?search=insulin')
    await expect(page.locator('.dawa-product-card__off').first()).toBeVisible()
    const overlapping = await page.locator('article').evaluateAll((cards) =>
      cards.flatMap((card) => {
        const off = card.querySelector('.dawa-product-card__off')?.getBoundingClientRect()
        const badges = card.querySelector('.dawa-product-card__badges')?.getBoundingClientRect()
        const isApart = !off || !badges || badges.right <= off.left || badges.bottom <= off.top
        return isApart ? [] : [card.textContent]
      }),
    )
    expect(overlapping, `at ${width} px`).toEqual([])
  }
})
