import type { ServerResponse } from 'node:http'
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response'
import type { Context, MiddlewareHandler } from 'hono'

/** As its addresses and the control page call it. */
export type Service = string

/**
 * What the network does to a service.
 * - `slow`: does the work, answers late.
 * - `502-html`: does nothing, answers as a proxy in front of a dead service does.
 * - `cut-off`: does the work, then drops the connection in the middle of the answer.
 * - `timeout`: does nothing and never answers.
 */
export const MODES = ['ok', 'slow', '502-html', 'cut-off', 'timeout'] as const
export type Mode = (typeof MODES)[number]

export interface ServiceMode {
  mode: Mode
  /** How many more requests it strikes; null: until it is changed. */
  remaining: number | null
  /** Strikes only requests whose path contains this text; empty: all. */
  match: string
  /** How many of those requests it lets through first. */
  after: number
}

export interface FailureModes {
  /** By name, with what each is called on pages. */
  readonly services: ReadonlyMap<Service, string>
  get(service: Service): ServiceMode
  set(service: Service, mode: ServiceMode): void
  reset(): void
  /** Makes every route behind it suffer the mode of `service`, or the one in the header `X-Sandbox-Mode`. */
  guard(service: Service): MiddlewareHandler
}

const BAD_GATEWAY = `<html>
<head><title>502 Bad Gateway</title></head>
<body>
<center><h1>502 Bad Gateway</h1></center>
<hr><center>nginx</center>
</body>
</html>
`

const OK: ServiceMode = { mode: 'ok', remaining: null, match: '', after: 0 }

export function isMode(text: unknown): text is Mode {
  return MODES.some((mode) => mode === text)
}

/** @param services - By name, with titles. @param slowMs - How long `slow` waits. @param timeoutMs - How long `timeout` holds a request. */
export function createFailureModes(
  services: ReadonlyMap<Service, string>,
  slowMs: number,
  timeoutMs: number,
): FailureModes {
  const modes = new Map<Service, ServiceMode>()
  const get = (service: Service): ServiceMode => modes.get(service) ?? OK

  /** The mode that strikes this request; counts it. */
  const strike = (service: Service, request: Request): Mode => {
    const asked = request.headers.get('x-sandbox-mode')
    if (isMode(asked)) return asked
    const current = get(service)
    if (current.mode === 'ok' || !new URL(request.url).pathname.includes(current.match)) return 'ok'
    if (current.after > 0) {
      modes.set(service, { ...current, after: current.after - 1 })
      return 'ok'
    }
    if (current.remaining !== null) {
      const remaining = current.remaining - 1
      modes.set(service, remaining > 0 ? { ...current, remaining } : OK)
    }
    return current.mode
  }

  return {
    services,
    get,
    set: (service, mode) => void modes.set(service, mode),
    reset: () => modes.clear(),
    guard: (service) => async (c, next) => {
      switch (strike(service, c.req.raw)) {
        case 'ok':
          return next()
        case 'slow':
          await wait(slowMs, c.req.raw.signal)
          return next()
        case '502-html':
          return c.html(BAD_GATEWAY, 502)
        case 'cut-off': {
          await next()
          c.res = cutOff(c, await c.res.arrayBuffer(), c.res)
          return
        }
        case 'timeout':
          await wait(timeoutMs, c.req.raw.signal)
          return cutOff(c, new ArrayBuffer(0), new Response())
      }
    },
  }
}

/** The first half of an answer, after which the connection breaks; before its first byte when it has no body. */
function cutOff(c: Context, body: ArrayBuffer, answer: Response): Response {
  const half = new Uint8Array(body.slice(0, Math.floor(body.byteLength / 2)))
  const { outgoing }: { outgoing?: ServerResponse } = c.env ?? {}
  if (!outgoing) return new Response(brokenStream(half), answer)
  if (body.byteLength === 0) {
    outgoing.destroy()
  } else {
    const headers = { ...Object.fromEntries(answer.headers), 'content-length': body.byteLength }
    outgoing.writeHead(answer.status, headers)
    outgoing.write(half, () => outgoing.destroy())
  }
  return RESPONSE_ALREADY_SENT
}

/** Without a socket the stream itself breaks. */
function brokenStream(half: Uint8Array): ReadableStream<Uint8Array> {
  let isSent = false
  return new ReadableStream({
    pull(controller) {
      if (isSent || half.byteLength === 0) return controller.error(new Error('The connection was cut off.'))
      isSent = true
      controller.enqueue(half)
    },
  })
}

function wait(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, ms)
    timer.unref()
    signal.addEventListener('abort', () => {
      clearTimeout(timer)
      resolve()
    })
  })
}
