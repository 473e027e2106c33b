import { once } from 'node:events'
import { Agent, get, type IncomingMessage, type ServerResponse } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { type Answer, type Serving, serveUntilStopped } from './serve-until-stopped.ts'

let serving: Serving
let shop = ''
let ends: string[]
/** Requests for `/slow` wait here for their answer. */
let slow: ServerResponse[]

afterEach(() => {
  serving.server.closeAllConnections()
  serving.server.close()
})

const answer: Answer = ({ url, method }, response) => {
  if (url === '/slow') slow.push(response)
  else if (url === '/failing') return Promise.reject(new TypeError('of 9876543210'))
  else response.end(method)
}

async function open(times: { waitSeconds?: number; limitSeconds?: number } = {}): Promise<void> {
  ends = []
  slow = []
  serving = serveUntilStopped(answer, {
    waitSeconds: 0,
    limitSeconds: 20,
    ...times,
    close: async () => void ends.push('The shop is closed.'),
    print: (line) => ends.push(line),
  })
  serving.server.listen(0, '127.0.0.1')
  await once(serving.server, 'listening')
  shop = `http://127.0.0.1:${(serving.server.address() as AddressInfo).port}`
}

/** Over a connection that is kept. */
function ask(path: string, agent: Agent): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    get(`${shop}${path}`, { agent }, (response) => {
      response.resume().once('end', () => resolve(response))
    }).once('error', reject)
  })
}

const isTurnedAway = () =>
  fetch(`${shop}/`).then(
    () => false,
    () => true,
  )

describe('A process that stops behind a proxy', () => {
  it('says at once that it is not ready, and goes on answering, each answer its connection’s last', async () => {
    await open({ waitSeconds: 0.5 })
    expect((await fetch(`${shop}/readyz`)).status).toBe(200)
    const stopped = serving.stop()
    for (const path of ['/readyz', '/api/readyz', '/api/readyz?by=proxy']) {
      expect((await fetch(shop + path)).status, path).toBe(503)
    }
    expect((await fetch(`${shop}/healthz`)).status).toBe(200)
    const page = await fetch(`${shop}/`)
    expect([page.status, page.headers.get('connection')]).toEqual([200, 'close'])
    expect(await stopped).toBe(true)
  })

  it('says so, too, in the answer to what had begun before', async () => {
    await open()
    const asked = fetch(`${shop}/slow`)
    await vi.waitFor(() => expect(slow).toHaveLength(1))
    const stopped = serving.stop()
    slow[0]?.end('whole')
    expect((await asked).headers.get('connection')).toBe('close')
    expect(await stopped).toBe(true)
  })

  it('turns reads away before it stops to listen, and still answers writes and whoever asks for its health', async () => {
    await open({ waitSeconds: 0.05 })
    const stopped = serving.stop()
    await vi.waitFor(async () => expect(await isTurnedAway()).toBe(true))
    expect(await (await fetch(`${shop}/order`, { method: 'POST' })).text()).toBe('POST')
    expect((await fetch(`${shop}/readyz`)).status).toBe(503)
    expect((await fetch(`${shop}/healthz`)).status).toBe(200)
    expect(await stopped).toBe(true)
  })
})

describe('Once it takes no new connections', () => {
  it('ends what has begun, and closes the shop after that', async () => {
    await open()
    const asked = fetch(`${shop}/slow`).then((response) => response.text())
    await vi.waitFor(() => expect(slow).toHaveLength(1))
    const stopped = serving.stop()
    await vi.waitFor(async () => expect(await isTurnedAway()).toBe(true))
    expect(ends).toEqual([])
    slow[0]?.end('whole')
    expect(await asked).toBe('whole')
    expect(await stopped).toBe(true)
    expect(ends).toEqual(['The shop is closed.'])
  })

  it('waits for no connection that is kept without a request, or never had one', async () => {
    await open()
    const agent = new Agent({ keepAlive: true })
    await ask('/', agent)
    const silent = connect(Number(new URL(shop).port), '127.0.0.1')
    await once(silent, 'connect')
    expect(await serving.stop()).toBe(true)
    expect(ends).toEqual(['The shop is closed.'])
    silent.destroy()
    agent.destroy()
  })

  it('waits for no connection that was promised to be kept by an answer that ends now', async () => {
    await open()
    const agent = new Agent({ keepAlive: true })
    const asked = ask('/slow', agent)
    await vi.waitFor(() => expect(slow).toHaveLength(1))
    slow[0]?.writeHead(200).write('the first half, ')
    const stopped = serving.stop()
    slow[0]?.end('the second')
    expect((await asked).headers.connection).toBe('keep-alive')
    expect(await stopped).toBe(true)
    agent.destroy()
  })

  it('cuts off what takes longer than the limit, says so, and closes the shop all the same', async () => {
    await open({ limitSeconds: 0.1 })
    const asked = fetch(`${shop}/slow`).then(
      () => 'answered',
      () => 'cut off',
    )
    await vi.waitFor(() => expect(slow).toHaveLength(1))
    expect(await serving.stop()).toBe(false)
    expect(await asked).toBe('cut off')
    expect(ends).toEqual(['Requests that took longer than 0.1 s were cut off: 1.', 'The shop is closed.'])
  })
})

it('answers 500 where an answer fails, says so without its message, and goes on with all others', async () => {
  await open()
  expect((await fetch(`${shop}/failing`)).status).toBe(500)
  expect(await (await fetch(`${shop}/`)).text()).toBe('GET')
  expect(ends.join('\n')).toMatch(/^An answer failed: TypeError\n +at /)
  expect(ends.join('\n')).not.toContain('9876543210')
})
