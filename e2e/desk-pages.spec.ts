import type { DeskCategories, DeskCategory } from '@dawakit/core/contract'
import sharp from 'sharp'
import { expectAccessible } from './accessible.ts'
import { fillCart, newCustomer, saveAddress, signInOn } from './customer.ts'
import { callDesk, readAnew, signInAtDesk } from './desk.ts'
import { type Browser, expect, type Page, test } from './journey.ts'
import { expectWithin } from './layout.ts'

test.use({ isMobile: false, hasTouch: false, viewport: { width: 1442, height: 900 } })
test.setTimeout(240_000)

const SLUG = 'parapal-650-tablet'
/** Nobody else in the journeys orders to there. */
const STATE = 'Sikkim'

const dialogOf = (desk: Page) => desk.getByRole('dialog')
/** A form is sent by Enter, and goes when the shop has taken it. */
async function save(desk: Page): Promise<void> {
  await dialogOf(desk).getByRole('textbox').first().press('Enter')
  await expect(dialogOf(desk)).toBeHidden()
}
const go = (desk: Page, name: string) =>
  desk
    .getByRole('navigation', { name: 'Pages of the store' })
    .getByRole('link', { name, exact: true })
    .press('Enter')

async function openDesk(browser: Browser, path: string): Promise<Page> {
  const desk = await browser.newPage({ viewport: { width: 1442, height: 900 } })
  await signInAtDesk(desk, 'owner', path)
  return desk
}

async function look(desk: Page, what: string): Promise<void> {
  for (const width of [768, 1442]) {
    await desk.setViewportSize({ width, height: 900 })
    await expectAccessible(desk, `${what} at ${width}`)
    await expectWithin(desk, `${what} at ${width}`)
    const folder = process.env['DESK_PICTURES']
    if (folder) await desk.screenshot({ path: `${folder}/pages-${what}-${width}.png`, fullPage: true })
  }
}

/** Drops a picture of one colour onto a field. */
async function drop(desk: Page, field: string): Promise<void> {
  const picture = sharp({ create: { width: 1280, height: 360, channels: 3, background: '#2f6f57' } })
  const base64 = (await picture.png().toBuffer()).toString('base64')
  const dataTransfer = await desk.evaluateHandle((text) => {
    const transfer = new DataTransfer()
    const bytes = Uint8Array.from(atob(text), (character) => character.charCodeAt(0))
    transfer.items.add(new File([bytes], 'banner.png', { type: 'image/png' }))
    return transfer
  }, base64)
  const group = dialogOf(desk).getByRole('group', { name: field, exact: true })
  await group.dispatchEvent('drop', { dataTransfer })
  await expect(group.locator('img')).toHaveAttribute('src', /\/images\/products\/[0-9a-f]{32}-1120\.webp$/)
}

test('shelves, brands and banners are kept up at the desk, and show in the store at once', {
  tag: '@desktop',
}, async ({ page, browser }) => {
  const desk = await openDesk(browser, '/store')

  await test.step('a category is renamed; its address from before leads to it', async () => {
    await expect(desk.getByRole('heading', { name: 'Categories', exact: true })).toBeVisible()
    const general = desk.getByRole('region', { name: 'General goods' })
    const row = general.getByRole('row').last()
    const before = await row.getByRole('cell').nth(1).innerText()
    const rename = async (from: string, to: string) => {
      await general.getByRole('button', { name: `Change ${from}`, exact: true }).press('Enter')
      await dialogOf(desk).getByLabel('Name').fill(to)
      await save(desk)
      await expect(row).toContainText(to)
    }
    await look(desk, 'categories')
    await rename(before, `${before} Corner`)
    const slug = before.toLowerCase().replace(/[^a-z0-9]+/g, '-')
    await page.goto(`/generalCategory/${slug}`)
    await expect(page.getByRole('heading', { name: `${before} Corner`, level: 1 })).toBeVisible()
    await rename(`${before} Corner`, before)

    // A colleague is first while the form is open.
    const change = general.getByRole('button', { name: /^Change / }).last()
    const name = dialogOf(desk).getByLabel('Name')
    await change.press('Enter')
    await name.fill(`${before} Mine`)
    const { categories } = await callDesk<DeskCategories>(desk, 'categories')
    const { id, version, isGeneral, group, logo, banners } =
      categories.find((one) => one.name === before) ?? (categories[0] as DeskCategory)
    const theirs = { isGeneral, name: `${before} Theirs`, group, logo, banners }
    await callDesk(desk, 'categories', { category: theirs, id, seen: version })
    await readAnew(desk, '/categories')
    for (let press = 0; press < 2; press++) {
      await name.press('Enter')
      await expect(dialogOf(desk).getByRole('alert')).toContainText('Somebody else has changed this')
    }
    await expect(name).toHaveValue(`${before} Mine`)
    await dialogOf(desk).getByRole('button', { name: 'Cancel' }).press('Enter')
    await expect(row).toContainText(`${before} Theirs`)
    await rename(`${before} Theirs`, before)
  })

  await test.step('a brand is found by its name', async () => {
    await go(desk, 'Brands')
    const rows = desk.getByRole('region', { name: 'Brands' }).getByRole('row')
    const name = await rows.last().getByRole('cell').nth(1).innerText()
    await look(desk, 'brands')
    await desk.keyboard.press('/')
    await desk.keyboard.type(name)
    await expect(rows).toHaveCount(2)
    await expect(rows.last()).toContainText(name)
  })

  await test.step('a banner with a dropped picture is on the home page, and goes again', async () => {
    await go(desk, 'Home page')
    await desk.getByRole('button', { name: 'Add to: Banners that turn' }).press('Enter')
    await dialogOf(desk).getByLabel('Title').fill('Monsoon of the journeys')
    await drop(desk, 'Picture')
    await dialogOf(desk).getByRole('combobox', { name: 'Leads to' }).press('ArrowDown')
    await desk.getByRole('option').first().click()
    await expect(dialogOf(desk).getByText('As a phone shows it')).toBeVisible()
    await look(desk, 'banner')
    await save(desk)
    await page.goto('/')
    await expect(page.getByRole('img', { name: /^Monsoon of the journeys/ })).toBeAttached()
    const name = 'Monsoon of the journeys'
    await desk.getByRole('button', { name: `Move ${name} up` }).press('Enter')
    await expect(desk.getByRole('button', { name: `Move ${name} down` })).toBeEnabled()
    await desk.getByRole('button', { name: `Remove ${name}`, exact: true }).press('Enter')
    await dialogOf(desk).getByRole('button', { name: 'Remove' }).press('Enter')
    await expect(dialogOf(desk)).toBeHidden()
    await page.reload()
    await expect(page.getByRole('img', { name: /^Monsoon of the journeys/ })).not.toBeAttached()
    await look(desk, 'front')
  })

  await test.step('in the dark, as by day', async () => {
    await desk.emulateMedia({ colorScheme: 'dark' })
    await go(desk, 'Delivery')
    await expect(desk.getByRole('region', { name: 'Charges and days by state' })).toBeVisible()
    await look(desk, 'delivery-dark')
  })
})

test('what a coupon and the delivery are set to is what a customer pays', {
  tag: '@desktop',
}, async ({ page, request, browser }) => {
  const desk = await openDesk(browser, '/store/coupons')
  const customer = await newCustomer(request)
  await saveAddress(customer, { pincode: '737101', cityName: 'Gangtok', stateName: STATE })
  const { data: product } = await customer.call<{ _id: string }>(`GET /get/productBySlug?slug=${SLUG}`)
  await fillCart(customer, [{ _id: product._id, quantity: 2 }])
  await signInOn(page, customer)
  const code = `J${Date.now()}`

  await test.step('a coupon is used in the cart', async () => {
    await desk.getByRole('button', { name: 'Add a coupon' }).press('Enter')
    await dialogOf(desk).getByLabel('Code', { exact: true }).fill(code)
    await dialogOf(desk).getByLabel('Last day').fill('2099-12-31')
    await save(desk)
    await look(desk, 'coupons')
    await page.goto('/cart')
    await page.getByLabel('Coupon code').fill(code)
    await page.getByLabel('Coupon code').press('Enter')
    await expect(page.getByText(`Coupon ${code}`)).toBeVisible()
  })

  await test.step('what delivery to a state costs is what the checkout says', async () => {
    await go(desk, 'Delivery')
    const change = async (fee: string) => {
      await desk.getByRole('button', { name: `Change ${STATE}` }).press('Enter')
      const field = dialogOf(desk).getByLabel('Charge in rupees')
      const before = await field.inputValue()
      await field.fill(fee)
      await save(desk)
      return before
    }
    const before = await change('123.45')
    await desk.getByLabel('What a customer with this pincode sees').fill('737101')
    await expect(desk.getByText(/^Gangtok, Sikkim: ₹123\.45, in \d+ days$/)).toBeVisible()
    await look(desk, 'delivery')
    await page.goto('/checkout')
    await expect(page.getByText('₹123.45').first()).toBeVisible()
    await change(before)
  })

  await test.step('the coupon ends', async () => {
    await go(desk, 'Coupons')
    await desk.getByRole('textbox', { name: 'Coupons that begin with …' }).fill(code)
    await desk.getByRole('button', { name: `Coupon ${code}` }).press('Enter')
    await dialogOf(desk).getByRole('button', { name: 'End it now' }).press('Enter')
    await expect(dialogOf(desk)).toBeHidden()
  })
})

test('what is told to a customer is there, and what one asks for is answered', {
  tag: '@desktop',
}, async ({ page, request, browser }) => {
  const desk = await openDesk(browser, '/store/notices')
  const customer = await newCustomer(request)
  await signInOn(page, customer)
  const code = `J${Date.now()}`

  await test.step('a notification is there for its customer, and is taken back', async () => {
    await desk.getByRole('button', { name: 'Write a notification' }).press('Enter')
    const title = `We close at six ${code}`
    await dialogOf(desk).getByLabel('Title').fill(title)
    await dialogOf(desk).getByLabel('To one customer').fill(customer.mobile)
    await save(desk)
    await expect(desk.getByRole('row', { name: title })).toBeVisible()
    await look(desk, 'notices')
    await page.goto('/notifications')
    await expect(page.getByText(title)).toBeVisible()
    await desk.getByRole('button', { name: `Take back: ${title}` }).press('Enter')
    await dialogOf(desk).getByRole('button', { name: 'Take back' }).press('Enter')
    await expect(desk.getByRole('row', { name: title })).toBeHidden()
  })

  await test.step('what a customer asks for is answered', async () => {
    const productName = `Zincovit ${code}`
    const { mobile, userId } = customer
    await customer.call('POST /post/newProductRequest', {
      data: { productName, mobileNumber: mobile, user: userId },
    })
    await go(desk, 'Asked for')
    await look(desk, 'wishes')
    await desk.getByRole('button', { name: `Decline ${productName}` }).press('Enter')
    await dialogOf(desk).getByLabel('Why not').fill('Its maker sends none to India.')
    await dialogOf(desk).getByRole('button', { name: 'Tell 1 customer' }).press('Enter')
    await expect(dialogOf(desk)).toBeHidden()
    await page.reload()
    await expect(page.getByText('Its maker sends none to India.')).toBeVisible()
  })
})
