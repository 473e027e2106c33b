import { Agent, get, type IncomingMessage } from 'node:http'

const CONNECTIONS = 20
const WARM_UP_MS = 2000
const MEASURED_MS = 5000

/**
 * Answers a second over connections that stay open, each asking again when it has its answer to the end.
 *
 * @param urls - Asked for in turn.
 * @param encoding - That it takes.
 * @throws {Error} when one is no success.
 */
export async function answersPerSecond(urls: readonly string[], encoding = 'br'): Promise<number> {
  const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS })
  let turn = 0
  const next = () => urls[turn++ % urls.length] ?? ''
  try {
    await askFor(next, agent, encoding, WARM_UP_MS)
    return (await askFor(next, agent, encoding, MEASURED_MS)) / (MEASURED_MS / 1000)
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
