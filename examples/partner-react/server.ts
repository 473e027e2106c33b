/** Serves the built page under a strict CSP, with the shop's address of this start written into it. */
import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { serve } from '@hono/node-server'
import { serveStatic } from '@hono/node-server/serve-static'
import { Hono } from 'hono'

const storeUrl = process.env['STORE_URL'] ?? 'http://localhost:4321'
const gatewayUrl = process.env['SANDBOX_URL'] ?? 'http://localhost:4400'
const partnerKey = process.env['PARTNER_KEY'] ?? 'pk_example_partner'
const root = fileURLToPath(new URL('dist', import.meta.url))
const page = (await readFile(`${root}/index.html`, 'utf8'))
  .replace('%API_URL%', `${storeUrl}/api`)
  .replace('%PARTNER_KEY%', partnerKey)

const policy = [
  "default-src 'none'",
  `script-src 'self' ${gatewayUrl}`,
  "style-src 'self'",
  `img-src 'self' ${storeUrl} data: blob:`,
  "font-src 'self' data:",
  `connect-src 'self' ${storeUrl}`,
  `frame-src ${gatewayUrl} ${storeUrl}`,
  "base-uri 'none'",
  // The form of an embedded gateway goes there, and comes back to the pharmacy within its frame.
  `form-action 'self' ${storeUrl} ${gatewayUrl}`,
].join('; ')

const app = new Hono()
app.use(async (c, next) => {
  await next()
  c.header('Content-Security-Policy', policy)
  c.header('X-Content-Type-Options', 'nosniff')
})
app.get('/', (c) => c.html(page))
app.use('/assets/*', serveStatic({ root }))
app.get('/favicon.ico', (c) => c.body(null, 204))

serve({ fetch: app.fetch, port: Number(process.env['PORT'] ?? 4501) }, () => process.send?.('listening'))
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(0))
