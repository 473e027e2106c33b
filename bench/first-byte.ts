import { Agent, get, type IncomingMessage } from 'node:http'
import { type Timing, timingOf } from '../packages/server/bench/measure.ts'

/**
 * Time until the first byte of pages, asked for one after the other over a connection that stays open, after as
 * many to warm up: a store runs for weeks, and only the first visitors after a start meet code not yet compiled.
 *
 * @throws {Error} when a page is not there.
 */
export async function firstByteOf(urls: readonly string[], times: number): Promise<Timing> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  const spans: number[] = []
  try {
    for (let turn = 0; turn < 2 * times; turn++) {
      const span = await spanOf(urls[turn % urls.length] ?? '', agent)
      if (turn >= times) spans.push(span)
    }
    return timingOf(spans)
  } finally {
    agent.destroy()
  }
}

/** The whole page is read before the next is asked for; only its first byte counts. */
async function spanOf(url: string, agent: Agent): Promise<number> {
  const from = performance.now()
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    get(url, { agent, headers: { 'Accept-Encoding': 'br' } }, resolve).once('error', reject)
  })
  if (response.statusCode !== 200) throw new Error(`${url} answered ${response.statusCode}.`)
  let span = Number.NaN
  for await (const _ of response) if (Number.isNaN(span)) span = performance.now() - from
  return span
}
