import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http'
import { brotliCompressSync, constants, createBrotliCompress, createGzip, gzipSync } from 'node:zlib'

type Encoding = 'br' | 'gzip'

const TEXT = /^(text\/|image\/svg\+xml|application\/(.+\+)?(json|xml)\b)/
const HTML = /^text\/html/
/** A smaller answer fits into one packet as it is. */
const SMALLEST = 1024
const LONGEST_WAIT_MS = 50
/** Brotli's 4 takes a millisecond per page and leaves a seventh of it. */
const brotli = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }

/**
 * Compresses what is answered next, where it is text. A page goes in two parts: its first chunk as soon as it is
 * there, the rest together at the end.
 *
 * @returns resolves when the first part of a page has been sent; at once where nothing is compressed.
 */
export function compressAnswer(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const write = response.write.bind(response) as (bytes: Uint8Array) => boolean
  const end = response.end.bind(response) as (bytes?: Uint8Array) => ServerResponse
  const writeHead = response.writeHead.bind(response) as ServerResponse['writeHead']
  const encoding = request.method === 'HEAD' ? null : encodingOf(request)
  if (!encoding) return Promise.resolve()
  let resolve = () => {}
  const isBegun = new Promise<void>((done) => {
    resolve = done
  })
  // A page that waits for its beginning before it has begun must not wait for ever.
  const timer = setTimeout(resolve, LONGEST_WAIT_MS)
  response.once('close', () => clearTimeout(timer))

  let parts: ReturnType<typeof pageEncoder> | null = null
  let head: { status: number; headers: OutgoingHttpHeaders } | null = null
  const waiting: Uint8Array[] = []

  response.writeHead = (status: number, headers?: unknown) => {
    const known = (headers ?? {}) as OutgoingHttpHeaders
    const type = String(known['content-type'] ?? '')
    if (!TEXT.test(type) || known['content-encoding'] !== undefined || status === 304) {
      response.write = write as typeof response.write
      response.end = end as typeof response.end
      return writeHead(status, known)
    }
    head = { status, headers: known }
    if (HTML.test(type)) parts = pageEncoder(encoding, write, end, resolve)
    return response
  }
  const sendHead = (isEncoded: boolean, length?: number) => {
    if (!head) return
    const { 'content-length': _, vary, ...headers } = head.headers
    writeHead(head.status, {
      ...headers,
      vary: [vary, 'Accept-Encoding'].filter(Boolean).join(', '),
      ...(isEncoded ? { 'content-encoding': encoding } : {}),
      ...(length === undefined ? {} : { 'content-length': length }),
    })
    head = null
  }
  response.write = (chunk: Uint8Array | string) => {
    const bytes = typeof chunk === 'string' ? Buffer.from(chunk) : chunk
    if (parts && head) {
      sendHead(true)
      response.once('close', () => parts?.destroy())
      parts.write(bytes)
    } else {
      waiting.push(bytes)
    }
    return true
  }
  response.end = ((chunk?: unknown) => {
    if (typeof chunk === 'string') waiting.push(Buffer.from(chunk))
    else if (chunk instanceof Uint8Array) waiting.push(chunk)
    const rest = Buffer.concat(waiting)
    if (parts && !head) {
      parts.end(rest)
      return response
    }
    const isEncoded = rest.byteLength >= SMALLEST
    const body = isEncoded ? compressed(encoding, rest) : rest
    sendHead(isEncoded, body.byteLength)
    return end(body)
  }) as typeof response.end
  return isBegun
}

function encodingOf(request: IncomingMessage): Encoding | null {
  const accepted = String(request.headers['accept-encoding'] ?? '')
  return /\bbr\b/.test(accepted) ? 'br' : /\bgzip\b/.test(accepted) ? 'gzip' : null
}

function compressed(encoding: Encoding, bytes: Uint8Array): Uint8Array {
  return encoding === 'br' ? brotliCompressSync(bytes, brotli) : gzipSync(bytes)
}

/** Every part that is written goes out whole. */
function pageEncoder(
  encoding: Encoding,
  write: (bytes: Uint8Array) => boolean,
  end: () => void,
  onFirst: () => void,
) {
  const encoder =
    encoding === 'br'
      ? createBrotliCompress({ ...brotli, flush: constants.BROTLI_OPERATION_FLUSH })
      : createGzip({ flush: constants.Z_SYNC_FLUSH })
  encoder.on('data', (bytes: Uint8Array) => {
    write(bytes)
    onFirst()
  })
  encoder.once('end', end)
  return encoder
}
