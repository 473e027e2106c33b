import { isPincode } from '@dawakit/core/delivery'
import { enterValidPincode, pincodeUnavailable, somethingWentWrong } from '@dawakit/core/refusals'
import type { Kernel } from '../kernel.ts'
import { notices } from '../language/notices.ts'
import { reportFailure } from '../notices/report-failure.ts'
import { setSession } from '../set-session.ts'
import { ShopError } from '../shop-error.ts'
import type { Pincode } from '../types.ts'
import { keepPincode } from './keep-pincode.ts'

/**
 * Tells the listeners where nobody delivers, and where the shop could not be asked: who asks shows it in the field's place.
 *
 * @throws {ShopError} 'enter-valid-pincode' when it is not six digits.
 */
export async function checkPincode({ shop }: Kernel, pincode: string): Promise<Pincode | null> {
  if (!isPincode(pincode)) throw new ShopError(enterValidPincode)
  const tell = ({ code, message }: ShopError) => shop.emit('error', { code, kind: 'pincode', message })
  const query = { pincode }
  const { data } = await shop.call('GET /get/singlePincode', { query }).catch((failure: ShopError) => {
    tell(failure)
    throw failure
  })
  if (!data) tell(new ShopError(pincodeUnavailable))
  return data
}

export async function savePincode(kernel: Kernel, pincode: Pincode): Promise<void> {
  const { shop } = kernel
  const user = kernel.user()
  if (user) {
    try {
      await shop.call('PUT /update/userDetails', {
        body: { data: { id: user._id, data: { pincode: pincode.pincode } } },
      })
    } catch {
      throw reportFailure(kernel, 'pincode', new ShopError(somethingWentWrong))
    }
    const now = kernel.user()
    // Who signed out meanwhile is not brought back.
    if (now?._id === user._id) {
      setSession(kernel, { status: 'signedIn', user: { ...now, pincode: pincode.pincode } })
    }
  }
  keepPincode(kernel, pincode)
  const { updated } = (shop.language?.notices ?? notices).pincode
  shop.notify({ kind: 'success', ...updated })
}
