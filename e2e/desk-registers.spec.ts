import type { RegisterEntry, RegisterEntryWithHistory } from '@dawakit/core/contract'
import { expectAccessible } from './accessible.ts'
import { addresses } from './addresses.ts'
import { newCustomer, prescriptionImage, saveAddress } from './customer.ts'
import { callDesk, signInAtDesk } from './desk.ts'
import { downloadPdf } from './invoice-pdf.ts'
import { type APIRequestContext, expect, type Page, test } from './journey.ts'
import { expectWithin } from './layout.ts'
import { approvePrescription } from './pharmacist.ts'

test.use({ isMobile: false, hasTouch: false, viewport: { width: 1442, height: 900 } })
test.setTimeout(120_000)

/** Of Schedule H1, by its tramadol. */
const MEDICINE = { slug: 'tramadec-para-tablet', name: 'Tramadec-Para Tablet' }
const BATCH = `H${Date.now() % 1_000_000}`

/** Two packs in cash, on a prescription that a pharmacist has approved. @returns the order's number */
async function approvedOrder(request: APIRequestContext): Promise<string> {
  const customer = await newCustomer(request, 'Meena Raghavan')
  const { userId, token, call } = customer
  const id = await saveAddress(customer)
  const { data: product } = await call<{ _id: string }>(`GET /get/productBySlug?slug=${MEDICINE.slug}`)
  const prescription = { name: 'rx.png', mimeType: 'image/png', buffer: await prescriptionImage() }
  const uploaded = await request.post(`${addresses.store}/api/post/uploadPrescription`, {
    multipart: { id: userId, prescription },
    headers: { Authorization: `JWT ${token}` },
  })
  const products = [{ _id: product._id, quantity: 2 }]
  await call('POST /post/cart', { data: { userId, products } })
  const order = {
    products,
    prescriptions: [(await uploaded.json()).data.id as string],
    shippingAddress: { id },
    acceptedTerms: true,
    paymentMethod: 'cod',
  }
  const { data } = await call<{ orderNumber: string }>('POST /post/order', { order })
  await approvePrescription(data.orderNumber)
  return data.orderNumber
}

/** What a page is held to, at both widths. */
async function look(desk: Page, what: string): Promise<void> {
  for (const width of [768, 1442]) {
    // Away from the menu, whose tooltip is of no landmark.
    await desk.mouse.move(width / 2, 880)
    await expect(desk.getByRole('tooltip')).toHaveCount(0)
    await desk.setViewportSize({ width, height: 900 })
    await expectAccessible(desk, `${what} at ${width}`)
    await expectWithin(desk, `${what} at ${width}`)
    const folder = process.env['DESK_PICTURES']
    if (folder) await desk.screenshot({ path: `${folder}/${what}-${width}.png`, fullPage: true })
  }
}

/** Writes into a field of the search, by keyboard from there. */
async function show(desk: Page, label: string, text: string): Promise<void> {
  const field = desk.locator('main form').getByLabel(label)
  await field.fill(text)
  await field.press('Enter')
}

test('a medicine of Schedule H1 that is packed stands in both registers, on paper and for an inspector', {
  tag: '@desktop',
}, async ({ page: desk, request }) => {
  const orderNumber = await approvedOrder(request)
  const keys = desk.keyboard
  await signInAtDesk(desk, 'pharmacist', `/orders/${orderNumber}`)
  await desk.getByLabel(`Batch of ${MEDICINE.name}`).fill(BATCH)
  await desk.getByLabel(`Expiry of ${MEDICINE.name}`).fill('06/35')
  await desk.getByRole('button', { name: 'Pack this parcel' }).click()
  await expect(desk.getByText('Parcel 1: Packed')).toBeVisible()
  await desk.getByLabel('Courier').fill('Delhivery')
  await desk.getByLabel('Tracking number').fill('DLV48213')
  await desk.getByRole('button', { name: 'Hand over' }).click()
  await desk.getByRole('button', { name: 'Delivered' }).click()
  await expect(desk.getByText('Parcel 1: Delivered')).toBeVisible()
  await desk.goto(new URL('/registers', desk.url()).href)
  const row = desk.getByRole('row').filter({ hasText: orderNumber })

  await test.step('the prescription register has it, found by keyboard, and prints it', async () => {
    await desk.getByLabel('Search').focus()
    await keys.type(orderNumber)
    await keys.press('Enter')
    await expect(row).toContainText('RX/')
    for (const text of [
      MEDICINE.name,
      BATCH,
      '06/2035',
      'Dr. Meera Rao',
      'TNMC 48213',
      '12 Anna Salai, Chennai',
    ]) {
      await expect(row).toContainText(text)
    }
    await look(desk, 'registers')
    const book = await downloadPdf(desk, () => desk.getByRole('button', { name: 'Print as PDF' }).click())
    const [text = ''] = book.pages
    for (const part of ['Prescription register', 'Drug licence', 'Page 1 of 1', '1 entry on this page']) {
      expect(text).toContain(part)
    }
    for (const part of [BATCH, 'Dr. Meera Rao', 'Meena Raghavan', 'Packs of this page: 2']) {
      expect(text).toContain(part)
    }
  })

  await test.step('an inspector sees it in that of Schedule H1: by period, medicine, prescriber and batch', async () => {
    await desk.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Inspection' }).click()
    await expect(row).toContainText('H1/')
    const today = await desk.locator('main form').getByLabel('To').inputValue()
    await show(desk, 'From', '2020-01-01')
    await show(desk, 'To', '2020-01-31')
    await expect(desk.getByText('The register has no such entry.')).toBeVisible()
    await show(desk, 'To', today)
    await expect(row).toBeVisible()
    for (const [field, other, own] of [
      ['Medicine or salt', 'azithromycin', 'tramadol'],
      ['Prescriber or registration number', 'Dr. Nobody', 'TNMC 48213'],
      ['Batch', 'NOTMINE', BATCH],
    ] as const) {
      await show(desk, field, other)
      await expect(row).toHaveCount(0)
      await show(desk, field, own)
      await expect(row).toContainText('H1/')
    }
    await expect(row.getByRole('link', { name: /^Prescription of H1/ })).toBeVisible()
    await look(desk, 'inspection')
    await desk.emulateMedia({ colorScheme: 'dark' })
    await look(desk, 'inspection-dark')
    await desk.emulateMedia({ colorScheme: 'light' })
    const invoice = await downloadPdf(desk, () => row.getByRole('button', { name: /^Invoice INV/ }).click())
    expect(invoice.pages[0]).toContain(BATCH)
    const book = await downloadPdf(desk, () => desk.getByRole('button', { name: 'Print as PDF' }).click())
    expect(book.pages[0]).toContain('Schedule H1 register')
    expect(book.pages[0]).toContain(`An extract: the entries with tramadol, ${BATCH}, TNMC 48213 alone`)
    expect(book.pages[0]).toContain(BATCH)
  })

  await test.step('a misspelt name is corrected by an entry of its own', async () => {
    await row.getByRole('link', { name: /^H1\// }).press('Enter')
    await desk.getByRole('button', { name: 'Correct' }).press('Enter')
    const form = desk.getByRole('dialog')
    await form.getByLabel('Patient', { exact: false }).first().fill('Meena Raghavan Iyer')
    await form.getByLabel('What was wrong?').fill('The name was not whole.')
    await expectAccessible(desk, 'a correction')
    // A colleague is first: what is typed stays, is not written over theirs, and what is begun anew begins with theirs.
    const id = decodeURIComponent(new URL(desk.url()).pathname.split('/').at(-1) ?? '')
    const { version, entries } = await callDesk<RegisterEntryWithHistory>(desk, `registerEntry?id=${id}`)
    const { prescriberName, prescriberRegistration, prescriberAddress, patientAddress } = entries.at(
      -1,
    ) as RegisterEntry
    const theirs = { prescriberName, prescriberRegistration, prescriberAddress, patientAddress }
    const patientName = 'Meena R. Iyer'
    await callDesk(desk, 'register/correct', { id, seen: version, ...theirs, patientName, reason: 'Mine' })
    for (let press = 0; press < 2; press++) {
      await keys.press('Enter')
      await expect(form.getByRole('alert')).toContainText('Something was written of this entry meanwhile')
    }
    await form.getByRole('button', { name: 'Cancel' }).press('Enter')
    await desk.getByRole('button', { name: 'Correct' }).press('Enter')
    await expect(form.getByRole('alert')).toHaveCount(0)
    await expect(form.getByLabel('Patient', { exact: false }).first()).toHaveValue(patientName)
    await form.getByLabel('Patient', { exact: false }).first().fill('Meena Raghavan Iyer')
    await form.getByLabel('What was wrong?').fill('The name was not whole.')
    await keys.press('Enter')
    await expect(form).toHaveCount(0)
    await expect(desk.getByRole('row').filter({ hasText: 'Corrected' }).last()).toContainText(
      'Meena Raghavan Iyer',
    )
    await expect(desk.getByText('The name was not whole.')).toBeVisible()
    await look(desk, 'register-entry')
  })
})
