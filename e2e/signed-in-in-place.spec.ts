import { addresses } from './addresses.ts'
import { type CustomerByCall, fillCart, newCustomer, newCustomerAt, saveAddress } from './customer.ts'
import { type APIRequestContext, expect, type Page, test } from './journey.ts'
import { operator } from './operator.ts'
import { addCoupon } from './till.ts'
import { logIn } from './visitor.ts'

const BOUGHT = 'aarogrit-tulsi-drops'
const IN_CART = 'aarogrit-forest-honey-250-g'
const NAME = 'Meena Raghavan'

const banner = (page: Page) => page.getByRole('banner')
const main = (page: Page) => page.getByRole('main')
const cart = (page: Page, pieces: string) => banner(page).getByRole('link', { name: `Cart, ${pieces}` })
const logInBy = async (page: Page, mobile: string) => {
  // Before there is a script it is a link, and leads to the page of the login.
  await expect(page.locator('header astro-island[ssr]')).toHaveCount(0)
  await banner(page).getByRole('link', { name: 'Sign in / Sign up' }).click()
  await logIn(page, mobile)
}

/** What a page is before somebody signs in on it. @returns what sees that it is the same one, and not read anew */
async function stay(page: Page): Promise<() => Promise<void>> {
  await page.evaluate(() => Object.assign(window, { isSamePage: true }))
  const url = page.url()
  return async () => {
    expect(await page.evaluate(() => Reflect.get(window, 'isSamePage')), 'the page was read anew').toBe(true)
    expect(page.url()).toBe(url)
  }
}

async function productOf(request: APIRequestContext, slug: string): Promise<string> {
  const answer = await request.get(`${addresses.store}/api/get/productBySlug?slug=${slug}`)
  return ((await answer.json()) as { data: { _id: string } }).data._id
}

/** A customer with a delivered order, something in the cart, an address and a pincode. @returns the order's number */
async function withAccount(customer: CustomerByCall, request: APIRequestContext): Promise<string> {
  const { userId, call } = customer
  const [bought, inCart] = await Promise.all([productOf(request, BOUGHT), productOf(request, IN_CART)])
  const products = [{ _id: bought, quantity: 1 }]
  const id = await saveAddress(customer)
  await fillCart(customer, products)
  const order = { products, shippingAddress: { id }, acceptedTerms: true, paymentMethod: 'cod' }
  const { data } = await call<{ orderNumber: string }>('POST /post/order', { order })
  await operator('orders', 'move', data.orderNumber, 'delivered')
  await fillCart(customer, [{ _id: inCart, quantity: 1 }])
  await call('PUT /update/userDetails', { data: { id: userId, data: { pincode: '600001' } } })
  return data.orderNumber
}

test('on a product’s page whoever signs in by a code stays, and every part of the page knows them', async ({
  page,
  request,
  isMobile,
}) => {
  const customer = await newCustomer(request, NAME)
  await withAccount(customer, request)
  await page.goto(`/product/any/${await productOf(request, BOUGHT)}`)
  await page.locator('.buy-box').getByRole('button', { name: 'Add to Cart' }).click()
  await expect(cart(page, '1 item')).toBeVisible()
  await page.getByRole('heading', { name: 'Ratings & Reviews' }).scrollIntoViewIfNeeded()
  await expect(main(page).getByRole('button', { name: 'Login to review' })).toBeVisible()
  const delivery = await page.locator('[data-delivery]').innerText()
  // What somebody has typed elsewhere is theirs, and stays.
  const newsletter = page.locator('[data-newsletter] input[name=email]').first()
  await newsletter.fill('meena@mail.example')
  const expectSamePage = await stay(page)

  await logInBy(page, customer.mobile)
  await expect(page.getByText('Logged In')).toBeVisible()
  await expect(banner(page).locator('[data-account-name]')).toHaveText(NAME)
  await expect(banner(page).locator('[data-account]')).toHaveAttribute('href', '/profile')
  await expect(cart(page, '2 items')).toBeVisible()
  await expect(banner(page).getByRole('button', { name: 'Deliver to 600001' })).toBeVisible()
  await expect(page.locator('[data-delivery]')).not.toHaveText(delivery)
  await expect(page.locator('.buy-box').getByRole('button', { name: 'Remove From Cart' })).toBeVisible()
  await expect(main(page).getByRole('button', { name: 'Login to review' })).toHaveCount(0)
  await main(page).getByLabel('Your review').fill('Came in two days')
  await expect(main(page).getByRole('button', { name: 'Submit Review' })).toBeVisible()
  if (isMobile) await banner(page).getByRole('button', { name: 'Menu' }).click()
  const bar = isMobile ? page.getByRole('navigation', { name: 'Menu' }) : banner(page)
  await expect(bar.getByRole('link', { name: /^Notifications \d+ New$/ })).toBeVisible()
  if (isMobile) await expect(page.locator('#menu [data-account-name]')).toHaveText(NAME)
  await expect(newsletter).toHaveValue('meena@mail.example')
  await expectSamePage()
})

test('what a customer has asked to be told of is known when they sign in', { tag: '@phone' }, async ({
  page,
  request,
}) => {
  const customer = await newCustomer(request)
  const { data } = await customer.call<{ _id: string; totalStocks: number }[]>(
    'POST /get/productsBySpecialityCategoryName?page=4&limit=20',
    { categoryName: 'Pain Relief' },
  )
  const { _id: product = '', totalStocks = 0 } = data.find((one) => one.totalStocks > 0) ?? {}
  await operator('set-stock', product, '0')
  await customer.call('POST /post/productRequest', { data: { user: customer.userId, product } })
  await page.goto(`/product/any/${product}`)
  const box = page.locator('.buy-box')
  await expect(box.getByRole('button', { name: 'Notify Me' })).toBeEnabled()
  const expectSamePage = await stay(page)
  await logInBy(page, customer.mobile)
  await expect(box.getByRole('button', { name: 'Notified' })).toBeDisabled()
  await expectSamePage()
  await operator('set-stock', product, String(totalStocks))
})

test('on the cart’s page the coupon and the way to the checkout are open to whoever has signed in', {
  tag: '@phone',
}, async ({ page, request }) => {
  const customer = await newCustomer(request)
  await saveAddress(customer)
  const coupon = `STAY${customer.mobile}`
  await addCoupon(coupon, BOUGHT)
  await page.goto(`/product/any/${await productOf(request, BOUGHT)}`)
  await page.locator('.buy-box').getByRole('button', { name: 'Add to Cart' }).click()
  await expect(cart(page, '1 item')).toBeVisible()
  await page.goto('/cart')
  await main(page).getByLabel('Coupon code').fill(coupon)
  await main(page).getByRole('button', { name: 'Apply' }).click()
  await expect(main(page).getByText('Login to Apply Coupon')).toBeVisible()
  const expectSamePage = await stay(page)
  await logInBy(page, customer.mobile)
  await expect(main(page).getByText('Login to Apply Coupon')).toHaveCount(0)
  await expect(main(page).getByLabel('Coupon code')).toHaveValue(coupon)
  await main(page).getByRole('button', { name: 'Apply' }).click()
  await expect(page.getByText('Coupon Code Applied')).toBeVisible()
  await expectSamePage()
  await main(page).getByRole('link', { name: 'Proceed' }).click()
  await expect(page).toHaveURL(/\/checkout$/)
  await expect(main(page).getByText(/Thambu Chetty Street/)).toBeVisible()
})

test('on the home page the last order is put again for whoever has signed in', { tag: '@phone' }, async ({
  page,
  request,
}) => {
  const customer = await newCustomer(request)
  const orderNumber = await withAccount(customer, request)
  await page.goto('/')
  const expectSamePage = await stay(page)
  await logInBy(page, customer.mobile)
  await expect(cart(page, '1 item')).toBeVisible()
  await page.getByRole('link', { name: /^Order again/ }).click()
  await expect(page.getByRole('dialog', { name: `Order ${orderNumber} again` })).toBeVisible()
  await expect(cart(page, '2 items')).toBeVisible()
  await expectSamePage()
})

test('a request that a guest has typed is still there when they have signed in', { tag: '@phone' }, async ({
  page,
  request,
}) => {
  const { mobile } = await newCustomer(request)
  await page.goto('/search?search=qqzz')
  const open = main(page).getByRole('button', { name: 'Request a Product' })
  const dialog = page.getByRole('dialog', { name: 'Request a Product' })
  await open.click()
  await dialog.getByLabel('Product Name*').fill(`Qqzz ${mobile}`)
  await dialog.getByRole('button', { name: 'Send Now' }).click()
  const expectSamePage = await stay(page)
  await logIn(page, mobile)
  await open.click()
  await expect(dialog.getByLabel('Product Name*')).toHaveValue(`Qqzz ${mobile}`)
  await expect(dialog.getByLabel('Mobile Number*')).toHaveValue(mobile)
  await dialog.getByRole('button', { name: 'Send Now' }).click()
  await expect(page.getByText('Product Requested')).toBeVisible()
  await expectSamePage()
})

test('on a partner’s pages whoever signs in by a code stays, and every element knows them', {
  tag: '@desktop',
}, async ({ page, request }) => {
  const customer = await newCustomerAt(addresses.partner, request, NAME)
  const orderNumber = await withAccount(customer, request)
  const cartButton = page.locator('dawa-cart-button').getByRole('button', { name: /^Cart, / })
  const logOut = () => page.evaluate(() => window.Dawakit?.shop?.session.signOut())

  await test.step('the cart, the name in its panel, the pincode, and the page itself', async () => {
    await page.goto(`${addresses.partner}/medicine?id=${BOUGHT}`)
    await page.locator('dawa-product-card').getByRole('button', { name: 'Add to Cart' }).click()
    await expect(cartButton).toHaveAccessibleName('Cart, 1 item')
    await page.evaluate(() => {
      const told: string[] = []
      Object.assign(window, { told })
      document.addEventListener('dawa:session:change', ({ detail }) => told.push(detail.user?.username ?? ''))
    })
    const expectSamePage = await stay(page)
    await page.evaluate(() => window.Dawakit?.open('login'))
    await logIn(page, customer.mobile)
    await expect(cartButton).toHaveAccessibleName('Cart, 2 items')
    await expect(page.locator('dawa-pincode-checker').getByText(/^Delivery to 600001, Chennai/)).toBeVisible()
    await cartButton.click()
    const panel = page.getByRole('region', { name: 'My Cart' })
    await expect(panel.getByText(NAME)).toBeVisible()
    await expect(panel.getByRole('button', { name: 'Log out' })).toBeVisible()
    expect(await page.evaluate(() => Reflect.get(window, 'told'))).toEqual([NAME])
    await expectSamePage()
    await logOut()
  })

  await test.step('the checkout', async () => {
    await page.goto(addresses.partner)
    await page.getByRole('button', { name: 'Add to Cart' }).first().click()
    await page.goto(`${addresses.partner}/checkout`)
    const checkout = page.locator('dawa-checkout')
    await checkout.getByRole('button', { name: 'Login / Register' }).click()
    const expectSamePage = await stay(page)
    await logIn(page, customer.mobile)
    await expect(checkout.getByText(/Thambu Chetty Street/)).toBeVisible()
    await expect(checkout.getByRole('button', { name: 'Login / Register' })).toHaveCount(0)
    await expectSamePage()
    await logOut()
    await expect(checkout.getByText(/Thambu Chetty Street/)).toHaveCount(0)
  })

  await test.step('the order and its invoice', async () => {
    await page.goto(`${addresses.partner}/orders`)
    const tracker = page.locator('dawa-order-tracker')
    const expectSamePage = await stay(page)
    await tracker.getByRole('button', { name: 'Login / Register' }).click()
    await logIn(page, customer.mobile)
    await expect(tracker.getByText(`Order ${orderNumber}`)).toBeVisible()
    await expect(page.locator('dawa-invoice').getByText(orderNumber).first()).toBeVisible()
    await expectSamePage()
  })

  await test.step('a login that stands in a page', async () => {
    await page.goto(`${addresses.hosts}/plain/account`)
    const login = page.locator('dawa-login')
    const expectSamePage = await stay(page)
    await logIn(page, customer.mobile)
    await expect(login.getByText(NAME)).toBeVisible()
    await expect(login.getByRole('button', { name: 'Log out' })).toBeVisible()
    await expect(page.locator('dawa-order-tracker').getByText(`Order ${orderNumber}`)).toBeVisible()
    await expectSamePage()
  })
})
