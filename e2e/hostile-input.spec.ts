import { randomBytes } from 'node:crypto'
import sharp from 'sharp'
import {
  type CustomerByCall,
  fillCart,
  newCustomer,
  prescriptionImage,
  saveAddress,
  signInOn,
} from './customer.ts'
import { type APIRequestContext, expect, type Page, test } from './journey.ts'
import { expectWithin } from './layout.ts'
import { operator } from './operator.ts'

const SCRIPT = '<script>alert(1)</script>'
const IMAGE = '"><img src=x onerror=alert(1)>'
/** Right-to-left letters, an emoji of several parts, and a mark that turns the text after it around. */
const TURNED = 'دوائی 👩🏽‍⚕️ \u202egnp.exe'

/** Fails the test when a page runs what somebody typed. */
function refuseScripts(page: Page): void {
  page.on('dialog', (dialog) => {
    throw new Error(`A typed script has run: ${dialog.message()}`)
  })
}

const picture = (format: 'jpeg' | 'gif' | 'webp') =>
  sharp({ create: { width: 40, height: 40, channels: 3, background: '#0b6e4f' } })
    .toFormat(format)
    .toBuffer()

const NOT_AN_IMAGE = 'Prescription must be a jpg, png or jpeg image'
const TOO_LARGE = 'Prescription must be at most 8 MB'

/** What pretends to be a photograph. */
const pretenders = async (): Promise<[name: string, bytes: Buffer][]> => [
  ['page.jpg', Buffer.from(`<!doctype html><html><body>${SCRIPT}</body></html>`)],
  ['drawing.jpg', Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg">${SCRIPT}</svg>`)],
  [
    'paper.jpg',
    Buffer.from('%PDF-1.7\n1 0 obj<</OpenAction<</S/JavaScript/JS(app.alert(1))>>>>endobj\n%%EOF'),
  ],
  ['film.jpg', await picture('gif')],
  ['web.png', await picture('webp')],
  ['half.png', (await prescriptionImage()).subarray(0, 90)],
]

/** Sends a file as a page would, past the page's own check. */
async function upload(request: APIRequestContext, customer: CustomerByCall, name: string, bytes: Buffer) {
  const answer = await request.post('/api/post/uploadPrescription', {
    headers: { Authorization: `JWT ${customer.token}` },
    multipart: { id: customer.userId, prescription: { name, mimeType: 'image/jpeg', buffer: bytes } },
  })
  const body = (await answer.json()) as { message: string; data: { id: string } | null }
  return { status: answer.status(), message: body.message, id: body.data?.id }
}

test('what is no photograph is refused as a prescription, whatever it is called; nothing else is lost', {
  tag: '@phone',
}, async ({ page, request }) => {
  refuseScripts(page)
  await signInOn(page, await newCustomer(request))
  await page.goto('/upload-prescription')
  const file = page.locator('input[type=file]')
  const choose = (name: string, buffer: Buffer) =>
    file.setInputFiles({ name, mimeType: 'image/jpeg', buffer })
  const refused = async (sentence: string) => {
    const notice = page.locator('[part~="notices"]').getByText(sentence)
    await expect(notice).toBeVisible()
    await page.getByRole('alert').getByRole('button', { name: 'Dismiss' }).click()
    await expect(notice).toBeHidden()
  }
  await choose('prescription.png', await prescriptionImage())
  await expect(page.getByRole('button', { name: 'View prescription 1' })).toBeVisible()
  for (const [name, bytes] of await pretenders()) {
    await choose(name, bytes)
    await refused(NOT_AN_IMAGE)
  }
  await file.setInputFiles({ name: 'page.html', mimeType: 'text/html', buffer: Buffer.from(SCRIPT) })
  await refused(NOT_AN_IMAGE)
  await choose('large.jpg', Buffer.concat([await picture('jpeg'), Buffer.alloc(8 * 1024 * 1024)]))
  await refused(TOO_LARGE)
  await expect(page.getByRole('button', { name: /^View prescription/ })).toHaveCount(1)
  await choose('photo.jpg', await picture('jpeg'))
  await expect(page.getByRole('button', { name: 'View prescription 2' })).toBeVisible()
})

test('the server refuses it too, and keeps nothing of a photograph but its pixels', {
  tag: '@desktop',
}, async ({ request }) => {
  const customer = await newCustomer(request)
  for (const [name, bytes] of await pretenders()) {
    expect(await upload(request, customer, name, bytes), name).toMatchObject({
      status: 415,
      message: NOT_AN_IMAGE,
    })
  }
  const empty = await upload(request, customer, 'empty.jpg', Buffer.alloc(0))
  expect(empty).toMatchObject({ status: 400, message: NOT_AN_IMAGE })
  const noise = await upload(request, customer, 'noise.jpg', randomBytes(9 * 1024 * 1024))
  expect(noise).toMatchObject({ status: 413, message: TOO_LARGE })

  const jpeg = await picture('jpeg')
  const comment = Buffer.from(`${SCRIPT}/*`)
  const marker = Buffer.from([0xff, 0xfe, 0, comment.length + 2])
  const polyglot = Buffer.concat([
    jpeg.subarray(0, 2),
    marker,
    comment,
    jpeg.subarray(2),
    Buffer.from(SCRIPT),
  ])
  const { id } = await upload(request, customer, 'polyglot.jpg', polyglot)
  const shown = await request.get(`/api/prescriptions/${id}/image`, {
    headers: { Authorization: `JWT ${customer.token}` },
  })
  expect(shown.headers()).toMatchObject({
    'content-type': 'image/jpeg',
    'x-content-type-options': 'nosniff',
    'cache-control': 'private, no-store',
  })
  expect((await shown.body()).includes('script')).toBe(false)
  const saved = await customer.call<{ prescriptions: unknown[] }>(`GET /get/user?id=${customer.userId}`)
  expect(saved.data.prescriptions).toHaveLength(1)
})

test('typed markup, turned and endless text is only text, everywhere it is shown', async ({
  page,
  request,
}) => {
  refuseScripts(page)
  const customer = await newCustomer(request)
  const main = page.getByRole('main')
  await signInOn(page, customer)

  await test.step('in the profile', async () => {
    await page.goto('/profile')
    await main.getByRole('button', { name: 'Edit', exact: true }).click()
    await main.getByLabel('Username').fill(`${SCRIPT} Nila`)
    await main.getByRole('button', { name: 'Save' }).click()
    await expect(page.getByText('Fields Updated')).toBeVisible()
    await page.reload()
    await expect(main.getByText(`${SCRIPT} Nila`)).toBeVisible()
    await expectWithin(page, 'profile')
    await main.getByRole('button', { name: 'Edit', exact: true }).click()
    await main.getByLabel('Username').fill('N'.repeat(101))
    await main.getByRole('button', { name: 'Save' }).click()
    await expect(page.getByText('This text is too long')).toBeVisible()
    await main.getByRole('button', { name: 'Edit', exact: true }).click()
    await expect(main.getByLabel('Username')).toHaveValue('N'.repeat(101))
  })

  await test.step('in an address', async () => {
    await page.goto('/profile')
    await main.getByRole('button', { name: 'ADD ADDRESS' }).click()
    const dialog = page.getByRole('dialog', { name: 'Add Address' })
    await dialog.getByLabel('Name', { exact: true }).fill(IMAGE)
    await dialog.getByLabel('Contact Number').fill(customer.mobile)
    await dialog.getByLabel('Email').fill(customer.email)
    await dialog.getByLabel('Door Number').fill(SCRIPT)
    await dialog.getByLabel('Street Name').fill(TURNED)
    await dialog.getByLabel('Landmark').fill('L'.repeat(201))
    await dialog.getByLabel('Pincode').fill('600001')
    await expect(dialog.getByLabel('State')).toHaveValue('Tamil Nadu')
    await dialog.getByRole('radio', { name: 'Home' }).check()
    await dialog.getByRole('button', { name: 'Save' }).click()
    await expect(dialog.getByText('This text is too long').first()).toBeVisible()
    await expect(dialog.getByLabel('Landmark')).toBeFocused()
    await expect(dialog.getByLabel('Name', { exact: true })).toHaveValue(IMAGE)
    await expect(dialog.getByLabel('Landmark')).toHaveValue('L'.repeat(201))
    await dialog.getByLabel('Landmark').fill('L'.repeat(200))
    await dialog.getByRole('button', { name: 'Save' }).click()
    await expect(dialog).toBeHidden()
    await expect(main.getByText(IMAGE)).toBeVisible()
    await expect(main.getByText(SCRIPT).last()).toBeVisible()
    // The mark that turned the ending around has gone.
    await expect(main.getByText('دوائی 👩🏽‍⚕️ gnp.exe')).toBeVisible()
    await expectWithin(page, 'address')
  })

  await test.step('in an order and in a review', async () => {
    const slug = 'aarogrit-triphala-churna-100-g'
    const product = await customer.call<{ _id: string }>(`GET /get/productBySlug?slug=${slug}`)
    const user = await customer.call<{ shippingAddresses: { id: string }[] }>(
      `GET /get/user?id=${customer.userId}`,
    )
    const products = [{ _id: product.data._id, quantity: 1 }]
    await fillCart(customer, products)
    const placed = await customer.call<{ _id: string; orderNumber: string }>('POST /post/order', {
      order: {
        products,
        shippingAddress: { id: user.data.shippingAddresses[0]?.id },
        acceptedTerms: true,
        paymentMethod: 'cod',
        coupon: null,
      },
    })
    await page.goto(`/orders/${placed.data._id}`)
    await expect(main.getByText(IMAGE)).toBeVisible()
    await expectWithin(page, 'order')
    await operator('orders', 'move', placed.data.orderNumber, 'delivered')
    await page.goto(`/product/any/${slug}`)
    await page.getByRole('heading', { name: 'Ratings & Reviews' }).scrollIntoViewIfNeeded()
    const review = page.getByLabel('Your review')
    await review.fill('R'.repeat(2001))
    await page.getByRole('button', { name: 'Submit Review' }).click()
    await expect(page.getByText('This text is too long')).toBeVisible()
    await expect(review).toHaveValue('R'.repeat(2001))
    await review.fill(`${IMAGE} ${TURNED} ${customer.mobile}`)
    await page.getByRole('button', { name: 'Submit Review' }).click()
    const shown = page.getByRole('listitem').filter({ hasText: customer.mobile })
    await expect(shown).toContainText(`${IMAGE} دوائی 👩🏽‍⚕️ gnp.exe`)
    await expect(shown).toContainText(`${SCRIPT} Nila`)
    await expectWithin(page, 'review')
  })

  await test.step('in searches and codes', async () => {
    for (const text of [SCRIPT, IMAGE, TURNED, "' OR 1=1 --", 'x'.repeat(300)]) {
      await page.goto(`/search?search=${encodeURIComponent(text)}`)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expectWithin(page, 'search')
    }
    await page.goto('/orders')
    await page.getByPlaceholder('Type And Enter').fill(SCRIPT)
    await page.getByPlaceholder('Type And Enter').press('Enter')
    await expect(page.getByText('Order not found').first()).toBeVisible()
    for (const path of [
      `/orders/${encodeURIComponent(SCRIPT)}`,
      '/orders/..%2F..%2Fapi',
      `/orders/${'9'.repeat(900)}`,
    ]) {
      await page.goto(path)
      await expect(main.getByText('Order not found'), path).toBeVisible()
    }
  })
})

test('a way back after signing in never leaves the store', { tag: '@phone' }, async ({
  page,
  request,
  baseURL,
}) => {
  refuseScripts(page)
  await signInOn(page, await newCustomer(request))
  for (const elsewhere of [
    'https://evil.example/',
    '//evil.example/',
    'javascript:alert(1)',
    '/\\evil.example',
  ]) {
    await page.goto(`/?login=${encodeURIComponent(elsewhere)}`)
    await expect(page.getByRole('banner').getByRole('link', { name: 'Meena Raghavan' })).toBeVisible()
    expect(new URL(page.url()).origin, elsewhere).toBe(baseURL)
  }
})

test('another customer’s order, invoice, address and prescription stay theirs, by page and by call', {
  tag: '@desktop',
}, async ({ page, request }) => {
  const victim = await newCustomer(request)
  const addressId = await saveAddress(victim)
  const { id: prescriptionId = '' } = await upload(request, victim, 'rx.png', await prescriptionImage())
  const slug = 'atorvastatin-10mg-tablet-jeevika'
  const product = await victim.call<{ _id: string }>(`GET /get/productBySlug?slug=${slug}`)
  const order = {
    products: [{ _id: product.data._id, quantity: 1 }],
    prescriptions: [prescriptionId],
    shippingAddress: { id: addressId },
    acceptedTerms: true,
    paymentMethod: 'razorpay',
  }
  await fillCart(victim, order.products)
  const placed = await victim.call<{ _id: string }>('POST /post/order', { order })
  const orderId = placed.data._id
  expect(placed.status).toBe(200)

  const other = await newCustomer(request)
  const ownAddress = await saveAddress(other)
  const own = { ...order, prescriptions: [prescriptionId], shippingAddress: { id: ownAddress } }
  const unknown = '0123456789abcdef01234567'

  await test.step('by page: no word of it, the same as for an order that is not there', async () => {
    await signInOn(page, other)
    const texts: string[] = []
    for (const id of [orderId, unknown]) {
      await page.goto(`/orders/${id}`)
      await expect(page.getByText('Order not found')).toBeVisible()
      texts.push(await page.getByRole('main').innerText())
    }
    expect(texts[0]).toBe(texts[1])
    await page.goto('/orders')
    await expect(page.getByText('No Data Found')).toBeVisible()
  })

  await test.step('by call: a sentence and no data', async () => {
    const address = { id: addressId, name: 'x', contactNumber: '9000000000', email: 'x@mail.example' }
    const whole = { ...address, doorNumber: '1', streetName: 's', landMark: 'l', pincode: '600001' }
    const shippingAddress = { ...whole, cityName: 'Chennai', stateName: 'Tamil Nadu', addressType: 'home' }
    const proof = {
      orderCreationId: 'x',
      razorpayPaymentId: 'x',
      razorpayOrderId: 'x',
      razorpaySignature: 'x',
    }
    const { userId } = other
    const calls: [Parameters<CustomerByCall['call']>[0], unknown, number, string][] = [
      [`GET /get/userOrder?id=${orderId}`, undefined, 404, 'Order not found'],
      [`GET /get/invoice?orderId=${orderId}`, undefined, 404, 'Order not found'],
      ['PUT /update/cancelOrder', { data: { id: orderId, email: other.email } }, 404, 'Order not found'],
      ['POST /post/payment', { amount: 1, currency: 'INR', orderId }, 404, 'Order not found'],
      ['POST /post/ccav/init', { orderId }, 404, 'Order not found'],
      ['POST /post/verifyPayment', { order: { _id: orderId }, payment: proof }, 404, 'Order not found'],
      ['POST /post/order', { order: own }, 404, 'Please upload & select the Prescription'],
      [
        'POST /post/order',
        { order: { ...own, prescriptions: [], shippingAddress: { id: addressId } } },
        404,
        'Please add an Address',
      ],
      [`GET /get/user?id=${victim.userId}`, undefined, 403, 'You are not allowed to do this'],
      [`GET /get/orderByUserId?id=${victim.userId}`, undefined, 403, 'You are not allowed to do this'],
      ['PUT /update/shippingAddress', { userId, shippingAddress }, 404, 'Not found'],
      [
        'DELETE /delete/shippingAddress',
        { data: { userId, shippingAddress: { id: addressId } } },
        404,
        'Not found',
      ],
      [
        'DELETE /delete/prescription',
        { data: { userId, prescription: { id: prescriptionId } } },
        404,
        'Not found',
      ],
    ]
    for (const [name, body, status, message] of calls) {
      const answer = await other.call<unknown>(name, body)
      expect({ status: answer.status, key: answer.key, message: answer.message }, name).toEqual({
        status,
        key: 'error',
        message,
      })
      expect(answer.data ?? null, name).toBeNull()
      expect(JSON.stringify(answer), name).not.toContain(victim.mobile)
    }
    const images = [prescriptionId, unknown].map((id) =>
      request.get(`/api/prescriptions/${id}/image`, { headers: { Authorization: `JWT ${other.token}` } }),
    )
    for (const image of await Promise.all(images)) {
      expect(image.status()).toBe(404)
      expect(await image.json()).toMatchObject({ key: 'error', message: 'Not found' })
    }
  })

  await test.step('and all of it is as it was', async () => {
    const { data } = await victim.call<{ isCanceled: boolean }>(`GET /get/userOrder?id=${orderId}`)
    expect(data.isCanceled).toBe(false)
    const user = await victim.call<{ shippingAddresses: unknown[]; prescriptions: unknown[] }>(
      `GET /get/user?id=${victim.userId}`,
    )
    expect(user.data.shippingAddresses).toHaveLength(1)
    expect(user.data.prescriptions).toHaveLength(1)
  })
})
