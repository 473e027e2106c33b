import type { IncomingMessage, ServerResponse } from 'node:http'
import { constants } from 'node:zlib'
import compression, { type FlushableResponse } from 'compression'

const LONGEST_WAIT_MS = 50

/**
 * A window of 256 KB holds a whole page but home's, which it makes 1 % longer. The default of 4 MB is memory that each
 * answer would ask for anew, which takes more than a millisecond.
 */
const compress = compression({
  brotli: {
    params: { [constants.BROTLI_PARAM_QUALITY]: 4, [constants.BROTLI_PARAM_LGWIN]: 18 },
  },
})

/**
 * Compresses what is answered next, where it is text. A page's first chunk leaves as soon as it is there, the rest
 * when the compression has enough of it.
 *
 * @returns resolves when the first part of a page has been sent, or will not be.
 */
export function compressAnswer(request: IncomingMessage, response: ServerResponse): Promise<void> {
  let resolve = () => {}
  const isBegun = new Promise<void>((done) => {
    resolve = done
  })
  // A page that waits for its beginning before it has begun must not wait for ever.
  const timer = setTimeout(resolve, LONGEST_WAIT_MS)
  response.once('close', () => {
    clearTimeout(timer)
    resolve()
  })
  const send = response.write
  response.write = function sendPart(...part: Parameters<typeof send>) {
    resolve()
    return send.apply(response, part)
  } as typeof send
  compress(request, response, () => {})
  flushBeginning(response as FlushableResponse)
  return isBegun
}

/** Compression holds back what it gets until it has enough: a page's beginning is to leave at once. */
function flushBeginning(response: FlushableResponse): void {
  const write = response.write
  let isFlushed = false
  response.write = function writePart(chunk: unknown, ...more: unknown[]) {
    const isTaken = write.call(response, chunk, 'utf8')
    if (!isFlushed && isPage(response)) response.flush()
    isFlushed = true
    // A page that fails in its middle is given up in this callback, of which compression knows nothing.
    for (const done of more) if (typeof done === 'function') done()
    return isTaken
  } as typeof write
}

function isPage(response: ServerResponse): boolean {
  return String(response.getHeader('content-type')).startsWith('text/html')
}
