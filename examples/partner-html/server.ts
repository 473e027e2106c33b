/**
 * A partner's own web server: plain pages, a stylesheet, and a strict Content-Security-Policy. The
 * pharmacy's address of this start is written into them; all else of the shop is the script tag's.
 */
import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { serve } from '@hono/node-server'
import { type Context, Hono } from 'hono'
import { html } from 'hono/html'

const storeUrl = (process.env['STORE_URL'] ?? 'http://localhost:4321').replace(/\/+$/, '')
const gatewayUrl = (process.env['SANDBOX_URL'] ?? 'http://localhost:4400').replace(/\/+$/, '')
const partnerKey = process.env['PARTNER_KEY'] ?? 'pk_example_partner'
const port = Number(process.env['PORT'] ?? process.env['PARTNER_PORT'] ?? 4500)

const policy = [
  "default-src 'none'",
  `script-src ${storeUrl}/embed/ ${gatewayUrl}`,
  `style-src 'self' ${storeUrl}/embed/`,
  `img-src 'self' ${storeUrl} data: blob:`,
  `connect-src ${storeUrl}`,
  `frame-src ${gatewayUrl} ${storeUrl}`,
  `form-action 'self' ${storeUrl} ${gatewayUrl}`,
  "base-uri 'none'",
].join('; ')

const file = (name: string) => readFile(fileURLToPath(new URL(`pages/${name}`, import.meta.url)), 'utf8')

const frame = await file('frame.html')

/** A page in the clinic's frame, with what it names filled in. */
async function page(c: Context, name: string, values: Record<string, string> = {}) {
  const known: Record<string, string> = { storeUrl, partnerKey, ...values }
  const filled = frame
    .replace('{{main}}', await file(`${name}.html`))
    .replace(/\{\{(\w+)\}\}/g, (_, field: string) => String(html`${known[field] ?? ''}`))
  return c.html(filled)
}

const app = new Hono()
app.use(async (c, next) => {
  await next()
  c.header('Content-Security-Policy', policy)
  c.header('X-Content-Type-Options', 'nosniff')
  c.header('Referrer-Policy', 'strict-origin-when-cross-origin')
})
app.get('/', (c) => page(c, 'home', { title: 'Care that follows you home' }))
app.get('/medicine', (c) => page(c, 'medicine', { title: 'Medicine' }))
app.get('/checkout', (c) => page(c, 'checkout', { title: 'Your order' }))
app.get('/orders', (c) => page(c, 'orders', { title: 'Where is my order?' }))
app.get('/clinic.css', async (c) =>
  c.body(await file('clinic.css'), 200, { 'Content-Type': 'text/css; charset=utf-8' }),
)
app.get('/favicon.svg', async (c) =>
  c.body(await file('favicon.svg'), 200, { 'Content-Type': 'image/svg+xml' }),
)

serve({ fetch: app.fetch, port }, () => process.send?.('listening'))
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(0))
