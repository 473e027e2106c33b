import { workNeeded } from '@dawakit/core/refusals'
import { fetchedModule } from '../fetched-module.ts'
import type { ShopError } from '../shop-error.ts'
import type { WorkChallenge } from '../types.ts'

/** Works of one request. Each is asked for by the refusal of the one before, where that came too late. */
const MOST_WORKS = 3

/**
 * Sends a request, and where the shop asks for work does it and sends it again.
 *
 * @param send - Sends it, with what the work adds.
 * @param onWork - The work begins.
 */
export async function withWork<Result>(
  send: (work?: { work: string }) => Promise<Result>,
  onWork?: () => void,
  works = MOST_WORKS,
  done?: { work: string },
): Promise<Result> {
  try {
    return await send(done)
  } catch (error) {
    const { code, data: challenge } = error as ShopError
    // Browsers keep their cryptography from pages that are not served by https.
    if (code !== workNeeded.code || !works || !globalThis.crypto?.subtle) throw error
    onWork?.()
    const { solveWork } = await fetchedModule(() => import('./solve-work.ts'))()
    return withWork(send, onWork, works - 1, { work: await solveWork(challenge as WorkChallenge) })
  }
}
