import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createKeptPages, type KeptPage, type KeptPages } from './kept-pages.ts'

const KB = 1000
let stop: () => void
let pages: KeptPages
let address: string
/** Addresses of pages that were to be drawn anew. */
let renewed: (string | undefined)[]

beforeEach(async () => {
  renewed = []
  pages = createKeptPages(1000 * KB, ({ url }) => renewed.push(url))
  const server = createServer(async (request: IncomingMessage, response) => {
    if (!(await pages.serve(String(request.url), request, response))) response.end('drawn')
  }).listen(0)
  await new Promise((resolve) => server.once('listening', resolve))
  address = `http://localhost:${(server.address() as AddressInfo).port}`
  stop = () => server.close()
})
afterEach(() => stop())

const page = (text: string, change: Partial<KeptPage> = {}): KeptPage => ({
  route: '/a',
  headers: [
    ['content-type', 'text/html; charset=utf-8'],
    ['vary', 'Accept-Encoding'],
  ],
  body: Buffer.from(text),
  renewFrom: Date.now() + 50_000,
  until: Date.now() + 60_000,
  isStill: async () => true,
  ...change,
})
const got = async (key: string, init?: RequestInit) => (await fetch(address + key, init)).text()

describe('A kept page', () => {
  it('is answered with its headers and its length', async () => {
    pages.keep('/a', page('kept'))
    const answer = await fetch(`${address}/a`)
    expect([answer.status, await answer.text()]).toEqual([200, 'kept'])
    expect(answer.headers.get('Content-Type')).toBe('text/html; charset=utf-8')
    expect(answer.headers.get('Vary')).toBe('Accept-Encoding')
    expect(answer.headers.get('Content-Length')).toBe('4')
    const head = await fetch(`${address}/a`, { method: 'HEAD' })
    expect([head.headers.get('Content-Length'), await head.text()]).toEqual(['4', ''])
  })

  it('is nobody else’s, and no other address’s', async () => {
    pages.keep('/a', page('kept'))
    expect(await got('/b')).toBe('drawn')
  })

  it('goes when what it shows has changed, when its time is over, and when nobody can say', async () => {
    for (const change of [
      { isStill: async () => false },
      { until: Date.now() - 1 },
      { isStill: () => Promise.reject(new Error('The database is away.')) },
    ]) {
      pages.keep('/a', page('kept', change))
      expect(await got('/a')).toBe('drawn')
    }
  })
})

describe('A page that is soon to end', () => {
  it('still answers, and is drawn anew for the first who asks', async () => {
    pages.keep('/a', page('kept'))
    await got('/a')
    expect(renewed).toEqual([])
    pages.keep('/a', page('old', { renewFrom: Date.now() - 1 }))
    expect([await got('/a'), await got('/a')]).toEqual(['old', 'old'])
    expect(renewed).toEqual(['/a'])
    pages.keep('/a', page('new'))
    expect(await got('/a')).toBe('new')
  })

  it('is not, where it says what no longer holds', async () => {
    pages.keep('/a', page('kept', { renewFrom: Date.now() - 1, isStill: async () => false }))
    expect(await got('/a')).toBe('drawn')
    expect(renewed).toEqual([])
  })
})

describe('The memory for pages', () => {
  const large = 'x'.repeat(45 * KB)
  const isKept = async (key: string) => (await got(key)) !== 'drawn'

  it('is filled, and then taken over only by what is asked for twice', async () => {
    for (let index = 0; index < 20; index++) pages.keep(`/good/${index}`, page(large))
    expect(await isKept('/good/0')).toBe(true)
    for (let index = 0; index < 1000; index++) pages.keep(`/junk?${index}`, page(large))
    for (let index = 0; index < 20; index++) expect(await isKept(`/good/${index}`)).toBe(true)
    expect(await isKept('/junk?999')).toBe(false)
    pages.keep('/new', page(large))
    pages.keep('/new', page(large))
    expect(await isKept('/new')).toBe(true)
    // The one that was not asked for longest made way.
    expect(await isKept('/good/0')).toBe(false)
  })

  it('holds no page that would take much of it', async () => {
    pages.keep('/huge', page('x'.repeat(70 * KB)))
    expect(await isKept('/huge')).toBe(false)
  })
})
