import { Agent, get, type IncomingMessage } from 'node:http'

const CONNECTIONS = 20
/** Milliseconds of asking before anything is counted, and of counting. */
export interface Asking {
  warmUpMs: number
  measuredMs: number
}

/**
 * Answers a second over connections that stay open, each asking again when it has its answer to the end.
 *
 * @param urls - Asked for in turn.
 * @param encoding - That it takes.
 * @throws {Error} when one is no success.
 */
export async function answersPerSecond(
  urls: readonly string[],
  encoding: 'br' | 'identity',
  { warmUpMs, measuredMs }: Asking,
): Promise<number> {
  const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS })
  let turn = 0
  const next = () => urls[turn++ % urls.length] ?? ''
  try {
    await askFor(next, agent, encoding, warmUpMs)
    return (await askFor(next, agent, encoding, measuredMs)) / (measuredMs / 1000)
  } finally {
    agent.destroy()
  }
}

async function askFor(next: () => string, agent: Agent, encoding: string, ms: number): Promise<number> {
  const until = performance.now() + ms
  let answers = 0
  const ask = async () => {
    while (performance.now() < until) {
      const url = next()
      const response = await new Promise<IncomingMessage>((resolve, reject) => {
        get(url, { agent, headers: { 'Accept-Encoding': encoding } }, resolve).once('error', reject)
      })
      if (response.statusCode !== 200) throw new Error(`${url} answered ${response.statusCode}.`)
      for await (const _ of response);
      answers++
    }
  }
  await Promise.all(Array.from({ length: CONNECTIONS }, ask))
  return answers
}
