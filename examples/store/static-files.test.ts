import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer, type IncomingMessage, request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { serveFolder } from './static-files.ts'

const SCRIPT = 'export const name = "Dolo 650"\n'

let folder = ''
let port = 0
let close = async () => {}

beforeEach(async () => {
  const parent = await mkdtemp(join(tmpdir(), 'dawakit-static-'))
  folder = join(parent, 'built')
  await mkdir(join(folder, '_astro'), { recursive: true })
  await writeFile(join(parent, 'secret.txt'), 'secret')
  await writeFile(join(folder, '_astro/page.js'), SCRIPT)
  await writeFile(join(folder, '_astro/page.js.br'), brotliCompressSync(SCRIPT))
  await writeFile(join(folder, 'favicon.svg'), '<svg/>')
  const serve = await serveFolder(folder, (path) => ({ 'X-Path': path }))
  const server = createServer((asked, response) => {
    if (!serve((asked.url ?? '').split('?')[0] ?? '', asked, response)) response.writeHead(404).end()
  })
  await new Promise<void>((resolve) => server.listen(0, resolve))
  const address = server.address()
  port = typeof address === 'object' && address ? address.port : 0
  close = async () => {
    await new Promise((resolve) => server.close(resolve))
    await rm(parent, { recursive: true })
  }
})
afterEach(() => close())

/** The path goes out as it is written: `fetch` would take its dots away. */
async function ask(path: string, headers: Record<string, string> = {}, method = 'GET') {
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    request({ port, path, method, headers: { ...headers, connection: 'close' } }, resolve)
      .once('error', reject)
      .end()
  })
  const parts: Buffer[] = []
  for await (const part of response) parts.push(part as Buffer)
  return { status: response.statusCode, headers: response.headers, body: Buffer.concat(parts) }
}

describe('a built file', () => {
  it('comes with its type and its headers', async () => {
    const { status, headers, body } = await ask('/_astro/page.js?v=1')
    expect([status, body.toString()]).toEqual([200, SCRIPT])
    expect(headers).toMatchObject({
      'content-type': 'text/javascript; charset=utf-8',
      'content-length': String(SCRIPT.length),
      'x-content-type-options': 'nosniff',
      'x-path': '/_astro/page.js',
      vary: 'Accept-Encoding',
    })
  })

  it('comes compressed where that stands beside it', async () => {
    const script = await ask('/_astro/page.js', { 'accept-encoding': 'gzip, br' })
    expect(script.headers['content-encoding']).toBe('br')
    expect(brotliDecompressSync(script.body).toString()).toBe(SCRIPT)
    const picture = await ask('/favicon.svg', { 'accept-encoding': 'gzip, br' })
    expect([picture.headers['content-encoding'], picture.body.toString()]).toEqual([undefined, '<svg/>'])
  })

  it('is not sent again to who has it, and says so with all its headers', async () => {
    const { headers } = await ask('/favicon.svg')
    const again = await ask('/favicon.svg', { 'if-none-match': headers.etag ?? '' })
    expect([again.status, again.body.byteLength]).toEqual([304, 0])
    expect(again.headers).toMatchObject({ etag: headers.etag, 'x-path': '/favicon.svg' })
  })

  it('answers HEAD with its length, and nothing but GET and HEAD', async () => {
    const head = await ask('/favicon.svg', {}, 'HEAD')
    expect([head.status, head.headers['content-length'], head.body.byteLength]).toEqual([200, '6', 0])
    expect((await ask('/favicon.svg', {}, 'POST')).status).toBe(404)
  })

  it.each([
    '/../secret.txt',
    '/_astro/../../secret.txt',
    '/%2e%2e/secret.txt',
    '/..%2fsecret.txt',
    '/_astro/',
    '/',
  ])('is all that is served: %s is not', async (path) => {
    expect((await ask(path)).status).toBe(404)
  })

  it('stays as it was when a deployment replaces the folder under a running store', async () => {
    const before = [await ask('/_astro/page.js'), await ask('/favicon.svg')]
    await rm(join(folder, '_astro'), { recursive: true })
    await writeFile(join(folder, 'favicon.svg'), '<svg>another</svg>')
    const after = [await ask('/_astro/page.js'), await ask('/favicon.svg')]
    const seen = (answers: typeof after) =>
      answers.map(({ status, headers, body }) => [status, headers.etag, body.toString()])
    expect(seen(after)).toEqual(seen(before))
  })
})
