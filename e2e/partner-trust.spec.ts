import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '../scripts/free-port.ts'
import { type Service, startService } from '../scripts/services.ts'
import { expectAccessible } from './accessible.ts'
import { addresses } from './addresses.ts'
import { EXAMPLE_PARTNER_KEY, prescriptionImage } from './customer.ts'
import { otpSentTo } from './inbox.ts'
import { type APIRequestContext, expect, type Page, test } from './journey.ts'
import { operatorOn } from './operator.ts'
import { addAddress, newMobile, register } from './visitor.ts'

// A shop whose half hour is twelve seconds, and a partner's site with the script tag. One start serves the journey.

let folder = ''
let store = ''
let partner = ''
const services: Service[] = []

test.beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'dawakit-trust-'))
  const [storePort, partnerPort] = [await freePort(), await freePort()]
  store = `http://localhost:${storePort}`
  partner = `http://localhost:${partnerPort}`
  const env = {
    STORE_URL: store,
    SANDBOX_URL: addresses.sandbox,
    DATA_FOLDER: folder,
    NODE_ENV: 'production',
    PARTNER_ORIGINS: partner,
    PARTNER_FRESH_MINUTES: '0.2',
  }
  services.push(
    await startService('examples/store/server.ts', { ...env, PORT: String(storePort) }),
    await startService('examples/partner-html/server.ts', { ...env, PORT: String(partnerPort) }),
  )
})

test.afterAll(async () => {
  await Promise.all(services.map((service) => service.stop()))
  await rm(folder, { recursive: true, force: true })
})

interface Answered {
  status: number
  code?: string
  // biome-ignore lint/suspicious/noExplicitAny: a script of the page reads what there is
  data?: any
}

/** What a script of the page gets, with the session that it has read there. */
const asScript = (page: Page, name: string, body?: unknown, headers: Record<string, string> = {}) =>
  page.evaluate(
    async ({ name, body, headers, store, key }): Promise<Answered> => {
      const [method = '', path = ''] = name.split(' ')
      const answer = await fetch(`${store}/api${path}`, {
        method,
        headers: {
          Authorization: `JWT ${localStorage.getItem('dawakit:token')}`,
          'X-Dawakit-Key': key,
          ...(body !== undefined && { 'Content-Type': 'application/json' }),
          ...headers,
        },
        ...(body !== undefined && { body: JSON.stringify(body) }),
      })
      const isJson = answer.headers.get('content-type')?.includes('json')
      return { status: answer.status, ...(isJson ? await answer.json() : {}) }
    },
    { name, body, headers, store, key: EXAMPLE_PARTNER_KEY },
  )

/** Signs the customer in at the store itself, as soon as another code may be sent. */
async function signInAtStore(request: APIRequestContext, mobile: string) {
  const post = async (path: string, data: object, token = '') => {
    const headers: Record<string, string> = token ? { Authorization: `JWT ${token}` } : {}
    return (await request.post(`${store}/api/post/${path}`, { data, headers })).json()
  }
  const before = await otpSentTo(mobile)
  let attempt: object = {}
  await expect
    .poll(
      async () => {
        const sent = await post('signup', { data: { mobileNumber: mobile } })
        attempt = sent.data ?? {}
        return sent.key
      },
      { timeout: 90_000 },
    )
    .toBe('success')
  await expect.poll(() => otpSentTo(mobile)).not.toBe(before)
  const otp = await otpSentTo(mobile)
  const { data, token } = await post('signIn', { data: { mobileNumber: mobile, otp, ...attempt } })
  return { userId: data._id as string, token: token as string, post }
}

/** Names of the rows of the trust page's table. */
async function rowsOfTrustPage(): Promise<string[]> {
  const page = await readFile(new URL('../docs/trust.md', import.meta.url), 'utf8')
  const table = page.match(/\n\| \| on a partner's page \|\n\|---\|---\|\n((?:\|.*\n)+)/)?.[1] ?? ''
  return table
    .trim()
    .split('\n')
    .map((row) => row.split('|')[1]?.trim() ?? '')
}

test('a script of a partner’s page that takes the session gets what the trust page says, and no more', {
  tag: '@phone',
}, async ({ page, request }) => {
  const mobile = newMobile()
  await page.goto(partner)
  await page.getByRole('button', { name: 'Add to Cart' }).first().click()
  await expect(page.getByRole('button', { name: 'Cart, 1 item' })).toBeVisible()
  await page.goto(`${partner}/checkout`)
  await page.getByRole('button', { name: 'Login / Register' }).click()
  await register(page, mobile)
  await page.getByRole('button', { name: 'ADD ADDRESS' }).click()
  await addAddress(page, mobile)
  await page.getByRole('checkbox', { name: /I accept the/ }).check()
  await page.getByRole('button', { name: 'Place Order' }).click()
  await expect(page.getByText('Your Order Placed Successfully').first()).toBeVisible()

  // The same customer at the store: an order, a second address, a prescription.
  const atStore = await signInAtStore(request, mobile)
  const { userId, token, post } = atStore
  const listed = await (await request.get(`${store}/api/get/products?limit=20`)).json()
  const bought = await asScript(page, `GET /get/orderByUserId?id=${userId}`)
  const product = listed.data.find(
    (one: { _id: string; totalStocks: number; isPrescriptionNeeded: boolean }) =>
      one.totalStocks > 0 && !one.isPrescriptionNeeded && one._id !== bought.data[0].products[0]._id,
  )
  const products = [{ _id: product._id, quantity: 1 }]
  await post('cart', { data: { userId, products } }, token)
  const address = {
    name: 'Meena Raghavan',
    contactNumber: mobile,
    email: `${mobile}@mail.example`,
    doorNumber: '2',
    streetName: 'Secret Street',
    landMark: 'Lake',
    pincode: '600001',
    cityName: 'Chennai',
    stateName: 'Tamil Nadu',
    addressType: 'office',
  }
  const saved = await post('shippingAddress', { userId, address }, token)
  const id = saved.data.at(-1).id
  const placed = await post(
    'order',
    { order: { products, shippingAddress: { id }, acceptedTerms: true, paymentMethod: 'cod' } },
    token,
  )
  const ofStore: string = placed.data._id
  await operatorOn({ DATA_FOLDER: folder }, 'orders', 'move', placed.data.orderNumber, 'delivered')
  const uploaded = await request.post(`${store}/api/post/uploadPrescription`, {
    headers: { Authorization: `JWT ${token}` },
    multipart: {
      id: userId,
      prescription: { name: 'rx.png', mimeType: 'image/png', buffer: await prescriptionImage() },
    },
  })
  const prescription: string = (await uploaded.json()).data.id
  await post('viewedProduct', { userId, product: { id: product._id, name: product.name } }, token)

  const me = () => asScript(page, `GET /get/user?id=${userId}`)
  await expect.poll(async () => (await me()).data.withheld).toContain('prescriptions')
  const orders = await asScript(page, `GET /get/orderByUserId?id=${userId}`)
  const ofPartner: string = orders.data[0]._id
  const checks: Record<string, () => Promise<void>> = {
    'name, e-mail, mobile number, pincode': async () => {
      expect((await me()).data).toMatchObject({ username: 'Meena Raghavan', mobileNumber: mobile })
      const change = { data: { id: userId, data: { pincode: '600001' } } }
      expect((await asScript(page, 'PUT /update/userDetails', change)).status).toBe(200)
    },
    'gender, blood group, date of birth, viewed products': async () => {
      const hidden = { gender: '', bloodGroup: '', dateOfBirth: '', viewedProducts: [] }
      expect((await me()).data).toMatchObject(hidden)
    },
    cart: async () => {
      expect((await asScript(page, 'POST /post/cart', { data: { userId, products } })).status).toBe(200)
      expect((await me()).data.cart).toHaveLength(1)
    },
    'coupon, delivery, how one pays': async () => {
      expect((await asScript(page, 'GET /get/promoCode?name=none')).status).toBe(200)
      expect((await asScript(page, 'GET /get/checkoutConfig')).status).toBe(200)
    },
    "orders placed on this partner's pages, their invoices and notifications": async () => {
      expect(orders.data).toHaveLength(1)
      expect((await asScript(page, `GET /get/userOrder?id=${ofPartner}`)).status).toBe(200)
      expect(await asScript(page, `GET /get/invoice?orderId=${ofPartner}`)).toMatchObject({
        code: 'invoice-after-delivery',
      })
    },
    'returns of these orders, and where money goes that was paid in cash and goes back': async () => {
      for (const [name, body] of [
        [`GET /get/returnOptions?orderId=${ofPartner}`, undefined],
        ['POST /post/returnRequest', { orderId: ofPartner, kind: 'unopened', reason: 'X', lines: [] }],
        ['POST /post/withdrawReturn', { id: 'any' }],
        ['POST /post/payTo', { orderId: ofPartner, payTo: { way: 'upi', upiId: 'mallory@okbank' } }],
      ] as const) {
        const refused = await asScript(page, name, body)
        expect(refused, name).toMatchObject({ status: 403, code: 'continue-on-store' })
      }
    },
    'orders of the store and of other partners': async () => {
      for (const name of [`GET /get/userOrder?id=${ofStore}`, `GET /get/invoice?orderId=${ofStore}`]) {
        expect(await asScript(page, name), name).toMatchObject({ status: 403, code: 'continue-on-store' })
      }
      const cancel = { data: { id: ofStore } }
      expect(await asScript(page, 'PUT /update/cancelOrder', cancel)).toMatchObject({ status: 403 })
    },
    reviews: async () => {
      const review = { rating: 5, review: 'Good', userId }
      const refused = await asScript(page, 'POST /post/review', { productId: product._id, review })
      expect(refused).toMatchObject({ status: 403, code: 'buy-to-review' })
      const reviewData = { rating: 1, review: 'Never' }
      const change = { productId: product._id, userId, reviewData }
      const kept = await asScript(page, 'POST /post/updateReview', change)
      expect(kept).toMatchObject({ status: 403, code: 'continue-on-store' })
    },
    'notifications to everybody': async () => {
      expect(await asScript(page, 'GET /get/pushNotifications')).toMatchObject({ status: 200 })
    },
    'saved addresses and prescriptions': async () => {
      expect((await me()).data).toMatchObject({
        prescriptions: [],
        withheld: ['shippingAddresses', 'prescriptions'],
      })
      expect(JSON.stringify(await me())).not.toContain('Secret Street')
      const image = await asScript(page, `GET /prescriptions/${prescription}/image`)
      expect(image).toMatchObject({ status: 403, code: 'fresh-code-needed' })
      const gone = { data: { userId, prescription: { id: prescription } } }
      const refused = await asScript(page, 'DELETE /delete/prescription', gone)
      expect(refused).toMatchObject({ status: 403, code: 'continue-on-store' })
    },
    'an address or a prescription that was added in this session': async () => {
      expect((await me()).data.shippingAddresses).toMatchObject([{ streetName: 'Thambu Chetty Street' }])
    },
    'to be told when a product is back in stock': async () => {
      const asked = `GET /get/userProductRequests?userId=${userId}&productId=${product._id}`
      expect(await asScript(page, asked)).toMatchObject({ status: 200, data: [] })
    },
    newsletter: async () => {
      const made = await asScript(page, 'POST /post/confirmNewsletter', { token: 'made-up' })
      expect(made).toMatchObject({ status: 422, code: 'link-expired' })
    },
    'password, e-mail, number, the rest of the profile, requests for medicines that the shop does not list':
      async () => {
        for (const [name, body] of [
          ['PUT /update/userDetails', { data: { id: userId, data: { username: 'Mallory' } } }],
          [
            'POST /post/newProductRequest',
            { data: { user: userId, productName: 'X', mobileNumber: mobile } },
          ],
          ['POST /post/viewedProduct', { userId, product: { id: product._id, name: '' } }],
        ] as const) {
          expect(await asScript(page, name, body), name).toMatchObject({ code: 'continue-on-store' })
        }
      },
  }
  expect(Object.keys(checks)).toEqual(await rowsOfTrustPage())
  for (const [row, check] of Object.entries(checks)) await test.step(row, check)

  // Every other call that there is says no more, whatever it is given. The gateways' ways back are for no script to read.
  const description = await (await request.get(`${store}/api/openapi.json`)).json()
  const names = Object.entries(description.paths as Record<string, object>)
    .flatMap(([path, operations]) =>
      Object.keys(operations).map((method) => `${method.toUpperCase()} ${path}`),
    )
    .filter((name) => /^(GET|POST|PUT|DELETE) \/(get|post|update|delete)\//.test(name))
    .filter((name) => !/logout|paymentReturn|ccavResponseHandler|post\/cancel$/.test(name))
  expect(names.length).toBeGreaterThan(60)
  for (const name of names) {
    const isGet = name.startsWith('GET ')
    const answer = await asScript(page, isGet ? `${name}?id=${userId}` : name, isGet ? undefined : {})
    const said = JSON.stringify(answer)
    for (const secret of [ofStore, prescription, 'Secret Street', placed.data.orderNumber]) {
      expect(said, name).not.toContain(secret)
    }
  }

  // A new code in place, and what was saved is there; what was chosen stays.
  await page.goto(`${partner}/checkout`)
  await page.getByRole('checkbox', { name: /I accept the/ }).check()
  await expect(page.getByText('Secret Street')).toHaveCount(0)
  const confirm = page.getByRole('button', { name: 'Confirm with a code' }).first()
  await expectAccessible(page, 'a checkout that waits for a new code')
  await confirm.click()
  const form = page.locator('form.dawa-login__form')
  await expect(form.getByLabel('Mobile Number')).toHaveValue(mobile)
  const before = await otpSentTo(mobile)
  await expect(async () => {
    await form.getByRole('button', { name: 'Send OTP' }).click()
    await expect(form.getByText('OTP has been sent to')).toBeVisible({ timeout: 4000 })
  }).toPass({ timeout: 120_000 })
  await expect.poll(() => otpSentTo(mobile)).not.toBe(before)
  await form.getByLabel('OTP', { exact: true }).fill(await otpSentTo(mobile))
  await form.getByRole('button', { name: 'Verify' }).click()
  await expect(page.getByText(/Secret Street/)).toBeVisible()
  await expect(page.getByRole('checkbox', { name: /I accept the/ })).toBeChecked()

  // The token alone is worth nothing: without the key, from another origin, or once the key is revoked.
  const taken = (await page.evaluate(() => localStorage.getItem('dawakit:token'))) ?? ''
  const tryIt = async (headers: Record<string, string>) =>
    (
      await request.post(`${store}/api/post/verifyToken`, {
        headers: { Authorization: `JWT ${taken}`, ...headers },
      })
    ).status()
  const withKey = { 'X-Dawakit-Key': EXAMPLE_PARTNER_KEY }
  expect(await tryIt({ ...withKey, Origin: partner })).toBe(200)
  expect(await tryIt({})).toBe(401)
  expect(await tryIt({ Origin: store })).toBe(401)
  expect(await tryIt({ ...withKey, Origin: 'https://elsewhere.example' })).toBe(403)
  const elsewhere = await page.context().newPage()
  await elsewhere.goto(`${store}/faq`)
  await elsewhere.evaluate((kept) => localStorage.setItem('dawakit:token', kept), taken)
  await elsewhere.reload()
  await expect.poll(() => elsewhere.evaluate(() => localStorage.getItem('dawakit:token'))).toBeNull()
  await operatorOn({ DATA_FOLDER: folder }, 'partner', 'revoke', EXAMPLE_PARTNER_KEY)
  expect(await tryIt({ ...withKey, Origin: partner })).toBe(403)
  expect(await tryIt(withKey)).toBe(401)
})
