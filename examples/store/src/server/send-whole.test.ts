import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { sendWhole } from './send-whole.ts'

const long = 'medicine '.repeat(500)

/** What goes out for an answer, to a browser that takes these encodings. */
async function send(
  body: string | null,
  headers: Record<string, string> = { 'Content-Type': 'application/json' },
  { encoding = 'gzip, br', method = 'GET', status = 200 } = {},
) {
  const request = new Request('https://store.example/', { method, headers: { 'Accept-Encoding': encoding } })
  const sent = await sendWhole(request, new Response(body, { status, headers }))
  return { sent, body: Buffer.from(await sent.arrayBuffer()) }
}

describe('sendWhole', () => {
  it('compresses JSON and drawn pictures as the browser takes it', async () => {
    const text = JSON.stringify({ long })
    const brotli = await send(text)
    expect(brotli.sent.headers.get('Content-Encoding')).toBe('br')
    expect(brotliDecompressSync(brotli.body).toString()).toBe(text)
    const gzip = await send(text, undefined, { encoding: 'gzip' })
    expect(gunzipSync(gzip.body).toString()).toBe(text)
    const plain = await send(text, undefined, { encoding: '' })
    expect(plain.sent.headers.get('Content-Encoding')).toBeNull()
    expect(plain.body.toString()).toBe(text)
    for (const { sent } of [brotli, gzip, plain]) expect(sent.headers.get('Vary')).toBe('Accept-Encoding')
    const drawn = await send(long, { 'Content-Type': 'image/svg+xml; charset=utf-8' })
    expect(brotliDecompressSync(drawn.body).toString()).toBe(long)
  })

  it('leaves photographs alone, and a text that one packet carries', async () => {
    const photograph = await send(long, { 'Content-Type': 'image/webp' })
    expect([photograph.sent.headers.get('Content-Encoding'), photograph.body.toString()]).toEqual([
      null,
      long,
    ])
    const short = await send('{"key":"success"}')
    expect([short.sent.headers.get('Content-Encoding'), short.body.toString()]).toEqual([
      null,
      '{"key":"success"}',
    ])
  })

  it('keeps what an answer says of itself, but for its length', async () => {
    const own = { 'Content-Type': 'application/json', 'Content-Length': '4500', Vary: 'Origin' }
    const { sent } = await send(long, own, { status: 404 })
    expect(sent.status).toBe(404)
    expect(Object.fromEntries(sent.headers)).toEqual({
      'content-encoding': 'br',
      'content-type': 'application/json',
      vary: 'Origin, Accept-Encoding',
    })
  })

  it('answers HEAD and 304 without a body', async () => {
    const head = await send(null, undefined, { method: 'HEAD' })
    expect([head.sent.status, head.body.byteLength]).toEqual([200, 0])
    const known = await send(null, undefined, { status: 304 })
    expect([known.sent.status, known.body.byteLength]).toEqual([304, 0])
  })
})
