import { bodyTooLarge, type Refusal } from '@dawakit/core/refusals'
import type { Context } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { CallError } from './call-error.ts'

/** What a body may have in bytes, unless it is a file. */
const MOST_BYTES = 1_048_576

/**
 * Holds the body of a request to a size, also where it comes without its length. Its reader sees it whole afterwards.
 * @throws {CallError} 413
 */
export async function limitBody(
  c: Context,
  maxSize = MOST_BYTES,
  refusal: Refusal = bodyTooLarge,
): Promise<void> {
  const limit = bodyLimit({
    maxSize,
    onError: () => {
      throw new CallError(413, refusal)
    },
  })
  await limit(c, async () => {})
}
