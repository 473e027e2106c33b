import { bodyTooLarge, invalidRequest, type Refusal } from '@dawakit/core/refusals'
import type { Context } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { CallError } from './call-error.ts'

/** What a body may have in bytes, unless it is a file. */
const MOST_BYTES = 1_048_576

/** Whoever called has gone in the middle of the body: nobody hears the answer, and nothing here is at fault. */
export class HungUp extends CallError {
  constructor() {
    super(400, invalidRequest)
  }
}

/**
 * Reads the body of a request, held to a size, also where it comes without its length. `c.req` has it afterwards in any form.
 * @throws {CallError} 413
 * @throws {HungUp}
 */
export async function readBody(
  c: Context,
  maxSize = MOST_BYTES,
  refusal: Refusal = bodyTooLarge,
): Promise<ArrayBuffer> {
  const limit = bodyLimit({
    maxSize,
    onError: () => {
      throw new CallError(413, refusal)
    },
  })
  try {
    await limit(c, async () => {})
    return await c.req.arrayBuffer()
  } catch (error) {
    // A body comes from the connection alone: what else fails here is its end.
    throw error instanceof CallError ? error : new HungUp()
  }
}
