import { notAvailableHere, offline } from '@dawakit/core/refusals'
import { ShopError } from '../shop-error.ts'

const PROBE_TIMEOUT_MS = 3000

/** Why no answer of this address came: loaded where that happens. */
export const unreachedError = async (address: string): Promise<ShopError> =>
  new ShopError((await isThere(address)) ? notAvailableHere : offline)

/** Whether a shop of another origin does answer, and this page may not read it: a browser says of that only that it failed. */
async function isThere(address: string): Promise<boolean> {
  const page = globalThis.location
  if (!page || new URL(address, page.href).origin === page.origin) return false
  const probe = fetch(address, { mode: 'no-cors', signal: AbortSignal.timeout(PROBE_TIMEOUT_MS) })
  return probe.then(
    () => true,
    () => false,
  )
}
