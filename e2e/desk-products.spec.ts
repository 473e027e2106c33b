import sharp from 'sharp'
import { expectAccessible } from './accessible.ts'
import { addresses } from './addresses.ts'
import { signInAtDesk } from './desk.ts'
import { expect, type Page, test } from './journey.ts'

test.use({ isMobile: false, hasTouch: false, viewport: { width: 1442, height: 900 } })
test.setTimeout(180_000)

const look = (page: Page, name: string) => {
  const folder = process.env['DESK_PICTURES']
  return folder ? page.screenshot({ path: `${folder}/${name}.png`, fullPage: true }) : undefined
}

/** At both widths of the desk, in light and in dark. */
async function lookAtAll(page: Page, name: string): Promise<void> {
  for (const mode of ['Dark', 'Light']) {
    await page.getByTitle('Your account').click()
    await page.getByRole('menuitem', { name: mode }).click()
    await expect(page.getByRole('menuitem')).toHaveCount(0)
    for (const width of [768, 1442]) {
      await page.setViewportSize({ width, height: 1000 })
      await expectAccessible(page, `${name}, ${mode}, at ${width}`)
      await look(page, `${name}-${mode}-${width}`.toLowerCase().replaceAll(' ', '-'))
    }
  }
}

const choose = async (page: Page, label: string, option: string) => {
  await page.getByRole('combobox', { name: new RegExp(`^${label}`) }).click()
  await page.getByRole('option', { name: option, exact: true }).first().click()
}

/** Drops a file as a hand does that carries it over. */
async function drop(page: Page, name: string, bytes: Uint8Array, type: string): Promise<void> {
  const carried = await page.evaluateHandle(
    ({ name, base64, type }) => {
      const data = new DataTransfer()
      data.items.add(new File([Uint8Array.from(atob(base64), (one) => one.charCodeAt(0))], name, { type }))
      return data
    },
    { name, type, base64: Buffer.from(bytes).toString('base64') },
  )
  await page.getByTestId('drop').dispatchEvent('drop', { dataTransfer: carried })
}

test('a product is written, put on sale, seen in the store, changed, and many at once and back', {
  tag: '@desktop',
}, async ({ page, context }) => {
  const name = `Paralief ${Date.now()} Tablet`
  await signInAtDesk(page, 'pharmacist', '/products')
  await expect(page.getByRole('heading', { name: 'Products' })).toBeVisible()
  await expect(page.getByRole('status').filter({ hasText: /products/ })).toBeVisible()
  await lookAtAll(page, 'products')

  // By keyboard: a word, the list, a product.
  await page.getByRole('heading', { name: 'Products' }).click()
  await page.keyboard.press('/')
  await page.keyboard.type('parapal tab')
  await expect(page.getByRole('link', { name: /^Parapal/ }).first()).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('link', { name: /^Parapal/ }).first()).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: /^Parapal/ })).toBeVisible()
  await lookAtAll(page, 'product')

  // As a copy of it a new one, which lacks a code at first.
  await page.getByRole('link', { name: 'Copy of it' }).click()
  await expect(page.getByRole('heading', { name: 'New product' })).toBeVisible()
  await page.getByLabel('Name', { exact: true }).fill(name)
  await page.getByLabel('HSN', { exact: true }).fill('')
  await page.getByLabel('Price ₹').fill('80')
  await page.getByLabel('MRP ₹').fill('100')
  await page.getByRole('button', { name: 'Add the product' }).click()
  await expect(page.getByText('hsn is empty: nothing can be taxed without it')).toBeVisible()
  await page.getByLabel('HSN', { exact: true }).fill('30049063')
  await expect(page.getByText('In force today: 5')).toBeVisible()
  await choose(page, 'GST %', '5')
  // One of which no other journey counts the products.
  await choose(page, 'Category', 'Haematology')
  await page.getByRole('button', { name: 'Add the product' }).click()
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
  await expect(page.getByText('Customers see nothing of it.')).toBeVisible()
  await page.getByRole('button', { name: 'Put on sale' }).click()
  await expect(page.getByText('It is on sale.')).toBeVisible()

  // A picture by drop, and one that is none.
  const picture = await sharp({ create: { width: 300, height: 200, channels: 3, background: '#0a6' } })
    .jpeg()
    .toBuffer()
  await drop(page, 'list.jpg', new TextEncoder().encode('no picture'), 'image/jpeg')
  await expect(page.getByText(/^list\.jpg: This is no picture/)).toBeVisible()
  await drop(page, 'pack.jpg', picture, 'image/jpeg')
  await expect(page.getByRole('img', { name: 'Picture 1' })).toBeVisible()

  // What customers see follows at once.
  const href = await page.getByRole('link', { name: 'Its page in the store' }).getAttribute('href')
  const store = await context.newPage()
  await store.goto(href ?? addresses.store)
  await expect(store.getByRole('heading', { name })).toBeVisible()
  await expect(store.getByText('₹80').first()).toBeVisible()
  await expect(store.locator('img[src*="/images/products/"]').first()).toBeVisible()
  await page.getByLabel('Stock alert').fill('12')
  await page.getByLabel('Sentence').fill('For fever, and for what aches.')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('Saved.')).toBeVisible()
  await store.reload()
  await expect(store.getByText('For fever, and for what aches.').first()).toBeVisible()
  await store.close()

  // A schedule by hand, which its salts do not tell, and left to them again.
  const schedule = page.getByRole('combobox', { name: /^Schedule/ })
  await expect(schedule).toContainText('By its salts')
  await choose(page, 'Schedule', 'H1')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('Not saved yet', { exact: false })).toHaveCount(0)
  await page.reload()
  await expect(schedule).toHaveText('H1')
  await expect(page.getByText('Its salts tell', { exact: false })).toBeVisible()
  await look(page, 'product-schedule-by-hand')
  await schedule.click()
  await page.getByRole('option', { name: /^By its salts/ }).click()
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('Not saved yet', { exact: false })).toHaveCount(0)
  await page.reload()
  await expect(schedule).toContainText('By its salts')

  // A price from a day on is planned, and taken back.
  await page.getByLabel('Price ₹').fill('')
  await page.getByRole('button', { name: 'Set the price' }).click()
  await expect(page.getByText('Please write the price.')).toBeVisible()
  await page.getByLabel('Price ₹').fill('101')
  await page.getByRole('button', { name: 'Set the price' }).click()
  await expect(page.getByText('price is above the MRP')).toBeVisible()
  await page.getByLabel('Price ₹').fill('90')
  await page.getByLabel('From (empty: now)').fill('2099-01-01')
  await page.getByRole('button', { name: 'Set the price' }).click()
  await expect(page.getByText('from 1 Jan 2099')).toBeVisible()
  await look(page, 'product-planned')
  await page.getByRole('button', { name: 'Take it back' }).click()
  await expect(page.getByText('from 1 Jan 2099')).toBeHidden()

  // All that are found, by percent: seen before, done, taken back.
  await page.getByRole('link', { name: 'Back to the list' }).click()
  const search = page.getByLabel('Search all products')
  await search.fill(name)
  await expect(page.getByRole('row')).toHaveCount(2)
  await page.getByRole('checkbox', { name: `Choose ${name}` }).check()
  await page.getByRole('button', { name: 'Choose all that are found' }).click()
  await page.getByRole('button', { name: 'Change them …' }).click()
  const dialog = page.getByRole('dialog', { name: 'Change several products' })
  await dialog.getByLabel('Percent: 5 raises, -5 lowers').fill('-10')
  await dialog.getByRole('button', { name: 'Show what would change' }).click()
  await expect(dialog.getByRole('row', { name: `${name} 80.00 72.00` })).toBeVisible()
  await expectAccessible(page, 'what would change')
  await look(page, 'products-bulk')
  await dialog.getByRole('button', { name: 'Change 1 product' }).click()
  await expect(page.getByRole('heading', { name: 'Changes of several' })).toBeVisible()
  const run = page.getByRole('row').nth(1)
  await expect(run).toContainText('Done · 1 changed')
  await lookAtAll(page, 'products-changes')
  await run.getByRole('button', { name: 'Take back' }).click()
  await expect(run).toContainText('Taken back · 1 as they were')
  await page.goto(`${addresses.desk}/products`)
  await search.fill(name)
  await expect(page.getByRole('row').filter({ hasText: name })).toContainText('₹80.00')
})

test('who packs looks at a product and changes nothing', { tag: '@desktop' }, async ({ page }) => {
  await signInAtDesk(page, 'packer', '/products')
  await page
    .getByRole('link', { name: /Tablet|Capsule|Syrup/ })
    .first()
    .click()
  await expect(page.getByText('Owners and pharmacists change products.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Save', exact: true })).toBeHidden()
  await page.getByRole('link', { name: 'Its shelf' }).press('Enter')
  await expect(page.getByRole('heading', { name: 'Batches' })).toBeVisible()
})
