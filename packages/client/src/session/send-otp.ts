import type { Kernel } from '../kernel.ts'
import { reportFailure } from '../notices/report-failure.ts'
import type { SendOtpOptions } from '../shop.ts'
import { ShopError } from '../shop-error.ts'
import { DEVICE_KEY } from '../storage/kept-of-a-customer.ts'
import type { SentCode, SignUpData } from '../types.ts'
import { tell } from './tell.ts'
import { withWork } from './with-work.ts'

/** Milliseconds that a send may take for its work without a word. */
const QUIET_MS = 1000

/** Has a code sent, doing the work that the shop asks for meanwhile, and keeps whose attempt it is. */
export async function sendOtp(
  kernel: Kernel,
  data: SignUpData,
  { onCheck, onSent }: SendOtpOptions = {},
): Promise<'otpSent' | 'newUser'> {
  const { mobileNumber } = data
  kernel.codeAttempts ??= new Map()
  const attemptId = kernel.codeAttempts.get(mobileNumber)
  const device = kernel.storage.getItem(DEVICE_KEY)
  let quiet: ReturnType<typeof setTimeout> | undefined
  const begin = () => {
    quiet ??= setTimeout(() => onCheck?.(), QUIET_MS)
  }
  let sent: SentCode | null
  try {
    sent = await withWork(async (work) => {
      const asked = { ...(attemptId && { attemptId }), ...(device && { device }), ...data, ...work }
      return (await kernel.shop.call('POST /post/signup', { body: { data: asked } })).data
    }, begin)
  } catch (error) {
    if (error instanceof ShopError && error.code === 'new-user') return 'newUser'
    throw reportFailure(kernel, 'session', error)
  } finally {
    clearTimeout(quiet)
  }
  if (sent) {
    kernel.codeAttempts.set(mobileNumber, sent.attemptId)
    onSent?.(sent)
  }
  tell(kernel, 'otpSent')
  return 'otpSent'
}
