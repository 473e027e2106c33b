import type { APIRequestContext, Page } from 'playwright/test'
import sharp from 'sharp'
import { addresses } from './addresses.ts'
import { otpSentTo } from './inbox.ts'
import { newMobile } from './visitor.ts'

export interface Answer<Data> {
  status: number
  key: 'success' | 'error'
  message: string
  data: Data
}

/** What the partner pages of the journeys call with. */
export const EXAMPLE_PARTNER_KEY = 'pk_example_partner'

/** A customer made by calls alone. */
export interface CustomerByCall {
  mobile: string
  email: string
  userId: string
  token: string
  /** Makes a call as this customer. */
  call<Data = null>(
    name: `${'GET' | 'POST' | 'PUT' | 'DELETE'} /${string}`,
    body?: unknown,
  ): Promise<Answer<Data>>
}

/**
 * Signs a new customer up without a page, where a journey is about something else.
 * @param store - One beside the shop of the journeys.
 * @param through - Where a partner's page stands: the session is that page's, and no other's.
 * @param inbox - Of the sandbox that the store sends through, where it is not that of the journeys.
 */
export async function newCustomer(
  request: APIRequestContext,
  username = 'Meena Raghavan',
  store: string = addresses.store,
  through?: string,
  inbox?: string,
): Promise<CustomerByCall> {
  const mobile = newMobile()
  const email = `${mobile}@mail.example`
  let token = ''
  const call: CustomerByCall['call'] = async (name, body) => {
    const [method = '', path] = name.split(' ')
    const headers: Record<string, string> = {
      ...(token && { Authorization: `JWT ${token}` }),
      ...(through && { Origin: through, 'X-Dawakit-Key': EXAMPLE_PARTNER_KEY }),
    }
    const answer = await request.fetch(`${store}/api${path}`, { method, data: body, headers })
    return { status: answer.status(), ...(await answer.json()) }
  }
  const { data: sent } = await call<{ attemptId: string }>('POST /post/signup', {
    data: { mobileNumber: mobile, username, email, isNewUser: true },
  })
  const signedIn = await call<{ _id: string }>('POST /post/signIn', {
    data: { mobileNumber: mobile, otp: await otpSentTo(mobile, inbox), attemptId: sent.attemptId },
  })
  token = (signedIn as typeof signedIn & { token: string }).token
  return { mobile, email, userId: signedIn.data._id, token, call }
}

/** The same by the calls of a partner's page, which is the customer's then. */
export const newCustomerAt = (site: string, request: APIRequestContext, username?: string) =>
  newCustomer(request, username, addresses.store, site)

/** Puts products into a customer's cart, in the place of what is there. */
export async function fillCart(
  { userId, call }: CustomerByCall,
  products: { _id: string; quantity: number }[],
): Promise<void> {
  await call('DELETE /delete/clearCart', { data: { userId } })
  await call('POST /post/cart', { data: { userId, products } })
}

/** Lets the pages of a site be the customer's from now on. */
export async function signInOn(
  page: Page,
  customer: CustomerByCall,
  site = `${addresses.store}/faq`,
): Promise<void> {
  await page.goto(site)
  await page.evaluate((token) => localStorage.setItem('dawakit:token', token), customer.token)
}

/** An address in Chennai, saved by a call. @returns its id */
export async function saveAddress(customer: CustomerByCall, change: object = {}): Promise<string> {
  const { userId, mobile, email } = customer
  const address = {
    name: 'Meena Raghavan',
    contactNumber: mobile,
    email,
    doorNumber: '14/2',
    streetName: 'Thambu Chetty Street',
    landMark: 'Beside the post office',
    pincode: '600001',
    cityName: 'Chennai',
    stateName: 'Tamil Nadu',
    addressType: 'home',
    ...change,
  }
  const { data } = await customer.call<{ id: string }[]>('POST /post/shippingAddress', { userId, address })
  return data[0]?.id ?? ''
}

/** A photograph of a prescription. */
export const prescriptionImage = () =>
  sharp({ create: { width: 600, height: 800, channels: 3, background: '#fffdf4' } })
    .png()
    .toBuffer()
