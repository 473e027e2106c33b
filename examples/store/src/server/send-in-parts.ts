import { once } from 'node:events'
import { constants, createBrotliCompress, createGzip } from 'node:zlib'

import { type Encoding, encodedHeaders } from './encoding-for.ts'
import { streamOf } from './stream-of.ts'

/**
 * Each part is compressed to its end, so that it can leave at once: a page has three or four. A window of 256 KB holds
 * a whole page but home's, which it makes 1 % longer. The default of 4 MB is memory that each answer would ask for anew,
 * which takes more than a millisecond.
 */
const encoders = {
  br: () =>
    createBrotliCompress({
      flush: constants.BROTLI_OPERATION_FLUSH,
      params: { [constants.BROTLI_PARAM_QUALITY]: 4, [constants.BROTLI_PARAM_LGWIN]: 18 },
    }),
  gzip: () => createGzip({ flush: constants.Z_SYNC_FLUSH }),
} satisfies Record<Encoding, unknown>

/**
 * An answer as it goes out: each part as soon as it is there, text compressed as the browser takes it.
 *
 * @param onBegun - Called once the first part has left.
 */
export function sendInParts(request: Request, response: Response, onBegun: () => void): Response {
  const { body, status, statusText } = response
  if (!body || request.method === 'HEAD' || response.headers.has('Content-Encoding')) return response
  const { encoding, headers } = encodedHeaders(request, response)
  const parts = encoding ? compressed(body, encoding) : body
  return new Response(streamOf(watched(parts, onBegun)), { status, statusText, headers })
}

async function* compressed(body: AsyncIterable<Uint8Array>, encoding: Encoding): AsyncGenerator<Uint8Array> {
  const encoder = encoders[encoding]()
  const ready: Buffer[] = []
  encoder.on('data', (part: Buffer) => ready.push(part))
  try {
    for await (const part of body) {
      await new Promise((resolve) => encoder.write(part, resolve))
      yield* ready.splice(0)
    }
    encoder.end()
    await once(encoder, 'end')
    yield* ready
  } finally {
    // Also when the page fails in its middle, or the visitor has gone.
    encoder.destroy()
  }
}

/** Whoever asks for the next part has written the one before, which leaves when this turn of the event loop is over. */
async function* watched(parts: AsyncIterable<Uint8Array>, onBegun: () => void): AsyncGenerator<Uint8Array> {
  for await (const part of parts) {
    yield part
    setImmediate(onBegun)
  }
}
