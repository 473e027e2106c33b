import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildStore } from '../scripts/build/build-store.ts'
import { freePort } from '../scripts/free-port.ts'
import { type Service, startService } from '../scripts/services.ts'
import { addresses } from './addresses.ts'
import {
  type CustomerByCall,
  fillCart,
  newCustomer,
  prescriptionImage,
  saveAddress,
  signInOn,
} from './customer.ts'
import { expect, type Page, test } from './journey.ts'
import { operatorOn } from './operator.ts'
import { newMobile, nothingToGoBackOver } from './visitor.ts'
import { type BracketedPages, bracketedPages } from './words.ts'

// A store in a made-up language that puts every sentence in brackets: what shows outside them came from no
// dictionary. What is closed and hidden is looked through like what is open: one width shows all. One start serves all.

/** What the operator says of the shop, in whatever language it is. */
const OPERATOR = {
  STORE_NAME: 'Vaigai Pharmacy',
  STORE_OWNER: 'Vaigai Healthcare Private Limited',
  STORE_ADDRESS: '1 Test Street, Chennai 600001',
  STORE_EMAIL: 'care@vaigai.example',
  GRIEVANCE_OFFICER: 'A. Officer',
  GRIEVANCE_EMAIL: 'officer@vaigai.example',
}
/** Names that are drawn. */
const SIGNS = [
  'Dawa',
  'kit',
  'VISA',
  'RuPay',
  'UPI',
  'Facebook',
  'Instagram',
  'X',
  'YouTube',
  'A',
  'B',
  'AB',
  'O',
]

const PRESCRIBED = '/product/diabetes/glarggir-100iu-ml-prefilled-pen'
const TABLET = '/product/pain-relief/parapal-650-tablet'
const CHOSEN = '/product/fitness-supplements/balvaan-fit-whey-protein-chocolate-500-g'
const LISTING = '/specialityCategory/pain-relief'

let folder = ''
let shop: Service | undefined
let store = ''
let pages: BracketedPages

test.beforeAll(async ({ request }) => {
  await buildStore({ language: './test/brackets', dist: '.cache/brackets' })
  folder = await mkdtemp(join(tmpdir(), 'dawakit-brackets-'))
  const port = await freePort()
  store = `http://localhost:${port}`
  shop = await startService('examples/store/server.ts', {
    ...OPERATOR,
    PORT: String(port),
    STORE_URL: store,
    STORE_DIST: '.cache/brackets',
    SANDBOX_URL: addresses.sandbox,
    DATA_FOLDER: folder,
    NODE_ENV: 'production',
    PAYMENT_METHODS: 'cod,razorpay,ccavenue',
  })
  pages = await bracketedPages(request, store)
  pages.learn([OPERATOR, `localhost:${port}`, SIGNS])
  for (const path of [PRESCRIBED, TABLET, CHOSEN]) {
    const answer = await request.get(`${store}/api/get/productBySlug?slug=${path.split('/')[3]}`)
    pages.learn((await answer.json()).data)
  }
})

test.afterAll(async () => {
  await shop?.stop()
  await rm(folder, { recursive: true, force: true })
})

const say = (page: Page, name: string) => pages.expectNoWords(page, name)

/** Opens a page and looks through it. */
async function read(page: Page, path: string): Promise<void> {
  await page.goto(`${store}${path}`)
  await say(page, path)
}

test('says nothing outside its language: every page, for a guest', { tag: '@desktop' }, async ({ page }) => {
  await pages.follow(page)
  for (const path of [
    '/',
    '/?layout=grid',
    '/search',
    '/search?search=paracetamol',
    '/search?search=paracetmol',
    '/search?search=qqzz',
    '/generalCategory',
    '/specialityCategory',
    LISTING,
    `${LISTING}?page=2`,
    `${LISTING}/migraine`,
    '/specialityCategory/medicines',
    '/generalCategory/fitness-supplements',
    '/brand/aarogrit',
    '/salt/paracetamol',
    PRESCRIBED,
    TABLET,
    CHOSEN,
    '/cart',
    '/login',
    '/signup',
    '/forgotPassword',
    '/forgotPassword/nothing',
    '/verifyEmail/nothing',
    '/verifyEmail/nothing?by=password',
    '/verifyEmail/nothing?by=mobile',
    '/newsletter',
    '/newsletter?done',
    '/newsletter/confirm/nothing',
    '/newsletter/leave/nothing',
    '/about-us',
    '/contact-us',
    '/faq',
    '/terms-and-conditions',
    '/privacy-policy',
    '/refund-policy',
    '/return-policy',
    '/cancellation-policy',
    '/miscellaneous',
    '/nowhere',
    '/500',
  ]) {
    await read(page, path)
  }
})

/** A notice and what stands beside a field may say the same. */
const shown = (page: Page, text: string) => expect(page.getByText(text).first()).toBeVisible()

test('says nothing outside its language: drawers, dialogs and type-ahead', { tag: '@desktop' }, async ({
  page,
}) => {
  await pages.follow(page)
  const dialog = page.locator('dialog[open]')
  const banner = page.getByRole('banner')
  await page.goto(`${store}${LISTING}`)
  await banner.getByRole('button', { name: '⟦Select Pincode⟧' }).click()
  await dialog.getByRole('textbox').fill('123')
  await page.keyboard.press('Enter')
  await shown(page, '⟦Enter a valid Pincode⟧')
  await say(page, 'pincode drawer, refused')
  await dialog.getByRole('textbox').fill('999999')
  await page.keyboard.press('Enter')
  await shown(page, '⟦Currently not available for this Pin Code⟧')
  await say(page, 'pincode drawer, no delivery')
  await dialog.getByRole('textbox').fill('600001')
  await page.keyboard.press('Enter')
  await shown(page, '⟦Deliver to 600001⟧')
  await say(page, 'pincode saved')
  await read(page, TABLET)

  await page.goto(`${store}${LISTING}`)
  await page.getByRole('button', { name: '⟦Quick view' }).first().click()
  await expect(dialog).toBeVisible()
  await say(page, 'quick view')
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: '⟦Add to Cart⟧' }).first().click()
  await expect(page.getByRole('button', { name: '⟦Remove From Cart⟧' }).first()).toBeVisible()
  await banner.getByRole('link', { name: '⟦Cart, 1 item⟧' }).press('Enter')
  await say(page, 'mini-cart')
  await banner.getByRole('combobox').fill('parac')
  await expect(page.getByRole('listbox').getByRole('option').first()).toBeVisible()
  await say(page, 'type-ahead')
})

test('says nothing outside its language: the cart of a guest, and the way in', { tag: '@desktop' }, async ({
  page,
}) => {
  await pages.follow(page)
  const dialog = page.locator('dialog[open]')
  const main = page.getByRole('main')
  await page.goto(`${store}${TABLET}`)
  await page.getByRole('button', { name: '⟦Add to Cart⟧' }).first().click()
  await expect(page.getByRole('button', { name: '⟦Remove From Cart⟧' }).first()).toBeVisible()
  await page.goto(`${store}/cart`)
  await main.getByLabel('⟦Coupon code').fill('NOSUCHCODE')
  await main.getByRole('button', { name: '⟦Apply⟧' }).click()
  await shown(page, '⟦Login to Apply Coupon⟧')
  await say(page, 'cart of a guest')
  await main.getByRole('link', { name: '⟦Proceed⟧' }).click()
  await shown(page, '⟦Login to Checkout⟧')
  await say(page, 'asked to sign in')

  const mobile = newMobile()
  pages.learn([mobile, `+91${mobile}`, `+91 ${mobile}`])
  await dialog.locator('input').first().fill('12')
  await page.keyboard.press('Enter')
  await say(page, 'login drawer, refused')
  await dialog.locator('input').first().fill(mobile)
  await page.keyboard.press('Enter')
  await dialog.getByLabel('⟦Username').fill('Meena Raghavan')
  await say(page, 'login drawer of a new customer')
  await dialog.getByLabel('⟦Email').fill(`${mobile}@mail.example`)
  await page.keyboard.press('Enter')
  await shown(page, '⟦OTP has been sent to')
  await say(page, 'login drawer with the code')
  await dialog.getByLabel('⟦OTP').first().fill('0000')
  await page.keyboard.press('Enter')
  await shown(page, '⟦Invalid OTP⟧')
  await say(page, 'login drawer, wrong code')
})

test('says nothing outside its language: forms that are refused, sent and not sent', {
  tag: '@desktop',
}, async ({ page }) => {
  await pages.follow(page)
  const main = page.getByRole('main')
  const newsletter = page.locator('[data-newsletter]')
  await page.goto(`${store}/faq`)
  await newsletter.getByRole('textbox').fill('meena@mail.example')
  await newsletter.getByRole('button').click()
  await shown(page, '⟦Thank you for subscribing. Please confirm it by the link in your mail⟧')
  await say(page, 'newsletter')
  await page.route('**/api/post/newsletter', (route) => route.abort())
  await newsletter.getByRole('textbox').fill('meena@mail.example')
  await newsletter.getByRole('button').click()
  await shown(page, '⟦Could not connect')
  await say(page, 'newsletter without a network')

  await page.goto(`${store}/search?search=qqzz`)
  await main.getByRole('button', { name: '⟦Request a Product⟧' }).click()
  await page.locator('dialog[open] form button[type="submit"]').click()
  await say(page, 'request dialog, refused')
  await page.goto(`${store}/verifyEmail/nothing`)
  await main.getByRole('button').click()
  await expect(main.getByRole('link', { name: '⟦Login⟧' })).toBeVisible()
  await say(page, 'a verification that is refused')
  await page.goto(`${store}/newsletter/confirm/nothing`)
  await main.getByRole('button').click()
  await expect(main.getByRole('link', { name: '⟦To the newsletter⟧' })).toBeVisible()
  await say(page, 'a subscription that is refused')
  await page.goto(`${store}/newsletter/leave/nothing`)
  await main.getByRole('button').click()
  await expect(main.getByRole('link', { name: '⟦To the home page⟧' })).toBeVisible()
  await say(page, 'the end of a subscription')
  for (const path of ['/login', '/signup', '/forgotPassword']) {
    await page.goto(`${store}${path}`)
    await page.waitForFunction(() => !document.querySelector('main astro-island[ssr]'))
    await main.locator('form button[type="submit"]').first().click()
    await say(page, `${path}, refused`)
  }
})

/** Places an order of these by calls alone, and moves it on. */
async function orderOf(
  customer: CustomerByCall,
  paths: readonly string[],
  { addressId, prescriptions = [], moveTo }: { addressId: string; prescriptions?: string[]; moveTo?: string },
): Promise<string> {
  const products = await Promise.all(
    paths.map(async (path) => {
      const { data } = await customer.call<{ _id: string }>(
        `GET /get/productBySlug?slug=${path.split('/')[3]}`,
      )
      return { _id: data._id, quantity: 1 }
    }),
  )
  const order = {
    products,
    prescriptions,
    shippingAddress: { id: addressId },
    acceptedTerms: true,
    paymentMethod: 'cod',
  }
  await fillCart(customer, products)
  const placed = await customer.call<{ _id: string; orderNumber: string }>('POST /post/order', { order })
  if (moveTo) await operatorOn({ DATA_FOLDER: folder }, 'orders', 'move', placed.data.orderNumber, moveTo)
  return placed.data._id
}

test('says nothing outside its language: every page, for a customer with orders, a prescription and news', {
  tag: '@desktop',
}, async ({ page, request }) => {
  await pages.follow(page)
  const customer = await newCustomer(request, 'Meena Raghavan', store)
  const { userId, mobile, email, token } = customer
  pages.learn([mobile, email, 'Meena Raghavan', 'prescription.png'])
  const addressId = await saveAddress(customer)
  const uploaded = await request.post(`${store}/api/post/uploadPrescription`, {
    headers: { Authorization: `JWT ${token}` },
    multipart: {
      id: userId,
      prescription: { name: 'prescription.png', mimeType: 'image/png', buffer: await prescriptionImage() },
    },
  })
  const { data: prescription } = (await uploaded.json()) as { data: { id: string } }
  const delivered = await orderOf(customer, [TABLET, CHOSEN], { addressId, moveTo: 'delivered' })
  const pending = await orderOf(customer, [CHOSEN], { addressId })
  const waiting = await orderOf(customer, [PRESCRIBED], { addressId, prescriptions: [prescription.id] })
  await signInOn(page, customer, `${store}/faq`)

  for (const path of [
    '/',
    '/profile',
    '/profile?view=orders',
    '/profile?view=prescriptions',
    '/upload-prescription',
    '/orders',
    `/orders/${delivered}`,
    `/orders/${pending}`,
    `/orders/${waiting}`,
    '/orders/0123456789abcdef01234567',
    '/notifications',
    '/success',
    '/failure',
  ])
    await read(page, path)
  const main = page.getByRole('main')
  const dialog = page.locator('dialog[open]')

  await page.goto(`${store}${TABLET}`)
  await page.locator('#reviews').scrollIntoViewIfNeeded()
  await expect(page.locator('#reviews form')).toBeVisible()
  await say(page, 'a product that was bought')
  await page.getByRole('button', { name: '⟦Add to Cart⟧' }).first().click()
  await expect(page.getByRole('button', { name: '⟦Remove From Cart⟧' }).first()).toBeVisible()
  await say(page, 'a product in the cart')
  await page.goto(`${store}${PRESCRIBED}`)
  await page.getByRole('button', { name: '⟦Add to Cart⟧' }).first().click()
  await expect(page.getByRole('button', { name: '⟦Remove From Cart⟧' }).first()).toBeVisible()

  await page.goto(`${store}/cart`)
  await main.getByLabel('⟦Coupon code').fill('NOSUCHCODE')
  await main.getByRole('button', { name: '⟦Apply⟧' }).click()
  await expect(page.getByText('⟦Invalid Coupon Code⟧').first()).toBeVisible()
  await say(page, 'cart of a customer')
  await page.goto(`${store}/checkout`)
  await say(page, 'checkout')
  await main
    .getByRole('button', { name: /^⟦.*(Order|Pay)/ })
    .last()
    .click()
  await expect(main.getByRole('alert')).toContainText('⟦Please')
  await say(page, 'checkout, refused')

  await page.goto(`${store}/profile`)
  await main.getByRole('button', { name: '⟦ADD ADDRESS⟧' }).click()
  await dialog.getByRole('button', { name: '⟦Save⟧' }).click()
  await say(page, 'address dialog, refused')
  await page.keyboard.press('Escape')
  await nothingToGoBackOver(page)
  await page.goto(`${store}/orders/${pending}`)
  await main.getByRole('button', { name: '⟦Cancel Order⟧' }).click()
  await say(page, 'an order that is to be cancelled')
})
