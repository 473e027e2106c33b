import { sessionExpired } from '@dawakit/core/refusals'
import { mergeIntoServerCart } from '../cart/merge-guest-cart.ts'
import type { Kernel } from '../kernel.ts'
import { reportFailure } from '../notices/report-failure.ts'
import { forgetPincode, keepPincode } from '../pincode/keep-pincode.ts'
import { ShopError } from '../shop-error.ts'
import { DEVICE_KEY, KEPT_OF_A_CUSTOMER } from '../storage/kept-of-a-customer.ts'
import { TOKEN_KEY } from '../storage/storage-keys.ts'
import type { SignInData, User } from '../types.ts'
import { becomeGuest } from './become-guest.ts'
import { showUser } from './show-user.ts'
import { tell } from './tell.ts'
import { withWork } from './with-work.ts'

const NOTHING_KEPT = { getItem: () => null, setItem() {}, removeItem() {} }

export const verifyOtp = (kernel: Kernel, mobileNumber: string, otp: string) =>
  signIn(kernel, { mobileNumber, otp })

export const signInWithPassword = (kernel: Kernel, email: string, password: string) =>
  signIn(kernel, { email, password })

/** Signs in by code or by password: the token is stored, the guest cart merged, the user loaded. */
async function signIn(kernel: Kernel, data: SignInData): Promise<User> {
  const { storage, codeAttempts } = kernel
  const attemptId = 'otp' in data && codeAttempts?.get(data.mobileNumber)
  const known = storage.getItem(DEVICE_KEY)
  try {
    const { sendCall } = await kernel.calls()
    // Who is signed in and confirms it again sends no token along: a wrong code is not the end of that session.
    const asGuest = { ...kernel, storage: NOTHING_KEPT }
    const {
      data: { device, ...user },
      token,
    } = await withWork((work) => {
      const asked = { ...data, ...(attemptId && { attemptId }), ...(known && { device: known }), ...work }
      return sendCall(asGuest, 'POST /post/signIn', { body: { data: asked } })
    })
    if (token) kernel.storage.setItem(TOKEN_KEY, token)
    if (device) kernel.storage.setItem(DEVICE_KEY, device)
    codeAttempts?.clear()
    showUser(kernel, user)
  } catch (error) {
    throw reportFailure(kernel, 'session', error)
  }
  await mergeIntoServerCart(kernel, true)
  const user = kernel.user()
  // Signed out meanwhile, here or by the server.
  if (!user) throw new ShopError(sessionExpired)
  tell(kernel, 'loggedIn')
  if (user.pincode && !kernel.$pincode.get()) await adoptPincode(kernel, user.pincode)
  return user
}

/** A new device learns where the customer is served; a failure leaves it unset, as it was. */
async function adoptPincode(kernel: Kernel, pincode: string): Promise<void> {
  const query = { pincode }
  const known = await kernel.shop.call('GET /get/singlePincode', { query }).catch(() => undefined)
  if (known?.data) keepPincode(kernel, known.data)
}

/** Signs out here at once, whether or not the server can be told. What the browser has kept of the customer goes. */
export async function signOut(kernel: Kernel): Promise<void> {
  const calls = await kernel.calls().catch(() => undefined)
  // It carries the token, which goes before the answer is here.
  const told = calls?.sendCall(kernel, 'POST /post/logout').catch(() => undefined)
  for (const key of KEPT_OF_A_CUSTOMER) kernel.storage.removeItem(key)
  kernel.isLoggedOut = true
  becomeGuest(kernel)
  forgetPincode(kernel)
  tell(kernel, 'loggedOut')
  await told
}
