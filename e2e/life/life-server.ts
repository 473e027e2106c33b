import { createHash } from 'node:crypto'
import { EventEmitter, once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import embed from '../../packages/embed/package.json' with { type: 'json' }
import { inlineStub } from '../../packages/embed/src/loader/inline-stub.ts'
import { addresses } from '../addresses.ts'

/** A partner's server of its own, which hands the calls of its pages on to the shop and counts them. */
export interface LifeSite {
  /** Where it serves, and the same pages as another site. */
  address: string
  otherSite: string
  /** Calls of the API that passed, such as `GET /get/products`. */
  calls: string[]
  /** What pages said of themselves, in the calls too. */
  marks: string[]
  stop(): void
}

const SHOP = '<dawa-shop api="/api" product-href="/medicine?id={id}"></dawa-shop>'
const ELEMENTS = `<dawa-cart-button></dawa-cart-button><dawa-search-box></dawa-search-box>
  <dawa-product-card product-id="paracetamol-650mg-tablet-jeevika"></dawa-product-card>
  <dawa-pincode-checker></dawa-pincode-checker>`
const tag = (address: string) => `<script type="module" async src="${address}"></script>`
const TAG = tag(`${addresses.store}/embed/dawakit.js`)

const guide = await readFile(`${import.meta.dirname}/../../docs/embedding.md`, 'utf8')
/** A search that the page's server has drawn, as docs/embedding.md writes it. */
const SERVED_SEARCH = guide.match(/<dawa-search-box served>.+?<\/dawa-search-box>/s)?.[0] ?? ''

/** Each page as its head and its body. */
const pages: Record<string, readonly [head: string, body: string]> = {
  shop: [TAG, `${SHOP}${ELEMENTS}<p><a href="/leaflet">Leaflet</a></p>`],
  account: [
    TAG,
    `${SHOP}<dawa-cart-button></dawa-cart-button><dawa-login></dawa-login><dawa-checkout></dawa-checkout>
     <dawa-order-tracker order-id="latest"></dawa-order-tracker><dawa-invoice order-id="latest"></dawa-invoice>`,
  ],
  served: [TAG, `${SHOP}${SERVED_SEARCH}<button type="button">Something else</button>`],
  prerendered: [`<script src="/prerendered.js"></script>${TAG}`, `${SHOP}${ELEMENTS}`],
  // As dark as a page can be, with all that floats, and a card that never comes.
  paper: [
    `<meta name="color-scheme" content="dark"><link rel="stylesheet" href="/dark.css">${TAG}`,
    `${SHOP}${ELEMENTS}<dawa-product-card product-id="never"></dawa-product-card>
     <dawa-order-tracker order-id="latest"></dawa-order-tracker><dawa-invoice order-id="latest"></dawa-invoice>`,
  ],
  leaflet: ['', '<h1>Leaflet</h1><p><a href="/shop">Shop</a></p>'],
  news: ['<script src="/news.js" defer></script>', '<h1>News</h1>'],
  twice: [`${TAG}${TAG}${tag(`${addresses.store}/embed/dawakit.js?again`)}`, `${SHOP}${ELEMENTS}`],
  versions: [
    `${TAG.replace(' async', '')}${tag('/other-version/dawakit.js').replace(' async', '')}`,
    `${SHOP}${ELEMENTS}`,
  ],
  framing: ['', '<h1>A page of another site</h1>'],
  consent: [
    `<script>${inlineStub}</script><script src="/banner.js"></script>${TAG}`,
    `${SHOP.replace(' api', ' consent="required" api')}${ELEMENTS}`,
  ],
}

/** What else of its own a page's policy lets in. Beside a hash the word for speculation rules counts for nothing. */
const INLINE: Record<string, string> = {
  news: "'inline-speculation-rules'",
  consent: `'sha256-${createHash('sha256').update(inlineStub).digest('base64')}'`,
}
/** `'self'` is nothing in a sandbox. */
const HERE = 'http://localhost:* http://127.0.0.1:*'

const CORS = {
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Allow-Headers': 'Content-Type, Authorization, Idempotency-Key, X-Dawakit-Key',
  'Access-Control-Allow-Methods': 'GET, POST, PUT, DELETE',
}

/** Hands a call on to the shop. */
async function passOn(
  request: IncomingMessage,
  response: ServerResponse,
  calls: string[] = [],
): Promise<void> {
  const { url = '', method = 'GET' } = request
  if (method === 'OPTIONS') {
    response.writeHead(204, CORS).end()
    return
  }
  calls.push(`${method} ${url.replace(/^\/api|\?.*/g, '')}`)
  const body: Buffer[] = []
  for await (const part of request as AsyncIterable<Buffer>) body.push(part)
  const headers = new Headers()
  for (const name of ['content-type', 'authorization', 'idempotency-key']) {
    const value = request.headers[name]
    if (value) headers.set(name, String(value))
  }
  const answer = await fetch(`${addresses.store}${url}`, {
    method,
    headers,
    body: body.length ? Buffer.concat(body) : null,
  })
  response.writeHead(answer.status, { ...CORS, 'Content-Type': answer.headers.get('content-type') ?? '' })
  response.end(Buffer.from(await answer.arrayBuffer()))
}

/** The script tag's files as another version of it has them. */
async function otherVersion(path: string, response: ServerResponse): Promise<void> {
  const answer = await fetch(`${addresses.store}/embed/${path}`)
  response.writeHead(answer.status, { 'Content-Type': 'text/javascript' })
  response.end((await answer.text()).replaceAll(`"${embed.version}"`, '"0.0.9"'))
}

async function answer(
  request: IncomingMessage,
  response: ServerResponse,
  { calls, marks, marked }: Pick<LifeSite, 'calls' | 'marks'> & { marked: EventEmitter },
): Promise<void> {
  const [, folder = '', ...rest] = (request.url ?? '/').split(/[/?]/)
  if (folder === 'api') return passOn(request, response, calls)
  if (folder === 'other-version') return otherVersion(rest.join('/'), response)
  if (folder === 'dawakit.css') {
    response.setHeader('Content-Type', 'text/css')
    response.end(await readFile(`${import.meta.dirname}/../../packages/widgets/dist/styles.css`))
    return
  }
  if (/\.(js|css)$/.test(folder)) {
    response.setHeader('Content-Type', folder.endsWith('js') ? 'text/javascript' : 'text/css')
    response.end(await readFile(`${import.meta.dirname}/pages/${folder}`))
    return
  }
  const mark = decodeURIComponent(rest[0] ?? '')
  if (folder === 'mark') {
    for (const list of [calls, marks]) list.push(mark)
    marked.emit(mark)
    response.end()
    return
  }
  if (folder === 'until') {
    if (!marks.includes(mark)) await once(marked, mark)
    response.end()
    return
  }
  if (folder === 'favicon.ico') {
    response.writeHead(204).end()
    return
  }
  const page = pages[folder]
  // Pictures of products.
  if (!page) return passOn(request, response)
  response.writeHead(200, {
    'Content-Type': 'text/html; charset=utf-8',
    'Content-Security-Policy': `default-src 'none'; script-src ${addresses.store}/embed/ ${HERE} ${INLINE[folder] ?? ''}; style-src 'self'; img-src * data: blob:; connect-src ${HERE}; frame-src *`,
  })
  response.end(`<!doctype html><html lang="en-IN"><head><meta charset="utf-8"><title>${folder}</title>
    <meta name="viewport" content="width=device-width, initial-scale=1"><link rel="icon" href="data:,"><script src="/life.js"></script>${page[0]}</head>
    <body>${page[1]}</body></html>`)
}

export async function startLifeSite(): Promise<LifeSite> {
  const calls: string[] = []
  const marks: string[] = []
  const marked = new EventEmitter()
  const server = createServer((request, response) => {
    answer(request, response, { calls, marks, marked }).catch((error: Error) =>
      response.writeHead(500).end(error.message),
    )
  })
  server.listen(0)
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return {
    address: `http://localhost:${port}`,
    otherSite: `http://127.0.0.1:${port}`,
    calls,
    marks,
    stop() {
      server.close()
      server.closeAllConnections()
    },
  }
}
