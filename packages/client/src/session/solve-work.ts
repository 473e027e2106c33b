import { workNeeded } from '@dawakit/core/refusals'
import { solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2'
import { ShopError } from '../shop-error.ts'
import type { WorkChallenge } from '../types.ts'

/**
 * Does the work that the shop asks for: loaded only then. The browser's cryptography counts beside the page, which goes on.
 * @returns what goes along with the next request
 * @throws {ShopError} it takes longer than the shop waits
 */
export async function solveWork(challenge: WorkChallenge): Promise<string> {
  const solution = await solveChallenge({ challenge, deriveKey })
  if (!solution) throw new ShopError(workNeeded)
  return JSON.stringify({ challenge, solution })
}
