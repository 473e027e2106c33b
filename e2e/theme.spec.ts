import { expectAccessible } from './accessible.ts'
import { addresses } from './addresses.ts'
import { DARK, expectFollowed, ground, LIGHT } from './ground.ts'
import { expect, type Page, test } from './journey.ts'

/** Opens a page of a partner's with the script tag, and waits for its elements. */
async function openTagged(
  page: Page,
  { css, body, shop = '' }: { css: string; body: string; shop?: string },
) {
  const address = `${addresses.partner}/themed`
  await page.route(address, (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: `<!doctype html><html lang="en"><title>Clinic</title><style>body{margin:0;font:16px sans-serif}${css}</style>
        <script type="module" src="${addresses.store}/embed/dawakit.js"></script>
        <body><dawa-shop api="${addresses.store}/api" partner-key="pk_example_partner" ${shop}></dawa-shop>${body}`,
    }),
  )
  // What is filled in here has no address of its own to be on this machine.
  await page.context().grantPermissions(['local-network-access'], { origin: addresses.partner })
  await page.goto(address)
  await expect(page.getByRole('combobox')).toBeVisible()
}

const MAIN = '<main><h1>Pharmacy</h1><dawa-search-box></dawa-search-box></main>'

test('the colours follow the page in the elements of the script tag', { tag: '@desktop' }, async ({
  page,
}) => {
  await openTagged(page, { css: '', body: MAIN })
  await expectFollowed(page, 'the script tag')
  await page
    .locator('dawa-search-box')
    .evaluate((element) => element.setAttribute('data-dawa-theme', 'light'))
  expect(await ground(page), 'the element’s own word counts').toBe(LIGHT)
})

test('an attribute above the host of a page’s own component counts for the elements in it', {
  tag: '@desktop',
}, async ({ page }) => {
  await openTagged(page, {
    css: '',
    body: `<main data-dawa-theme="dark"><h1>Pharmacy</h1><dawa-search-box></dawa-search-box><div id="app"></div></main>`,
  })
  await page.evaluate(() => {
    const root = document.querySelector('#app')?.attachShadow({ mode: 'open' })
    if (root) root.innerHTML = '<dawa-search-box></dawa-search-box>'
  })
  await expect(page.locator('#app dawa-search-box')).toHaveCSS('color-scheme', 'dark')
})

/** Dark, and nothing says so but its grounds. */
const DARK_PAGE = {
  css: `body{background:#28303d;color:#d1e4dd}main{padding:16px}.card{padding:16px;background:#fff;color:#111}
    .glass{padding:16px;background:rgb(0 0 0 / 0.3)}.picture{padding:16px;background-image:linear-gradient(#fff,#eee);color:#111}
    .oklch{padding:16px;background:oklch(0.21 0.03 264)}`,
  body: `<main><h1>Pharmacy</h1><dawa-search-box></dawa-search-box>
    <div class="glass"><dawa-pincode-checker></dawa-pincode-checker></div>
    <div class="oklch"><dawa-login></dawa-login></div>
    <div class="card"><dawa-order-tracker></dawa-order-tracker></div>
    <div class="picture"><dawa-cart-button></dawa-cart-button></div></main>`,
}

test('on a dark ground an element is dark by itself, reads well, and the doctor says so', async ({
  page,
}) => {
  await openTagged(page, DARK_PAGE)
  const schemeOf = (element: string) =>
    page.locator(element).evaluate((one) => getComputedStyle(one).colorScheme)
  await expect(page.getByLabel('Pincode')).toBeVisible()
  await expect.poll(() => ground(page)).toBe(DARK)
  const expectScheme = (element: string, scheme: string, why?: string) =>
    expect.poll(() => schemeOf(element), why).toBe(scheme)
  await expectScheme('dawa-pincode-checker', 'dark', 'a ground that lets another through')
  await expectScheme('dawa-login', 'dark')
  await expectScheme('dawa-order-tracker', 'light', 'a light card on the dark page')
  await expectScheme('dawa-cart-button', 'normal', 'a picture')
  await expectAccessible(page, 'a dark page')
  const found = await page.evaluate(() => window.Dawakit?.doctor())
  expect(found?.join('\n')).toContain('<dawa-search-box> stands on a dark ground, and is dark for that')
  expect(found?.join('\n')).not.toContain('<dawa-order-tracker> stands')
  await page.evaluate(() => window.Dawakit?.open('cart'))
  await expect(page.getByRole('dialog', { name: 'My Cart' })).toBeVisible()
  await expectAccessible(page, 'a drawer over a dark page')
})

test('a page that turns dark by a class of its own takes the elements along', { tag: '@phone' }, async ({
  page,
}) => {
  await openTagged(page, {
    css: 'body{background:#fff;transition:background .2s}.night{background:#111;color:#eee}',
    body: MAIN,
  })
  expect(await ground(page)).toBe(LIGHT)
  await page.evaluate(() => document.body.classList.add('night'))
  await expect.poll(() => ground(page)).toBe(DARK)
  await page.evaluate(() => document.body.classList.remove('night'))
  await expect.poll(() => ground(page)).toBe(LIGHT)
})

test('drawers and toasts look as <dawa-shop> does, wherever they stand', { tag: '@phone' }, async ({
  page,
}) => {
  await openTagged(page, {
    css: '',
    body: `${MAIN}<dawa-cart-drawer></dawa-cart-drawer><dawa-login drawer></dawa-login>`,
    shop: 'data-dawa-theme="dark"',
  })
  expect(await ground(page)).toBe(LIGHT)
  await page.evaluate(() => window.Dawakit?.open('cart'))
  await expect(page.getByRole('dialog', { name: 'My Cart' })).toBeVisible()
  for (const element of ['dawa-cart-drawer', 'dawa-login'])
    await expect(page.locator(element)).toHaveCSS('color-scheme', 'dark')
})
