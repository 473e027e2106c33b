import { bodyTooLarge, type Refusal } from '@dawakit/core/refusals'
import { CallError } from './call-error.ts'

/**
 * Reads at most `limit` bytes of a request, whatever Content-Length says.
 * @throws {CallError} 413
 */
export async function readBody(
  request: Request,
  limit: number,
  message: Refusal = bodyTooLarge,
): Promise<Buffer<ArrayBuffer>> {
  if (Number(request.headers.get('content-length') ?? 0) > limit) throw new CallError(413, message)
  if (!request.body) return Buffer.alloc(0)
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of request.body) {
    size += chunk.byteLength
    if (size > limit) throw new CallError(413, message)
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}
