import { randomUUID } from 'node:crypto'
import { get, type IncomingMessage } from 'node:http'

const HEADER = 'x-dawakit-renewal'
/** What the bytes of a page depend on besides its address: see `page-key.ts`. */
const TAKEN_ALONG = ['host', 'x-forwarded-host', 'x-forwarded-proto', 'accept-encoding'] as const

export interface Renewal {
  /** Asks this process for a page past those that are kept, as a visitor has asked for it. The answer is drawn and kept. */
  ask(request: IncomingMessage): void
  /** Whether a request is such a one. Nobody else knows what it says. */
  is(request: IncomingMessage): boolean
}

/** @param here - Where this process reaches itself. */
export function createRenewal(here: { host: string; port: number }): Renewal {
  const word = randomUUID()
  return {
    ask({ url, headers }) {
      const taken = TAKEN_ALONG.flatMap((name) => {
        const value = headers[name]
        return value === undefined ? [] : [[name, String(value)]]
      })
      const asked = get({
        ...here,
        path: url,
        headers: { ...Object.fromEntries(taken), [HEADER]: word },
      })
      asked.on('response', (response) => response.resume())
      // The page that is kept holds to its end; then a visitor has it drawn.
      asked.on('error', () => {})
    },
    is: ({ headers }) => headers[HEADER] === word,
  }
}
