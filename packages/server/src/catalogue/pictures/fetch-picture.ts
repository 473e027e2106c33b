import type { IncomingMessage } from 'node:http'
import { request } from 'node:https'
import { isIP, type LookupFunction } from 'node:net'
import { type Network, publicNetwork } from './network.ts'
import { PictureError } from './picture-error.ts'

const TIMEOUT_MS = 15_000
const MOST_BYTES = 10_000_000
const MOST_REDIRECTS = 3
/** Characters of an address. */
const LONGEST_ADDRESS = 2000

export interface FetchOptions {
  /** @default the public internet */
  network?: Network
  /** Milliseconds for everything: names, redirects, the picture itself. @default 15 seconds */
  timeoutMs?: number
  /** @default 10 million */
  mostBytes?: number
}

/**
 * Reads what is behind an address that a stranger wrote. Only `https` on its own port and only hosts whose every address is one of the
 * public internet are asked, and the connection goes to the addresses that were checked: a name that resolves to
 * something else a moment later changes nothing. Each redirect, three at most, is checked as the first address was.
 *
 * @returns The bytes, which may be anything.
 * @throws {PictureError}
 */
export async function fetchPicture(
  address: string,
  { network = publicNetwork, timeoutMs = TIMEOUT_MS, mostBytes = MOST_BYTES }: FetchOptions = {},
): Promise<Uint8Array> {
  const deadline = AbortSignal.timeout(timeoutMs)
  try {
    let url = checkAddress(address)
    for (let redirects = 0; ; redirects++) {
      const response = await open(url, network, deadline)
      const next = redirectOf(response)
      if (next === null) return await readBody(response, mostBytes)
      response.destroy()
      if (redirects === MOST_REDIRECTS)
        throw new PictureError(`it redirects more than ${MOST_REDIRECTS} times`)
      url = checkAddress(next, url)
    }
  } catch (error) {
    if (error instanceof PictureError) throw error
    if (deadline.aborted) throw new PictureError(`it was not there after ${timeoutMs / 1000} seconds`, true)
    throw new PictureError(`the host could not be reached${codeOf(error)}`, true)
  }
}

/** @throws {PictureError} */
function checkAddress(text: string, base?: URL): URL {
  const url = text.length > LONGEST_ADDRESS ? null : URL.parse(text, base?.href)
  if (!url) throw new PictureError('it is no address')
  if (url.protocol !== 'https:') throw new PictureError('only https addresses are asked')
  if (url.username !== '' || url.password !== '')
    throw new PictureError('an address with a password is not asked')
  if (url.port !== '') throw new PictureError('only the port of https itself is asked')
  return url
}

/** The head of the answer. @throws {PictureError} for a host that may not be asked */
async function open(url: URL, network: Network, signal: AbortSignal): Promise<IncomingMessage> {
  const host = url.hostname.replace(/^\[|\]$/g, '')
  const addresses = isIP(host) ? [host] : await inTime(network.resolve(host), signal)
  if (addresses.length === 0 || !addresses.every(network.isAllowed))
    throw new PictureError('its host is none of the public internet')
  const head = new Promise<IncomingMessage>((resolve, reject) => {
    const asked = request(url, {
      ...network.server,
      // One connection for one picture: nothing that was opened for another name is used again.
      agent: false,
      lookup: answering(addresses),
      signal,
      headers: {
        host: url.host,
        accept: 'image/avif,image/webp,image/png,image/jpeg,image/gif',
        'accept-encoding': 'identity',
        'user-agent': 'Dawakit (import of product pictures)',
      },
    })
    asked.on('response', resolve).on('error', reject)
    // A host that would speak another protocol now: unheard, Node would end the request without a word.
    asked.on('upgrade', (response, socket) => {
      socket.destroy()
      resolve(response)
    })
    asked.end()
  })
  return inTime(head, signal)
}

/** A name service that knows what was checked, and nothing else. */
function answering(addresses: readonly string[]): LookupFunction {
  const known = addresses.map((address) => ({ address, family: isIP(address) }))
  return (_host, options, answer) => {
    const [first] = known
    if (options.all) answer(null, known)
    else answer(null, first?.address ?? '', first?.family)
  }
}

/** What comes, or a rejection when the time is over first: a name service cannot be called off. */
function inTime<Result>(work: Promise<Result>, signal: AbortSignal): Promise<Result> {
  return new Promise((resolve, reject) => {
    const end = () => reject(signal.reason)
    signal.addEventListener('abort', end, { once: true })
    if (signal.aborted) end()
    work.then(resolve, reject).finally(() => signal.removeEventListener('abort', end))
  })
}

/** @returns null where the answer is the picture. @throws {PictureError} when it is neither */
function redirectOf(response: IncomingMessage): string | null {
  const { statusCode = 0, headers } = response
  if (statusCode === 200) return null
  if ([301, 302, 303, 307, 308].includes(statusCode) && headers.location) return headers.location
  response.destroy()
  throw new PictureError(`its host answered ${statusCode}`)
}

async function readBody(response: IncomingMessage, mostBytes: number): Promise<Uint8Array> {
  const chunks: Buffer[] = []
  let bytes = Number(response.headers['content-length'] ?? 0) > mostBytes ? mostBytes + 1 : 0
  if (bytes === 0) {
    for await (const chunk of response as AsyncIterable<Buffer>) {
      bytes += chunk.byteLength
      if (bytes > mostBytes) break
      chunks.push(chunk)
    }
  }
  response.destroy()
  if (bytes > mostBytes) throw new PictureError(`it has more than ${mostBytes / 1_000_000} MB`)
  return Buffer.concat(chunks)
}

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? ` (${error.code})` : ''
}
