import { expectAccessible } from './accessible.ts'
import { addresses } from './addresses.ts'
import { expect, type Locator, type Page, test } from './journey.ts'
import { newMobile, nothingToGoBackOver, register } from './visitor.ts'

const HONEY = '/product/ayurveda/aarogrit-forest-honey-250-g'
const SENTENCE =
  'This browser keeps nothing. Your cart lasts only until you leave this page. Sign in to keep it.'
const main = (page: Page) => page.getByRole('main')
const warningIn = (place: Locator) => place.getByRole('button', { name: SENTENCE })
const cartIn = (page: Page, pieces: string) =>
  page.getByRole('banner').getByRole('link', { name: `Cart, ${pieces}` })

/** A browser that lets no site keep anything: the accessor itself throws. */
const forbid = (page: Page) =>
  page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage'])
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException(`Access to ${name} is denied`, 'SecurityError')
        },
      })
  })

/** The page’s origin has used up what the browser gives it, to the last letter. */
const fillUp = (page: Page) =>
  page.evaluate(() => {
    for (let letters = 5_000_000, made = 0; letters >= 1; ) {
      try {
        localStorage.setItem(`filler-${made}`, 'x'.repeat(letters))
        made += 1
      } catch {
        letters = Math.floor(letters / 2)
      }
    }
  })

test('a guest’s cart goes on over pages when the browser’s storage is full, and is back in it when there is room', {
  tag: '@phone',
}, async ({ page }) => {
  await page.goto(HONEY)
  await fillUp(page)
  await main(page).getByRole('button', { name: 'Add to Cart' }).first().click()
  await expect(cartIn(page, '1 item')).toBeVisible()
  await page.goto('/cart')
  await expect(main(page).getByRole('listitem')).toHaveCount(1)
  await expect(warningIn(main(page))).toHaveCount(0)
  await page.evaluate(() => {
    for (const key of Object.keys(localStorage)) if (key.startsWith('filler')) localStorage.removeItem(key)
  })
  await main(page)
    .getByRole('button', { name: /^One more of/ })
    .click()
  await expect(cartIn(page, '2 items')).toBeVisible()
  const kept = await page.evaluate(() => [
    localStorage.getItem('dawakit:cart'),
    sessionStorage.getItem('dawakit:cart'),
  ])
  expect(kept).toEqual([expect.stringContaining('"quantity":2'), null])
})

test('a guest whose browser keeps nothing is told so at the first thing in the cart', async ({ page }) => {
  await forbid(page)
  await page.goto(HONEY)
  await main(page).getByRole('button', { name: 'Add to Cart' }).first().click()
  const notice = page.getByRole('alert').filter({ hasText: 'This browser keeps nothing.' })
  await expect(notice).toContainText('Your cart lasts only until you leave this page. Sign in to keep it.')
  await cartIn(page, '1 item').click()
  const miniCart = page.getByRole('region', { name: 'My Cart' })
  await expect(warningIn(miniCart)).toBeVisible()
  await expectAccessible(page, 'the store where nothing is kept')
  await warningIn(miniCart).click()
  await expect(page.getByRole('dialog', { name: 'Login / Register' })).toBeVisible()
})

test('the elements of a partner’s page tell a guest whose browser keeps nothing', async ({ page }) => {
  await forbid(page)
  await page.goto(addresses.partner)
  await page.getByRole('button', { name: 'Add to Cart' }).first().click()
  await expect(page.getByRole('alert').filter({ hasText: 'This browser keeps nothing.' })).toBeVisible()
  await page.evaluate(() => window.Dawakit?.open('cart'))
  const cart = page.getByRole('dialog', { name: 'My Cart' })
  await expect(warningIn(cart)).toBeVisible()
  await expectAccessible(page, 'a partner’s cart that nothing keeps')
  await warningIn(cart).click()
  await register(page, newMobile())
  await page.evaluate(() => window.Dawakit?.open('cart'))
  await expect(cart.getByRole('listitem')).toHaveCount(1)
  await expect(warningIn(cart)).toHaveCount(0)
  await page.keyboard.press('Escape')
  await nothingToGoBackOver(page)
})
