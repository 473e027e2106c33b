import { once } from 'node:events'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { setImmediate as nextLook, setTimeout as wait } from 'node:timers/promises'
import { kindOf, stackOf } from '../watching/stack-of.ts'

/** So long reads are turned away before the process stops to listen: a proxy meets it once, in milliseconds. */
const TURNING_AWAY_MS = 1000
/** A connection that was made last may bring its request so much later. */
const FRESH_MS = 1000
/** Workers end what they are at, and the database closes, within this. */
const CLOSE_MS = 10_000
/** A look at the network that took less had next to nothing to hand over. */
const QUIET_MS = 1
/** After so many a process that is never quiet stops all the same. */
const LOOKS = 500

/** What sends its request slower is no visitor. */
const REQUEST_MS = 60_000
/** Longer than a proxy in front keeps a connection that nobody uses, a minute mostly: else it asks over one that is being closed. */
const KEEP_ALIVE_MS = 75_000

const HEALTH = /^(\/api)?\/healthz(\?|$)/
const READINESS = /^(\/api)?\/readyz(\?|$)/

/** How long a process takes to stop. */
export interface StopTimes {
  /** So long it goes on answering while `/readyz` says no, for proxies to see it and turn to others. 0 stops at once. */
  waitSeconds: number
  /** What has begun may take so long after that. */
  limitSeconds: number
}

export interface ServingOptions extends StopTimes {
  /** Stops the workers and closes the database. */
  close: () => Promise<void>
  /** Hears what was cut off, and what failed. */
  print: (line: string) => void
}

/** What answers a request: now, or when its promise resolves. */
export type Answer = (request: IncomingMessage, response: ServerResponse) => unknown

export interface Serving {
  server: Server
  /**
   * Says that the process is not ready and goes on for the time that is set; takes no new connections; ends what has begun;
   * closes the shop. Never rejects.
   *
   * @returns whether all ended by itself, within the limits
   */
  stop(): Promise<boolean>
}

/**
 * A server that stops so that nobody behind a proxy notices: docs/decisions/028-the-order-of-stopping.md. Whoever calls lets it
 * listen.
 */
export function serveUntilStopped(answer: Answer, options: ServingOptions): Serving {
  const { waitSeconds, limitSeconds, close, print } = options
  let stage: 'open' | 'leaving' | 'turning-away' | 'closing' = 'open'
  const begun = new Set<ServerResponse>()
  const sockets = new Set<Socket>()

  const server = createServer((request, response) => {
    begun.add(response)
    response.once('close', () => {
      begun.delete(response)
      // One that was promised to be kept: it is free in this moment.
      if (stage === 'closing') request.socket.destroySoon()
    })
    if (stage !== 'open' && meetTheEnd(request, response, stage === 'turning-away')) return
    const answered = answer(request, response)
    // A rejection that nobody takes ends a process, and every other answer with it.
    if (answered instanceof Promise) answered.catch((error: unknown) => breakOff(response, error))
  })
  server.requestTimeout = REQUEST_MS
  server.keepAliveTimeout = KEEP_ALIVE_MS
  server.on('connection', (socket) => {
    sockets.add(socket)
    socket.once('close', () => sockets.delete(socket))
  })

  function breakOff(response: ServerResponse, error: unknown): void {
    print(`An answer failed: ${kindOf(error)}\n${stackOf(error)}`)
    if (response.headersSent) response.destroy()
    else response.writeHead(500, { 'Cache-Control': 'no-store' }).end()
  }

  async function endRequests(): Promise<boolean> {
    const closed = once(server, 'close').then(() => true)
    server.close()
    const fresh = setTimeout(() => {
      const inUse = new Set([...begun].map(({ socket }) => socket))
      for (const socket of sockets) if (!inUse.has(socket)) socket.destroy()
    }, FRESH_MS)
    const isInTime = await within(limitSeconds * 1000, closed)
    clearTimeout(fresh)
    if (!isInTime) {
      print(`Requests that took longer than ${limitSeconds} s were cut off: ${begun.size}.`)
      server.closeAllConnections()
      await closed
    }
    return isInTime
  }

  async function closeShop(): Promise<boolean> {
    try {
      const closed = close().then(() => true)
      const isInTime = await within(CLOSE_MS, closed)
      if (!isInTime)
        print(`What the shop does by itself took longer than ${CLOSE_MS / 1000} s and was cut off.`)
      return isInTime
    } catch (error) {
      print(`The shop could not be closed: ${error instanceof Error ? error.name : 'an error'}.`)
      return false
    }
  }

  return {
    server,
    async stop() {
      stage = 'leaving'
      for (const response of begun) sayLast(response)
      if (waitSeconds > 0) {
        await wait(waitSeconds * 1000)
        stage = 'turning-away'
        await wait(TURNING_AWAY_MS)
      }
      await quietMoment(server)
      stage = 'closing'
      const areEnded = await endRequests()
      return (await closeShop()) && areEnded
    },
  }
}

/** @returns whether the request has had its answer by that */
function meetTheEnd(request: IncomingMessage, response: ServerResponse, isTurningAway: boolean): boolean {
  const path = request.url ?? ''
  sayLast(response)
  if (READINESS.test(path)) {
    const headers = { 'Content-Type': 'application/json', 'Cache-Control': 'no-store' }
    response.writeHead(503, headers).end('{"status":"not-ready"}')
    return true
  }
  // A proxy that asks nobody how they are learns it from a read that failed: it sends that to another process, and all else
  // from then on. What writes it may not send twice, so that is answered.
  if (!isTurningAway || !isRead(request) || HEALTH.test(path)) return false
  request.socket.destroy()
  return true
}

const isRead = ({ method }: IncomingMessage) => method === 'GET' || method === 'HEAD'

/** Its connection ends with it, and whoever asks makes a new one, or asks another process. */
function sayLast(response: ServerResponse): void {
  if (!response.headersSent) response.setHeader('Connection', 'close')
}

/** Whatever stands before the listener when it closes is cut off by the system: it closes when nobody does. */
async function quietMoment(server: Server): Promise<void> {
  let came = 0
  const count = () => {
    came += 1
  }
  server.on('connection', count)
  for (let looks = 0; looks < LOOKS; looks += 1) {
    const before = performance.now()
    const cameBefore = came
    await nextLook()
    if (came === cameBefore && performance.now() - before < QUIET_MS) break
  }
  server.off('connection', count)
}

/** @returns what came of it, or false when the time is over */
async function within(ms: number, work: Promise<boolean>): Promise<boolean> {
  const limit = new AbortController()
  try {
    return await Promise.race([work, wait(ms, false, { signal: limit.signal })])
  } finally {
    limit.abort()
  }
}
