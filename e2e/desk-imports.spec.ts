import { readFile } from 'node:fs/promises'
import { expectAccessible } from './accessible.ts'
import { addresses } from './addresses.ts'
import { newCustomer, saveAddress } from './customer.ts'
import { signInAtDesk } from './desk.ts'
import { type APIRequestContext, expect, type Page, test } from './journey.ts'
import { stockOf } from './till.ts'

test.use({ isMobile: false, viewport: { width: 1442, height: 900 } })

/** A small list under a pharmacy's own headings: of one nobody can know what it is. */
const LIST = `Item Name,Item Code,Our Rate,Packing,Contents
Zubrizole 40 Tablet,ZB-1,88.50,strip of 15 tablets,Pantoprazol (40mg)
Zubricold Syrup,ZB-2,64,100 ml,Ambroxol (30mg)
Zubrifree Capsule,ZB-3,ten,10's,Rabeprazole (20mg)
Zubri Sanitary Pads,ZB-4,90,10's,
Zubrinov Tablet,ZB-5,90,10's,Zubrinovine (5mg)
`

const choose = (page: Page, name: string, text: string) =>
  page
    .locator('input[type=file]')
    .setInputFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(text, 'utf8') })

async function look(page: Page, name: string): Promise<void> {
  for (const width of [1442, 768]) {
    await page.setViewportSize({ width, height: 1000 })
    // Away from the menu, which comes under the pointer and says its words.
    await page.mouse.move(width - 4, 990)
    await expect(page.getByRole('tooltip')).toHaveCount(0)
    await expectAccessible(page, `${name} at ${width}`)
    if (process.env['DESK_PICTURES']) {
      const path = `${process.env['DESK_PICTURES']}/imports ${name} ${width}.png`
      await page.screenshot({ path, fullPage: true })
    }
  }
}

const isInStore = async (page: Page, name: string) => {
  const store = await page.context().newPage()
  await store.goto(`${addresses.store}/search?search=${encodeURIComponent(name)}`)
  await expect(store.getByRole('heading', { level: 1 })).toBeVisible()
  const found = await store.getByRole('link', { name, exact: false }).count()
  await store.close()
  return found > 0
}

test('an owner brings in a list under its own headings, sells it, and takes it back', {
  tag: '@desktop',
}, async ({ page }) => {
  await signInAtDesk(page, 'owner', '/imports')
  await expect(page.getByRole('heading', { name: 'Imports', level: 1 })).toBeVisible()
  await look(page, 'empty')
  await expect(page.getByRole('button', { name: 'Try it' })).toBeDisabled()

  await choose(page, 'rates.csv', LIST)
  await expect(page.getByText('rates.csv, 1 KB')).toBeVisible()
  await page.getByRole('button', { name: 'Try it' }).click()
  const result = page.getByRole('heading', { name: 'What would happen' })
  await expect(result).toBeFocused()
  await expect(page.getByRole('alert')).toContainText('5 of 5 new products have no price')
  await expect(page.getByRole('button', { name: 'Import', exact: true })).toHaveCount(0)
  const heading = page.getByLabel('“Our Rate” is read as')
  await expect(heading).toHaveValue('-')
  await look(page, 'without prices')

  await heading.selectOption('mrp')
  await expect(page.getByText('Something was changed since the last try')).toBeVisible()
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('region', { name: 'The first rows' })).toContainText('Zubrizole 40 Tablet')
  await expect(result).toBeFocused()
  await expect(page.getByRole('region', { name: 'Not kept' })).toContainText(
    'mrp "ten" is not a price in rupees: write it as 30.24',
  )
  const guessed = page.getByRole('region', { name: 'To look at' })
  await expect(guessed).toContainText('HSN 96190010 (by its name), GST 0 % (of the HSN that was guessed)')
  // Those for a pharmacist stand first.
  await expect(guessed.getByRole('row').nth(1)).toContainText('Zubricold Syrup')
  await look(page, 'tried')
  expect(await isInStore(page, 'Zubrizole 40 Tablet')).toBe(false)

  await page.getByRole('button', { name: 'Import', exact: true }).click()
  await expect(page.getByRole('heading', { name: /^Import \d+$/ })).toBeFocused()
  await look(page, 'imported')
  const list = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Rows not kept (CSV)' }).click()
  const refused = await readFile(await (await list).path(), 'utf8')
  expect(refused).toContain(
    `4,"mrp ""ten"" is not a price in rupees: write it as 30.24",Zubrifree Capsule,ZB-3,ten`,
  )
  await expect.poll(() => isInStore(page, 'Zubrizole 40 Tablet')).toBe(true)

  await page.getByRole('button', { name: 'Another list' }).click()
  const row = page.getByRole('row').filter({ hasText: 'rates.csv' }).first()
  await expect(row).toContainText('Done')
  await row.getByRole('button', { name: /^Take back/ }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText('What “rates.csv” added goes')
  await expectAccessible(page, 'taking back')
  await dialog.getByRole('button', { name: 'Take back' }).click()
  await expect(page.getByRole('heading', { name: /is taken back$/ })).toBeVisible()
  await look(page, 'taken back')
  await page.getByRole('link', { name: 'All imports' }).click()
  await expect(page.getByRole('row').filter({ hasText: 'rates.csv' }).first()).toContainText('Taken back')
  await expect.poll(() => isInStore(page, 'Zubrizole 40 Tablet')).toBe(false)
})

async function orderOne(request: APIRequestContext, slug: string): Promise<void> {
  const customer = await newCustomer(request)
  const found = await request.get(`${addresses.store}/api/get/productBySlug?slug=${slug}`)
  const products = [{ _id: (await found.json()).data._id, quantity: 1 }]
  await customer.call('POST /post/cart', { data: { userId: customer.userId, products } })
  const shippingAddress = { id: await saveAddress(customer) }
  const order = { products, shippingAddress, acceptedTerms: true, paymentMethod: 'cod' }
  const { key } = await customer.call('POST /post/order', { order })
  expect(key).toBe('success')
}

// Of no other journey: their stock is another one for a while.
const [ORDERED, LEFT] = ['vitavriksh-flax-seeds-500-g', 'vanya-ayur-henna-powder-500-g']

test('what was ordered of an import stays, and the rest is taken back', { tag: '@desktop' }, async ({
  page,
  request,
}) => {
  const before = await stockOf(LEFT)
  await signInAtDesk(page, 'owner', '/imports')
  await page.getByLabel('What it is a list of').click()
  await page.getByRole('option', { name: 'Stock' }).click()
  await choose(page, 'counted.csv', `product,stock\n${ORDERED},731\n${LEFT},732\n`)
  await page.getByRole('button', { name: 'Try it' }).click()
  await page.getByRole('button', { name: 'Import', exact: true }).click()
  await expect(page.getByRole('heading', { name: /^Import \d+$/ })).toBeVisible()
  await orderOne(request, ORDERED)
  await page.getByRole('button', { name: 'Another list' }).click()
  await page
    .getByRole('row')
    .filter({ hasText: 'counted.csv' })
    .first()
    .getByRole('button', { name: /^Take back/ })
    .click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Take back' }).click()
  await expect(dialog.getByRole('alert')).toContainText('1 of it were ordered since, “Vitavriksh Flax Seeds')
  await expect(dialog.getByRole('button', { name: 'Take back' })).toBeDisabled()
  await expectAccessible(page, 'an import of which something was ordered')
  await dialog.getByLabel('Leave what was ordered, and take back the rest').check()
  await dialog.getByRole('button', { name: 'Take back' }).click()
  await expect(page.getByText('Ordered since, in use, or changed otherwise since.')).toBeVisible()
  expect(await stockOf(ORDERED)).toMatchObject({ free: 730 })
  expect(await stockOf(LEFT)).toEqual(before)
})

/** A file that the page itself makes: it is more than a journey may hand to a field, or hands over only slowly. */
const chooseMade = (page: Page, name: string, made: { begins: string; bytes: number }) =>
  page.locator('input[type=file]').evaluate(
    (input: HTMLInputElement, { name, begins, bytes }) => {
      const chosen = new DataTransfer()
      chosen.items.add(new File([begins, new Uint8Array(bytes - begins.length)], name))
      input.files = chosen.files
      input.dispatchEvent(new Event('change', { bubbles: true }))
    },
    { name, ...made },
  )

test('an owner is told what is wrong with a file, and one that is too large is not sent', {
  tag: '@desktop',
}, async ({ page }) => {
  await signInAtDesk(page, 'owner', '/imports')
  // As long as a large list is: it comes through whatever stands between.
  await chooseMade(page, 'prices.csv', { begins: '%PDF-1.7 ', bytes: 24_000_000 })
  await page.getByRole('button', { name: 'Try it' }).click()
  await expect(page.getByRole('alert')).toContainText('This is a PDF, which is made for printing')
  await look(page, 'no list')
  await chooseMade(page, 'all.csv', { begins: '', bytes: 64_000_001 })
  await expect(page.getByRole('alert')).toContainText('A list must be at most 64 MB')
  await expect(page.getByRole('button', { name: 'Try it' })).toBeDisabled()
})

test('an owner is told of keys that stand for other articles, of sums, and of what another shop keeps from sale', {
  tag: '@desktop',
}, async ({ page, request }) => {
  const found = await request.get(`${addresses.store}/api/get/products`)
  const slugs: string[] = (await found.json()).data.map(({ slug }: { slug: string }) => slug).slice(0, 4)
  await signInAtDesk(page, 'owner', '/imports')
  const others = ['Zubrifloxin', 'Zubrimer', 'Zubrilune', 'Zubrimax'].map(
    (name, at) => `${slugs[at]},${name},50`,
  )
  await choose(page, 'numbered.csv', ['Slug,Item Name,MRP', ...others, ''].join('\n'))
  const replace = page.getByRole('checkbox', { name: /stand for other articles than before/ })
  await expect(replace).not.toBeChecked()
  await page.getByRole('button', { name: 'Try it' }).click()
  await expect(page.getByRole('heading', { name: 'What would happen' })).toBeFocused()
  await expect(page.getByRole('alert')).toContainText(
    '4 of 4 codes that the shop knows stand for other articles',
  )
  await expect(page.getByRole('region', { name: 'What some of the codes stand for' })).toContainText(
    'Zubrifloxin',
  )
  await expect(page.getByRole('button', { name: 'Import', exact: true })).toHaveCount(0)
  await look(page, 'other articles')
  await replace.check()
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('button', { name: 'Import', exact: true })).toBeVisible()

  const shop = [
    'Title,SKU,Status,Price,Compare-at price,Gift card',
    'Zubricalm Tablet,ZS-1,active,90,100,FALSE',
    'Zubridraft Tablet,ZS-2,draft,90,100,FALSE',
    'Zubri Present,ZS-3,active,500,,TRUE',
    'Grand Total,,,275.24,,',
  ]
  await choose(page, 'shop.csv', shop.join('\n'))
  await expect(replace).not.toBeChecked()
  await page.getByRole('button', { name: 'Try it' }).click()
  const passed = page.getByRole('region', { name: 'Passed over' })
  await expect(passed).toContainText('Grand Total 275.24')
  const offSale = page.getByRole('region', { name: 'In, and off sale' })
  await expect(offSale).toContainText('Zubridraft Tablet')
  await expect(offSale).toContainText('a gift card')
  await look(page, 'passed over')
})

test('an owner sees whose export a list is, and where its categories go, before anything is written', {
  tag: '@desktop',
}, async ({ page }) => {
  await signInAtDesk(page, 'owner', '/imports')
  const list = [
    'ID,Type,SKU,Name,Published,"Visibility in catalog","Regular price",Categories,Parent,"Attribute 1 name","Attribute 1 value(s)"',
    '1,variable,ZW,Zubriwash,1,visible,,Baby Care > Bath,,Pack,"100 ml, 200 ml"',
    '2,variation,ZW-1,Zubriwash - 100 ml,1,visible,120,,ZW,Pack,100 ml',
    '3,variation,ZW-2,Zubriwash - 200 ml,1,visible,200,,ZW,Pack,200 ml',
    '4,simple,ZR,Zubrirope,1,visible,90,Zubrigoods > Ropes,,,',
  ]
  await choose(page, 'export.csv', list.join('\n'))
  await page.getByText('More about products').click()
  await expect(page.getByLabel('Exported from')).toHaveText('As its headings tell')
  await page.getByRole('button', { name: 'Try it' }).click()
  await expect(page.getByText('It is read as an export of WooCommerce.')).toBeVisible()
  const rows = page.getByRole('region', { name: 'Where its categories stand' }).getByRole('row')
  await expect(rows.filter({ hasText: 'Baby Care > Bath' })).toContainText('Mother and Baby Care › Bath')
  await expect(rows.filter({ hasText: 'Zubrigoods > Ropes' })).toContainText('made for it')
  await look(page, 'an export')

  await page.getByLabel('Exported from').click()
  await page.getByRole('option', { name: 'Shopify' }).click()
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('alert')).toContainText('not those of an export of Shopify')
  await look(page, 'another export')
})

test('an owner sees a list by batches before it is in: what has expired, what is to be counted, what is called otherwise', {
  tag: '@desktop',
}, async ({ page, request }) => {
  const found = await request.get(`${addresses.store}/api/get/products`)
  const [known]: { slug: string; name: string }[] = (await found.json()).data
  await signInAtDesk(page, 'owner', '/imports')
  const rows = [
    'slug,name,batch,expiry,mrp,qty',
    'zubribatch,Zubribatch Tablet,B1,12/2035,20,5',
    'zubribatch,Zubribatch Tablet,B2,03/2036,22.50,7',
    'zubribatch,Zubribatch Tablet,B0,01/2024,18,9',
    'zubriodd,Zubriodd Syrup,,,64,7:5',
    'zubritwice,Zubritwice Drops,,,64,7',
    'zubritwice,Zubritwice Drops,,,65,7',
    `${known?.slug},"${known?.name} Forte",,,900,3`,
  ]
  await choose(page, 'batches.csv', `${rows.join('\n')}\n`)
  await page.getByRole('button', { name: 'Try it' }).click()
  await expect(page.getByRole('heading', { name: 'What would happen' })).toBeFocused()
  await expect(page.getByRole('region', { name: 'The first rows' })).toContainText(
    'B1 to 2035-12-31: 5, B2 to 2036-03-31: 7',
  )
  await expect(page.getByRole('region', { name: 'Batches that have expired' })).toContainText('2024-01-31')
  await expect(page.getByRole('region', { name: 'Stock to be counted' })).toContainText('7:5')
  const renamed = page.getByRole('region', { name: 'Known products with another name' })
  await expect(renamed).toContainText(`${known?.name} Forte`)
  await expect(page.getByRole('region', { name: 'Not kept' })).toContainText(
    'stands on line 7 with another mrp: leave one row of it, or give each its batch',
  )
  await look(page, 'batches tried')
})
