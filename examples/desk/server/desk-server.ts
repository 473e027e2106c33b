import { randomBytes } from 'node:crypto'
import { getConnInfo } from '@hono/node-server/conninfo'
import { serveStatic } from '@hono/node-server/serve-static'
import { Hono } from 'hono'
import { proxy } from 'hono/proxy'
import { deskPolicy } from './desk-policy.ts'

export interface DeskServer {
  /** The folder of the built page. */
  dist: string
  /** The built `index.html`, with `%CSP_NONCE%` and `%STORE_URL%` in it. */
  page: string
  /** Where the shop's API listens: `/api/desk/` there is all that is passed on. */
  apiUrl: string
  /** The shop as customers find it. */
  storeUrl: string
  /** Whether browsers reach the desk by HTTPS. */
  isSecure: boolean
}

const YEAR_S = 31_536_000

/** The desk as a server: its page, its files, and the way to the desk's calls of the shop. */
export function createDeskServer({ dist, page, apiUrl, storeUrl, isSecure }: DeskServer): Hono {
  const app = new Hono()
  app.use(async (c, next) => {
    await next()
    c.header('X-Content-Type-Options', 'nosniff')
    c.header('Referrer-Policy', 'same-origin')
    c.header('Cross-Origin-Opener-Policy', 'same-origin')
    c.header('Cross-Origin-Resource-Policy', 'same-origin')
    c.header('Permissions-Policy', 'camera=(self), microphone=(), geolocation=(), payment=(), usb=()')
    c.header('X-Robots-Tag', 'noindex, nofollow')
    if (isSecure) c.header('Strict-Transport-Security', `max-age=${YEAR_S}`)
  })
  app.get('/healthz', (c) => c.text('ok'))
  app.all('/api/desk/*', async (c) => {
    const { pathname, search } = new URL(c.req.url)
    const before = c.req.header('x-forwarded-for')
    const { address = '' } = getConnInfo(c).remote
    try {
      return await proxy(new URL(pathname + search, apiUrl), {
        ...c.req,
        redirect: 'manual',
        headers: {
          ...c.req.header(),
          'X-Forwarded-For': before ? `${before}, ${address}` : address,
          host: undefined,
        },
      })
    } catch {
      // The page has a sentence for it.
      return c.body(null, 502)
    }
  })
  app.all('/api/*', (c) => c.body(null, 404))
  app.use('/assets/*', async (c, next) => {
    await next()
    if (c.res.ok) c.header('Cache-Control', `public, max-age=${YEAR_S}, immutable`)
  })
  app.use('/assets/*', serveStatic({ root: dist }))
  app.get('/assets/*', (c) => c.body(null, 404))
  app.get('/favicon.ico', (c) => c.body(null, 204))
  app.get('*', (c) => {
    const nonce = randomBytes(18).toString('base64url')
    c.header('Content-Security-Policy', deskPolicy(nonce, storeUrl))
    c.header('Cache-Control', 'no-store')
    return c.html(page.replaceAll('%CSP_NONCE%', nonce).replaceAll('%STORE_URL%', storeUrl))
  })
  return app
}
