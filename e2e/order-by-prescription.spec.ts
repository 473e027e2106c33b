import { expectAccessible } from './accessible.ts'
import { type CustomerByCall, newCustomer, prescriptionImage, saveAddress, signInOn } from './customer.ts'
import { signInAtDesk } from './desk.ts'
import { mailTo } from './inbox.ts'
import { expect, type Page, test } from './journey.ts'
import { expectWithin } from './layout.ts'
import { writeParticulars } from './pharmacist.ts'
import { openTheOrder } from './till.ts'

/** Asks a pharmacist from the upload page. @returns the number of the request */
async function askByUpload(page: Page, note: string): Promise<string> {
  await page.goto('/upload-prescription')
  await expect(page.getByRole('heading', { name: 'Let a pharmacist prepare my order' })).toBeVisible()
  const buffer = await prescriptionImage()
  await page.locator('input[type=file]').setInputFiles({ name: 'rx.png', mimeType: 'image/png', buffer })
  await expect(page.getByRole('checkbox', { name: /^Select prescription 1/ })).toBeChecked()
  await page.getByLabel(/A word to the pharmacist/).fill(note)
  await expectAccessible(page, 'the upload page')
  await expectWithin(page, 'the upload page')
  await page.getByRole('button', { name: 'Ask the pharmacist' }).click()
  await expect(page.getByText('With the pharmacist')).toBeVisible()
  const link = page.getByRole('link', { name: /^Open request/ })
  return (await link.innerText()).trim()
}

const openRequest = (page: Page) => page.getByRole('link', { name: /^Open request/ }).click()

/** Takes the first product that a text finds into the pharmacist's cart. */
async function take(desk: Page, text: string): Promise<void> {
  await desk.keyboard.press('/')
  await desk.keyboard.type(text)
  await expect(desk.getByRole('option').first()).toBeVisible()
  await desk.keyboard.press('Enter')
}

async function customerWithAddress(request: Parameters<typeof newCustomer>[0]): Promise<CustomerByCall> {
  const customer = await newCustomer(request)
  await saveAddress(customer)
  return customer
}

test('an order by prescription goes from the upload to the payment: asked, prepared, fewer taken, ordered, confirmed', async ({
  page,
  request,
  browser,
}, { project }) => {
  const customer = await customerWithAddress(request)
  await signInOn(page, customer)
  const number = await askByUpload(page, 'For two months, please')

  const desk = await browser.newPage({ viewport: { width: 1442, height: 900 }, isMobile: false })
  await test.step('the pharmacist asks what cannot be read, by keyboard', async () => {
    await signInAtDesk(desk, 'pharmacist', '/requests')
    await desk.getByRole('link', { name: number }).click()
    await expect(desk.getByText('For two months, please')).toBeVisible()
    await expectAccessible(desk, 'a request at the desk')
    await take(desk, 'parapal 650')
    await desk.getByRole('heading', { name: 'What is prepared' }).click()
    await desk.keyboard.press('q')
    await desk.getByLabel('Your question').fill('Which strength do you take?')
    await desk.getByRole('button', { name: 'Send the question' }).click()
    await expect(desk.getByText('Waits for the customer’s answer')).toBeVisible()
    await expect(desk.getByLabel(/^Quantity of/)).toHaveCount(1)
  })

  await test.step('the customer is told, and answers with another picture', async () => {
    const mail = await mailTo(customer.email, `Your pharmacist has a question: ${number}`)
    expect(mail.text).not.toContain('strength')
    await page.reload()
    await expect(page.getByText('Your answer is needed')).toBeVisible()
    await openRequest(page)
    await expect(page.getByText('Which strength do you take?')).toBeVisible()
    await expectAccessible(page, 'a question')
    await page.getByLabel('Your answer').fill('40 mg')
    await page.getByRole('button', { name: 'Send answer' }).click()
    await expect(page.getByText(/A pharmacist reads your prescription/)).toBeVisible()
  })

  await test.step('the pharmacist fills the cart, with a substitute, and sends it', async () => {
    await desk.reload()
    await expect(desk.getByText('40 mg', { exact: true })).toBeVisible()
    await take(desk, project.name === 'phone' ? 'atorkav 40' : 'atorpal 40')
    const quantity = desk.getByLabel(/^Quantity of/).first()
    await quantity.fill('2')
    await desk.getByRole('button', { name: /^Substitutes of/ }).click()
    const substitutes = desk.getByRole('dialog', { name: /^The same salts instead of/ })
    await expect(substitutes.getByRole('button', { name: /^Take / }).first()).toBeVisible()
    await expectAccessible(desk, 'substitutes')
    await substitutes
      .getByRole('button', { name: /^Take /, disabled: false })
      .first()
      .click()
    await expect(desk.getByLabel(/^Note on/).first()).toHaveValue(/^In place of/)
    await desk.getByRole('heading', { name: 'What is prepared' }).click()
    await take(desk, 'parapal 650')
    await expect(desk.getByLabel(/^Quantity of/)).toHaveCount(2)
    await desk.getByLabel(/is good for packs/).fill('4')
    await writeParticulars(desk)
    await desk.getByLabel('A word to the customer (optional)').fill('One in the evening.')
    // A button that is scrolled half below the bar is smaller than it is.
    await desk.evaluate(() => scrollTo(0, 0))
    await expectAccessible(desk, 'what is prepared')
    await desk.getByRole('button', { name: 'Send to the customer' }).click()
    await expect(desk.getByText('The customer has been told.')).toBeVisible()
  })

  await test.step('the customer sees it, takes one of two and leaves a line out, and pays', async () => {
    const mail = await mailTo(customer.email, `Your pharmacist has prepared your order: ${number}`)
    expect(mail.text).toContain('/prepared/')
    await page.reload()
    await expect(page.getByText('One in the evening.')).toBeVisible()
    await expect(page.getByText(/^In place of/)).toBeVisible()
    await expectAccessible(page, 'a prepared order')
    await expectWithin(page, 'a prepared order')
    await page.getByRole('button', { name: /^Leave out Parapal/ }).click()
    const quantity = page
      .getByRole('spinbutton', { name: /^Quantity of/ })
      .or(page.getByRole('textbox', { name: /^Quantity of/ }))
    await quantity.fill('3')
    await quantity.press('Enter')
    await expect(page.getByText('The pharmacist has prepared fewer pieces of this product')).toBeVisible()
    await quantity.fill('1')
    await quantity.press('Enter')
    await page.getByRole('button', { name: /^Order and pay/ }).click()
    await expect(page).toHaveURL(/\/checkout\?prepared=/)
    await expect(page.getByRole('checkbox', { name: /^Select prescription 1/ })).toBeChecked()
    const isByCard = project.name === 'desktop'
    await page.getByRole('radio', { name: isByCard ? /Razorpay/ : /Cash/ }).check()
    await page.getByRole('checkbox', { name: /Terms/ }).check()
    await page.getByRole('button', { name: isByCard ? /^Pay ₹/ : 'Place Order' }).click()
    if (isByCard) {
      const popup = page.frameLocator('iframe[title="Razorpay sandbox checkout"]')
      await popup.getByRole('button', { name: 'Success', exact: true }).click()
    }
    await expect(page).toHaveURL(/\/orders$/, { timeout: 20_000 })
    await openTheOrder(page)
    await expect(page.getByText(/Reg\. No\.|registration/i).first()).toBeVisible()
    await expect(page.getByText('Confirmed').first()).toBeVisible()
  })

  await page.goto('/upload-prescription')
  await expect(page.getByText('Ordered', { exact: true })).toBeVisible()
  await desk.close()
})
