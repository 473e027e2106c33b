import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { type Encoding, encodedHeaders } from './encoding-for.ts'

/** Bytes below which a text is sent as it is: one packet carries it either way. */
const LEAST = 600

const compress = { br: promisify(brotliCompress), gzip: promisify(gzip) }

/** An answer of the API as it goes out: text compressed as the browser takes it, in one go. */
export async function sendWhole(request: Request, response: Response): Promise<Response> {
  const { encoding, headers } = encodedHeaders(request, response)
  const { body, status, statusText } = response
  if (!encoding) return new Response(body, { status, statusText, headers })
  const text = Buffer.from(await response.arrayBuffer())
  if (text.byteLength < LEAST) {
    headers.delete('Content-Encoding')
    return new Response(text, { status, statusText, headers })
  }
  return new Response(await compressed(text, encoding), { status, statusText, headers })
}

/** With the window and the quality of pages, see `send-in-parts.ts`. */
function compressed(text: Buffer, encoding: Encoding): Promise<Buffer<ArrayBuffer>> {
  if (encoding === 'gzip') return compress.gzip(text)
  return compress.br(text, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: 4,
      [constants.BROTLI_PARAM_LGWIN]: 18,
      [constants.BROTLI_PARAM_SIZE_HINT]: text.byteLength,
    },
  })
}
