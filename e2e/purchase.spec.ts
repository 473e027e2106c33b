import { expectAccessible } from './accessible.ts'
import { prescriptionImage } from './customer.ts'
import { amountAfter, downloadInvoice } from './invoice-pdf.ts'
import { expect, type Page, test } from './journey.ts'
import { operator } from './operator.ts'
import { approvePrescription } from './pharmacist.ts'
import { addCoupon, chargesOf, expectCouponUses, openTheOrder, stockOf } from './till.ts'
import { addAddress, CHENNAI, newMobile, type Place, register } from './visitor.ts'

const BENGALURU: Place = { pincode: '560001', city: 'Bengaluru Urban', state: 'Karnataka' }
const DELHI: Place = { pincode: '110001', city: 'New Delhi', state: 'Delhi' }

/** Beside the medicine; the coupon is not for it. */
const DROPS = { slug: 'aarogrit-tulsi-drops', name: 'Aarogrit Tulsi Drops' }

interface Sale {
  slug: string
  name: string
  /** Three of the medicine, two of the drops. */
  lines: [medicine: string, drops: string]
  subTotal: string
  /** 15 % of the medicine. */
  discount: string
  shipping: string
  total: string
}

/** A medicine for each way, so that no other journey touches its stock. */
const sales: Record<'cod' | 'razorpay' | 'ccavenue', Sale> = {
  cod: {
    slug: 'atorkav-10-tablet',
    name: 'Atorkav 10 Tablet',
    lines: ['₹250.56', '₹192.78'],
    subTotal: '₹443.34',
    discount: '₹37.58',
    shipping: '₹29.00',
    total: '₹434.76',
  },
  razorpay: {
    slug: 'atorpal-10-tablet',
    name: 'Atorpal 10 Tablet',
    lines: ['₹205.53', '₹192.78'],
    subTotal: '₹398.31',
    discount: '₹30.83',
    shipping: '₹39.00',
    total: '₹406.48',
  },
  ccavenue: {
    slug: 'atorkav-20-tablet',
    name: 'Atorkav 20 Tablet',
    lines: ['₹531.69', '₹192.78'],
    subTotal: '₹724.47',
    discount: '₹79.75',
    shipping: '₹55.00',
    total: '₹699.72',
  },
}

const ways = [
  {
    way: 'cod',
    tag: '@phone',
    place: CHENNAI,
    button: 'Place Order',
    method: 'Cash On Delivery',
    tax: ['CGST', 'SGST'],
    pay: async () => {},
  },
  {
    way: 'razorpay',
    tag: '@phone',
    place: BENGALURU,
    button: 'Pay',
    method: 'Online Mode',
    tax: ['IGST'],
    pay: (page: Page) =>
      page
        .frameLocator('iframe[title="Razorpay sandbox checkout"]')
        .getByRole('button', { name: 'Success', exact: true })
        .click(),
  },
  {
    way: 'ccavenue',
    tag: '@desktop',
    place: DELHI,
    button: 'Pay',
    method: 'Online Mode',
    tax: ['IGST'],
    pay: (page: Page) =>
      page
        .frameLocator('iframe[title="Secure payment"]')
        .getByRole('button', { name: 'Success', exact: true })
        .click(),
  },
] as const

async function putIntoCart(page: Page, slug: string): Promise<void> {
  await page.goto(`/product/any/${slug}`)
  await page.getByRole('button', { name: 'Add to Cart' }).first().click()
  await expect(page.getByRole('button', { name: 'Remove From Cart' }).first()).toBeVisible()
}

async function setQuantity(page: Page, name: string, quantity: string): Promise<void> {
  const field = page.getByRole('main').getByRole('textbox', { name: `Quantity of ${name}` })
  await field.fill(quantity)
  await field.press('Enter')
}

for (const { way, tag, place, button, method, tax, pay } of ways) {
  test(`a prescription medicine is bought with a coupon by ${way}: order, gateway and invoice say the same`, {
    tag,
  }, async ({ page }) => {
    const sale = sales[way]
    const coupon = `HEALTH${way}`.toUpperCase()
    const mobile = newMobile()
    const main = page.getByRole('main')
    const summary = page.getByRole('region', { name: 'Order Summary' })
    const problem = main.getByRole('alert')
    await addCoupon(coupon, sale.slug)
    const before = await stockOf(sale.slug)

    await test.step('a visitor fills the cart', async () => {
      await putIntoCart(page, DROPS.slug)
      await putIntoCart(page, sale.slug)
      await page.goto('/cart')
      await setQuantity(page, sale.name, '3')
      await expect(main.getByText(sale.lines[0])).toBeVisible()
      await setQuantity(page, DROPS.name, '2')
      await expect(summary.getByText(sale.subTotal).first()).toBeVisible()
      await main.getByLabel('Coupon code').fill(coupon)
      await main.getByRole('button', { name: 'Apply' }).click()
      await expect(main.getByText('Login to Apply Coupon')).toBeVisible()
    })

    await test.step('signs in, and the coupon counts', async () => {
      await main.getByRole('link', { name: 'Proceed' }).click()
      await expect(page.getByText('Login to Checkout')).toBeVisible()
      await register(page, mobile)
      await expect(page).toHaveURL(/\/checkout$/)
      await page.goto('/cart')
      await main.getByLabel('Coupon code').fill('NOSUCHCODE')
      await main.getByRole('button', { name: 'Apply' }).click()
      await expect(main.getByText('Invalid Coupon Code')).toBeVisible()
      await expect(main.getByLabel('Coupon code')).toBeFocused()
      await main.getByLabel('Coupon code').fill(coupon)
      await main.getByRole('button', { name: 'Apply' }).click()
      await expect(page.getByText('Coupon Code Applied')).toBeVisible()
      await expect(summary.getByText(`−${sale.discount}`)).toBeVisible()
      await main.getByRole('link', { name: 'Proceed' }).click()
      await expect(page).toHaveURL(/\/checkout$/)
      await expect(summary.getByText(`−${sale.discount}`)).toBeVisible()
    })

    await test.step('the checkout asks for terms, an address and the prescription', async () => {
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Safe to pay, easy to return')
      await expect(main.getByText('Your pharmacist checks every order before it leaves.')).toBeVisible()
      const steps = main.getByRole('listitem').filter({ hasText: /My Cart|Order Review|Payment Details/ })
      await expect(steps.nth(1)).toHaveAttribute('aria-current', 'step')
      const payButton = page.getByRole('button', { name: button })
      await page
        .getByRole('radio', { name: way === 'cod' ? 'Cash On Delivery' : new RegExp(way, 'i') })
        .check()
      await payButton.click()
      await expect(problem).toHaveText('Please Accept Terms And Conditions')
      await expect(page.getByRole('checkbox', { name: /I accept the/ })).toBeFocused()
      await page.getByRole('checkbox', { name: /I accept the/ }).check()
      await payButton.click()
      await expect(problem).toHaveText('Please add an Address')
      await expect(problem).toBeInViewport({ ratio: 1 })
      await expect(page.getByRole('button', { name: 'ADD ADDRESS' })).toBeFocused()
      await page.getByRole('button', { name: 'ADD ADDRESS' }).click()
      await addAddress(page, mobile, place)
      await expect(page.getByText('Address Added')).toBeVisible()
      await payButton.click()
      await expect(problem).toHaveText('Please upload & select the Prescription')
      await expect(problem).toBeInViewport({ ratio: 1 })
      await page.getByLabel('Upload Prescription').setInputFiles({
        name: 'prescription.png',
        mimeType: 'image/png',
        buffer: await prescriptionImage(),
      })
      await expect(page.getByText('Prescription Uploaded..!')).toBeVisible()
      const selected = page.getByRole('checkbox', { name: 'Select prescription 1 for this order' })
      await expect(selected).toBeChecked()
      await selected.uncheck()
      await payButton.click()
      await expect(problem).toHaveText('Please upload & select the Prescription')
      await selected.check()
      await expect(problem).toBeHidden()
      await expect(summary.getByText(sale.total)).toBeVisible()
      await expectAccessible(page, 'checkout')
      await payButton.click()
      await pay(page)
      await expect(page).toHaveURL(/\/orders$/, { timeout: 20_000 })
      await expect(page.getByText('Your Order Placed Successfully').first()).toBeVisible()
    })

    const orderNumber = await test.step('the order says what was chosen', async () => {
      await expect(main.getByRole('rowheader')).toHaveCount(1)
      await expect(main.getByText(sale.total)).toBeVisible()
      await expect(main.getByText('Paid', { exact: true })).toHaveCount(way === 'cod' ? 0 : 1)
      const number = await openTheOrder(page)
      await expect(summary.getByRole('definition')).toHaveText([
        sale.subTotal,
        `−${sale.discount}`,
        sale.shipping,
        sale.total,
      ])
      const products = main.getByRole('table').getByRole('row')
      await expect(products.filter({ hasText: sale.name })).toContainText(sale.lines[0])
      await expect(products.filter({ hasText: DROPS.name })).toContainText(sale.lines[1])
      await expect(page.getByRole('banner').getByRole('link', { name: 'Cart, 0 items' })).toBeVisible()
      return number
    })

    await test.step('one charge, one coupon use, three pieces gone', async () => {
      const paise = Number(sale.total.replace(/[₹.]/g, ''))
      const charges = way === 'cod' ? [] : [{ gateway: way, amount: paise, refunded: 0 }]
      expect(await chargesOf(orderNumber)).toEqual(charges)
      await expectCouponUses(coupon, 0)
      expect(await stockOf(sale.slug)).toEqual({ free: before.free - 3, held: 0 })
    })

    await test.step('the invoice says the same after delivery', async () => {
      await approvePrescription(orderNumber)
      await operator('orders', 'move', orderNumber, 'delivered')
      await page.reload()
      await expect(main.getByText('Delivered').first()).toBeVisible()
      const { pages, fileName, size } = await downloadInvoice(page)
      const [text = ''] = pages
      expect(fileName).toBe(`InvoiceNo-${page.url().split('/').at(-1)}.pdf`)
      expect(size).toEqual([210, 295])
      for (const words of [
        orderNumber,
        sale.name,
        DROPS.name,
        'Meena Raghavan',
        place.state,
        method,
        'Not Mentioned',
      ]) {
        expect(text).toContain(words)
      }
      expect(text).toContain(`The coupon's discount of ${sale.discount} is deducted in the items above.`)
      expect(text).toContain(`Delivery Charge 996812 1 ${sale.shipping}`)
      expect(text).toContain(`Grand Total ${sale.total}`)
      const taxes = tax.map((name) => amountAfter(text, name))
      const parts = [
        amountAfter(text, 'Sub Total (excl. tax)'),
        ...taxes,
        amountAfter(text, 'Delivery Charge (excl. tax)'),
      ]
      expect(parts.reduce((sum, part) => sum + part, 0)).toBe(amountAfter(text, 'Grand Total'))
      expect(taxes.reduce((sum, part) => sum + part, 0)).toBe(amountAfter(text, 'Total Tax'))
      expect(new Set(taxes).size).toBe(1)
    })
  })
}
