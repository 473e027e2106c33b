import { brotliDecompressSync, createBrotliDecompress, gunzipSync } from 'node:zlib'
import { describe, expect, it, vi } from 'vitest'
import { sendInParts } from './send-in-parts.ts'
import { streamOf } from './stream-of.ts'

const html = { 'Content-Type': 'text/html; charset=utf-8' }
const long = 'medicine '.repeat(500)
const bytes = (text: string) => new TextEncoder().encode(text)

/** What goes out for an answer, to a browser that takes these encodings. */
function send(
  body: AsyncIterable<Uint8Array> | string | null,
  { headers = html as Record<string, string>, status = 200, encoding = 'gzip, br', method = 'GET' } = {},
  onBegun: () => void = () => {},
): Response {
  const request = new Request('https://store.example/', { method, headers: { 'Accept-Encoding': encoding } })
  const stream = body === null || typeof body === 'string' ? body : streamOf(body)
  return sendInParts(request, new Response(stream, { status, headers }), onBegun)
}

const bodyOf = async (response: Response) => Buffer.from(await response.arrayBuffer())

async function* page() {
  yield bytes(`<main>${long}`)
  yield bytes('<p>below</p>')
  yield bytes('</main>')
}
const whole = `<main>${long}<p>below</p></main>`

describe('sendInParts', () => {
  it('sends a page whole, in the encoding asked for', async () => {
    const brotli = send(page())
    expect([brotli.headers.get('Content-Encoding'), brotli.headers.get('Vary')]).toEqual([
      'br',
      'Accept-Encoding',
    ])
    expect(brotliDecompressSync(await bodyOf(brotli)).toString()).toBe(whole)
    const gzip = send(page(), { encoding: 'gzip' })
    expect(gzip.headers.get('Content-Encoding')).toBe('gzip')
    expect(gunzipSync(await bodyOf(gzip)).toString()).toBe(whole)
    const plain = send(page(), { encoding: 'identity' })
    expect(plain.headers.get('Content-Encoding')).toBeNull()
    expect(plain.headers.get('Vary')).toBe('Accept-Encoding')
    expect((await bodyOf(plain)).toString()).toBe(whole)
  })

  it.each([
    ['br;q=0, gzip;q=0.5', 'gzip'],
    ['gzip;q=1.0, br;q=0.8', 'br'],
    ['br;q=0.0', null],
    ['brotli', null],
    ['', null],
  ])('takes %j as %s', (encoding, used) => {
    expect(send(page(), { encoding }).headers.get('Content-Encoding')).toBe(used)
  })

  it.each(['br', 'identity'])(
    'sends the beginning of a page before the rest is there: %s',
    async (encoding) => {
      let goOn = () => {}
      const rest = new Promise<void>((resolve) => {
        goOn = resolve
      })
      async function* waiting() {
        yield bytes('<h1>Dolo 650</h1>')
        await rest
        yield bytes('<p>below</p>')
      }
      const sent = send(waiting(), { encoding })
      if (!sent.body) throw new Error('There is no body.')
      const decoder = new TextDecoder()
      const unzip = createBrotliDecompress()
      let text = ''
      unzip.on('data', (part: Buffer) => {
        text += part
        if (text === '<h1>Dolo 650</h1>') goOn()
      })
      for await (const part of sent.body) {
        if (encoding === 'br') unzip.write(part)
        else text += decoder.decode(part)
        if (text === '<h1>Dolo 650</h1>') goOn()
      }
      await vi.waitFor(() => expect(text).toBe('<h1>Dolo 650</h1><p>below</p>'))
    },
  )

  it.each(['br', 'identity'])('tells when the beginning has left, not before: %s', async (encoding) => {
    const onBegun = vi.fn()
    let isWritten = false
    const begun = new Promise<void>((resolve) => {
      onBegun.mockImplementation(() => {
        expect(isWritten).toBe(true)
        resolve()
      })
    })
    async function* waiting() {
      yield bytes('<h1>Dolo 650</h1>')
      await begun
      yield bytes('<p>below</p>')
    }
    const reader = send(waiting(), { encoding }, onBegun).body?.getReader()
    await reader?.read()
    expect(onBegun).not.toHaveBeenCalled()
    // As a connection that has taken the first part asks for the next.
    process.nextTick(() => {
      isWritten = true
    })
    expect((await reader?.read())?.done).toBe(false)
  })

  it('keeps what an answer says of itself, but for its length', () => {
    const headers = { ...html, 'Content-Length': '4500', 'Cache-Control': 'no-store', Vary: 'Origin' }
    const sent = send(long, { headers, status: 404 })
    expect(sent.status).toBe(404)
    expect(Object.fromEntries(sent.headers)).toEqual({
      'cache-control': 'no-store',
      'content-encoding': 'br',
      'content-type': 'text/html; charset=utf-8',
      vary: 'Origin, Accept-Encoding',
    })
  })

  it('breaks off a page that fails in its middle, so that nobody takes it for whole', async () => {
    async function* failing() {
      yield bytes(`<main>${long}`)
      throw new Error('The database has gone.')
    }
    await expect(bodyOf(send(failing()))).rejects.toThrow('The database has gone.')
    await expect(bodyOf(send(failing(), { encoding: 'identity' }))).rejects.toThrow('The database has gone.')
  })

  it('lets go of a page whose visitor has gone', async () => {
    const onEnd = vi.fn()
    async function* endless() {
      try {
        for (;;) yield bytes(long)
      } finally {
        onEnd()
      }
    }
    const reader = send(endless()).body?.getReader()
    await reader?.read()
    await reader?.cancel()
    expect(onEnd).toHaveBeenCalledOnce()
  })

  it('answers HEAD and 304 without a body', async () => {
    const head = send(null, { method: 'HEAD' })
    expect([head.status, (await bodyOf(head)).byteLength]).toEqual([200, 0])
    const known = send(null, { status: 304 })
    expect([known.status, (await bodyOf(known)).byteLength]).toEqual([304, 0])
  })
})
