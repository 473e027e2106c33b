import { createServer, type IncomingMessage, request, type Server, type ServerResponse } from 'node:http'
import { brotliDecompressSync, createBrotliDecompress, gunzipSync } from 'node:zlib'
import { afterEach, describe, expect, it } from 'vitest'
import { compressAnswer } from './compress-answer.ts'

type Answer = (response: ServerResponse, isBegun: Promise<void>) => unknown

const open: Server[] = []
afterEach(async () => {
  await Promise.all(open.splice(0).map((server) => new Promise((resolve) => server.close(resolve))))
})

/** Asks a server that answers so; the body comes as it was sent. */
async function ask(answer: Answer, encoding: string, method = 'GET') {
  const server = createServer((asked, response) => void answer(response, compressAnswer(asked, response)))
  open.push(server)
  await new Promise<void>((resolve) => server.listen(0, resolve))
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  return new Promise<IncomingMessage>((resolve, reject) => {
    const headers = { 'accept-encoding': encoding, connection: 'close' }
    request({ port, method, headers }, resolve).once('error', reject).end()
  })
}

async function bodyOf(response: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = []
  for await (const part of response) parts.push(part as Buffer)
  return Buffer.concat(parts)
}

const html = { 'content-type': 'text/html; charset=utf-8' }
const long = 'medicine '.repeat(500)

const page: Answer = async (response, isBegun) => {
  response.writeHead(200, html)
  response.write(`<main>${long}`)
  await isBegun
  response.write('<p>below</p>')
  response.end('</main>')
}
const whole = `<main>${long}<p>below</p></main>`

describe('compressAnswer', () => {
  it('sends a page whole, in the encoding asked for', async () => {
    const brotli = await ask(page, 'gzip, br')
    expect(brotli.headers).toMatchObject({ 'content-encoding': 'br', vary: 'Accept-Encoding' })
    expect(brotliDecompressSync(await bodyOf(brotli)).toString()).toBe(whole)
    const gzip = await ask(page, 'gzip')
    expect(gzip.headers['content-encoding']).toBe('gzip')
    expect(gunzipSync(await bodyOf(gzip)).toString()).toBe(whole)
    const plain = await ask(page, 'identity')
    expect(plain.headers['content-encoding']).toBeUndefined()
    expect((await bodyOf(plain)).toString()).toBe(whole)
  })

  it('sends the beginning of a page before the rest is there', async () => {
    let goOn = () => {}
    const rest = new Promise<void>((resolve) => {
      goOn = resolve
    })
    const answer: Answer = async (response) => {
      response.writeHead(200, html)
      response.write('<h1>Dolo 650</h1>')
      await rest
      response.end('<p>below</p>')
    }
    const decoded = (await ask(answer, 'br')).pipe(createBrotliDecompress())
    let text = ''
    for await (const part of decoded) {
      text += String(part)
      if (text === '<h1>Dolo 650</h1>') goOn()
    }
    expect(text).toBe('<h1>Dolo 650</h1><p>below</p>')
  })

  it('does not leave a page waiting that waits before it begins', async () => {
    const answer: Answer = async (response, isBegun) => {
      await isBegun
      response.writeHead(200, html)
      response.end('<h1>Late</h1>')
    }
    expect(brotliDecompressSync(await bodyOf(await ask(answer, 'br'))).toString()).toBe('<h1>Late</h1>')
  })

  it('compresses JSON and leaves pictures alone', async () => {
    const json = (text: string): Answer => {
      return (response) => response.writeHead(200, { 'content-type': 'application/json' }).end(text)
    }
    const compressed = await ask(json(JSON.stringify({ long })), 'br')
    expect(JSON.parse(brotliDecompressSync(await bodyOf(compressed)).toString())).toEqual({ long })
    const picture: Answer = (response) => response.writeHead(200, { 'content-type': 'image/webp' }).end(long)
    expect((await ask(picture, 'br')).headers['content-encoding']).toBeUndefined()
  })

  it('breaks off a page that fails in its middle, so that nobody takes it for whole', async () => {
    const answer: Answer = (response) => {
      response.writeHead(200, html)
      response.write(`<main>${long}`)
      // As Astro gives a page up.
      response.write('Internal server error', () => response.destroy())
    }
    await expect(ask(answer, 'br').then(bodyOf)).rejects.toThrow()
    await expect(ask(answer, 'identity').then(bodyOf)).rejects.toThrow()
  })

  it('answers HEAD and 304 without a body', async () => {
    const head = await ask((response) => response.writeHead(200, html).end(), 'br', 'HEAD')
    expect([head.statusCode, (await bodyOf(head)).byteLength]).toEqual([200, 0])
    const known = await ask((response) => response.writeHead(304, html).end(), 'br')
    expect([known.statusCode, (await bodyOf(known)).byteLength]).toEqual([304, 0])
  })
})
