import { Agent, type IncomingMessage, request } from 'node:http'
import { timingOf } from '../../packages/server/bench/measure.ts'
import type { Request, Sent, Step } from './visitor.ts'

/** An answer that has not come by then is none. */
const GIVE_UP_MS = 60_000

export interface LoadReport {
  answersPerSecond: number
  /** Milliseconds until an answer was there to its end. */
  p50: number
  p99: number
  longest: number
  /** The same by what was asked. */
  longestBy: Record<Step, number>
  /** How many answers were a 503, how many another failure or none at all. */
  heldUp: number
  failed: number
  /** How often each failing status came, for whoever looks for the cause. */
  failures: Record<string, number>
  orders: number
}

/** Lets visitors make their requests, each one after the other over a connection of its own, for some seconds. */
export async function putUnderLoad(
  visitors: readonly (() => Request)[],
  seconds: number,
): Promise<LoadReport> {
  const agent = new Agent({ keepAlive: true, maxSockets: visitors.length })
  const spans: number[] = []
  const report: Omit<LoadReport, 'answersPerSecond' | 'p50' | 'p99'> = {
    longest: 0,
    longestBy: { page: 0, search: 0, cart: 0, order: 0 },
    heldUp: 0,
    failed: 0,
    failures: {},
    orders: 0,
  }
  const from = performance.now()
  const until = from + seconds * 1000
  await Promise.all(
    visitors.map(async (next) => {
      while (performance.now() < until) {
        const { step, sent, done } = next()
        const begun = performance.now()
        const status = await statusOf(sent, agent)
        // What was asked for before the end counts to its answer, or a client that starves would not be seen.
        const span = performance.now() - begun
        spans.push(span)
        report.longest = Math.max(report.longest, span)
        report.longestBy[step] = Math.max(report.longestBy[step], span)
        if (status >= 200 && status < 300) {
          done()
          if (step === 'order') report.orders++
        } else {
          const cause = `${step} ${status}`
          report.failures[cause] = (report.failures[cause] ?? 0) + 1
          if (status === 503) report.heldUp++
          else report.failed++
        }
      }
    }),
  )
  const tookMs = performance.now() - from
  agent.destroy()
  return { answersPerSecond: (spans.length * 1000) / tookMs, ...timingOf(spans), ...report }
}

/** @returns 0 for no answer. */
async function statusOf({ url, method, headers, body }: Sent, agent: Agent): Promise<number> {
  const text = body && JSON.stringify(body)
  try {
    const response = await new Promise<IncomingMessage>((resolve, reject) => {
      const sent = request(
        url,
        {
          agent,
          method,
          signal: AbortSignal.timeout(GIVE_UP_MS),
          headers: {
            'Accept-Encoding': 'br',
            ...headers,
            ...(text !== undefined && {
              'Content-Type': 'application/json',
              'Content-Length': Buffer.byteLength(text),
            }),
          },
        },
        resolve,
      ).once('error', reject)
      sent.end(text)
    })
    for await (const _ of response);
    return response.statusCode ?? 0
  } catch {
    return 0
  }
}
