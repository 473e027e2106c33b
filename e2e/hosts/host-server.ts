import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { createServer, type ServerResponse } from 'node:http'
import { createRequire } from 'node:module'
import { extname, join } from 'node:path'
import { addresses, ports } from '../addresses.ts'
import { hostPages, type Places } from './host-pages.ts'

const { resolve } = createRequire(import.meta.url)

/** What a partner puts on two pages: one that sells, one for what comes after. The key is the example partner's. */
const bodies: Record<string, Pick<Places, 'side' | 'content'>> = {
  shop: {
    side: '<h2>Do we deliver?</h2><dawa-pincode-checker></dawa-pincode-checker><h2>Our choice</h2><dawa-product-card product-id="paracetamol-650mg-tablet-jeevika"></dawa-product-card>',
    content:
      '<h2>Savings</h2><dawa-product-grid is-deals per-page="6" label="Savings"></dawa-product-grid><h2>All</h2><dawa-product-grid label="All products"></dawa-product-grid><p>Prices include GST.</p>',
  },
  account: {
    side: '<h2>Sign in</h2><dawa-login></dawa-login>',
    content:
      '<h2>Your order</h2><dawa-checkout></dawa-checkout><h2>Where is it?</h2><dawa-order-tracker order-id="latest"></dawa-order-tracker><h2>Invoice</h2><dawa-invoice order-id="latest"></dawa-invoice><p>Prices include GST.</p>',
  },
}

const head = (name: string, css: string) => `<meta charset="utf-8"><title>${name}</title>
  <meta name="viewport" content="width=device-width, initial-scale=1"><link rel="icon" href="data:,">
  ${css}<link rel="stylesheet" href="${addresses.store}/embed/room.css">
  <script>if (localStorage.getItem('dawakit:token')) document.documentElement.className = 'dawa-signed-in'</script>
  <script type="module" async src="${addresses.store}/embed/dawakit.js"></script>`

/** Where a journey puts pages that it has built; `/built/` serves them as any file server does. */
export const builtFolder = (): string => join(process.env['SHOP_DATA_FOLDER'] ?? '', 'built')

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.css': 'text/css',
  '.js': 'text/javascript',
}

async function answer(path: string, response: ServerResponse): Promise<void> {
  if (path.startsWith('/built/')) {
    const file = path.slice('/built'.length).replace(/\?.*/, '').replace(/\/$/, '/index.html')
    response.setHeader('Content-Type', TYPES[extname(file)] ?? 'application/octet-stream')
    response.end(await readFile(join(builtFolder(), file)))
    return
  }
  if (path.startsWith('/css/')) {
    response.setHeader('Content-Type', 'text/css')
    response.end(await readFile(resolve(path.slice('/css/'.length))))
    return
  }
  const [, name, page = ''] = path.split('/')
  const host = hostPages.find((one) => one.name === name)
  const body = bodies[page]
  if (!host || !body) {
    response.writeHead(404).end()
    return
  }
  const sheets = host.stylesheets.map((file) => `<link rel="stylesheet" href="/css/${file}">`).join('')
  const own = host.css ? `<style>${host.css}</style>` : ''
  response.setHeader('Content-Type', 'text/html; charset=utf-8')
  response.end(`<!doctype html><html lang="en-IN"><head>${head(host.name, sheets + own)}</head><body>
    <dawa-shop api="${addresses.store}/api" partner-key="pk_example_partner"></dawa-shop>
    ${host.body({ search: '<dawa-search-box></dawa-search-box>', cart: '<dawa-cart-button></dawa-cart-button>', ...body })}
  </body></html>`)
}

/** Serves every host's two pages, `/bootstrap-3/shop` and `/bootstrap-3/account`, and what is built: `/built/vue/index.html`. */
export async function startHostServer(): Promise<() => void> {
  const server = createServer((request, response) => {
    answer(request.url ?? '/', response).catch((error: Error) => response.writeHead(500).end(error.message))
  })
  server.listen(ports.hosts)
  await once(server, 'listening')
  return () => {
    server.close()
    server.closeAllConnections()
  }
}
