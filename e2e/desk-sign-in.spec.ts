import { expectAccessible } from './accessible.ts'
import { addresses } from './addresses.ts'
import { type DeskRole, deskSignIn, showPassword, signInAnew, signInAtDesk } from './desk.ts'
import { expect, test } from './journey.ts'

test.use({ isMobile: false, viewport: { width: 1442, height: 900 } })

test('nobody comes in without the second factor', { tag: '@desktop' }, async ({ page }) => {
  await page.goto(`${addresses.desk}/orders`)
  await expect(page.getByRole('heading', { name: 'The pharmacy’s desk' })).toBeVisible()
  await expectAccessible(page, 'the sign-in of the desk')
  const signIn = await deskSignIn('support')
  await showPassword(page, { ...signIn, password: 'not the password' })
  await expect(page.getByRole('alert')).toBeVisible()
  await showPassword(page, signIn)
  await page.getByLabel('Code').fill('000000')
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page.getByText('This code is not right')).toBeVisible()
  await expectAccessible(page, 'the second factor')
  await page.goto(`${addresses.desk}/orders`)
  await expect(page.getByLabel('Email')).toBeVisible()
})

const MENUS: Record<DeskRole, string[]> = {
  owner: [
    'Orders',
    'Customers',
    'Phone order',
    'Returns',
    'Recalls',
    'Money',
    'Prescriptions',
    'To prepare',
    'Goods in',
    'To order',
    'Suppliers',
    'The store',
    'Registers',
    'Inspection',
    'Shelf',
    'Counts',
    'Corrections',
    'Products',
    'Imports',
    'Staff',
    'Audit',
  ],
  pharmacist: [
    'Orders',
    'Customers',
    'Phone order',
    'Returns',
    'Recalls',
    'Prescriptions',
    'To prepare',
    'Goods in',
    'To order',
    'Suppliers',
    'The store',
    'Registers',
    'Inspection',
    'Shelf',
    'Counts',
    'Corrections',
    'Products',
  ],
  packer: ['Orders', 'Returns', 'Shelf', 'Counts', 'Products'],
  support: ['Orders', 'Customers', 'Phone order', 'Returns', 'Money', 'The store', 'Products'],
}

for (const role of ['owner', 'pharmacist', 'packer', 'support'] as const) {
  test(`the menu has what a ${role} works with, and no other page opens`, { tag: '@desktop' }, async ({
    page,
  }) => {
    await signInAnew(page, role)
    const menu = page.getByRole('navigation', { name: 'Main' })
    await expect(menu.getByRole('link')).toHaveText(MENUS[role])
    await page.goto(`${addresses.desk}/staff`)
    if (role === 'owner') await expect(page.getByRole('heading', { name: 'Staff' })).toBeVisible()
    else await expect(page.getByText('Your role may not see this.')).toBeVisible()
    await page.getByTitle('Your account').click()
    await page.getByRole('menuitem', { name: 'Sign out' }).click()
    await expect(page.getByLabel('Email')).toBeVisible()
  })
}

test('the owner’s pages are accessible at both widths', { tag: '@desktop' }, async ({ page }) => {
  await signInAtDesk(page, 'owner')
  for (const width of [1442, 768]) {
    await page.setViewportSize({ width, height: 1000 })
    for (const [path, heading] of [
      ['/orders', 'Orders'],
      ['/customers', 'Customers'],
      ['/phone-order', 'Phone order'],
      ['/returns', 'Returns'],
      ['/money', 'Money'],
      ['/prescriptions', 'Prescriptions'],
      ['/requests', 'Orders by prescription'],
      ['/imports', 'Imports'],
      ['/staff', 'Staff'],
      ['/audit', 'Audit'],
      ['/account', 'Your account'],
    ] as const) {
      await page.goto(addresses.desk + path)
      await expect(page.getByRole('heading', { name: heading, level: 1 })).toBeVisible()
      await expect(page.getByRole('status').filter({ hasText: 'Loading' })).toHaveCount(0)
      await expectAccessible(page, `${path} at ${width}`)
      if (process.env['DESK_PICTURES'])
        await page.screenshot({ path: `${process.env['DESK_PICTURES']}/${path.slice(1)}-${width}.png` })
    }
  }
})
