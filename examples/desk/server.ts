/** Serves the built desk under a strict policy, and passes the desk's calls on to the shop. */
import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { serve } from '@hono/node-server'
import { createDeskServer } from './server/desk-server.ts'

const dist = fileURLToPath(new URL('dist', import.meta.url))
const app = createDeskServer({
  dist,
  page: await readFile(`${dist}/index.html`, 'utf8'),
  // Where the shop listens, which need not be where customers find it.
  apiUrl: process.env['SHOP_URL'] ?? process.env['STORE_URL'] ?? 'http://localhost:4321',
  storeUrl: process.env['STORE_URL'] ?? 'http://localhost:4321',
  isSecure: process.env['DESK_URL']?.startsWith('https://') ?? false,
})

const port = Number(process.env['PORT'] ?? 4600)
const hostname = process.env['HOST']
serve({ fetch: app.fetch, port, ...(hostname && { hostname }) }, () => process.send?.('listening'))
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(0))
