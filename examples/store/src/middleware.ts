import type { APIContext, MiddlewareHandler } from 'astro'
import { drawPage } from './server/draw-page.ts'
import { sendInParts } from './server/send-in-parts.ts'
import { sendWhole } from './server/send-whole.ts'
import { knownBrand } from './server/shop.ts'
import { watchPage } from './server/watch-page.ts'

/** A page that waits for its beginning before it has begun goes on after so long. */
const LONGEST_WAIT_MS = 50
/** What answers from the API: it does not queue behind pages. */
const API = /^\/(api|images)\/|^\/(healthz|readyz)$/

const FRAGMENT_POLICY = "default-src 'none'; frame-ancestors 'none'"

type Next = Parameters<MiddlewareHandler>[1]

/** Sends every answer compressed, a page in parts, and tells the page when its beginning has left. */
export const onRequest: MiddlewareHandler = async (context, next) => {
  const { locals } = context
  // A page that stands in for another is drawn in that one's turn, and sent by it.
  if (locals.isWithin) return withPageHeaders(context, await next())
  if (API.test(context.url.pathname)) {
    return sendWhole(context.request, withPageHeaders(context, await next()))
  }
  return watchPage(context, () => drawPage(context, () => drawn(context, next)))
}

async function drawn(context: APIContext, next: Next): Promise<Response> {
  const { locals, request } = context
  const { promise, resolve } = Promise.withResolvers<void>()
  const timer = setTimeout(resolve, LONGEST_WAIT_MS)
  locals.isBegun = promise
  locals.isWithin = true
  const response = await next().finally(() => {
    locals.isWithin = false
  })
  return sendInParts(request, withPageHeaders(context, response), () => {
    clearTimeout(timer)
    resolve()
  })
}

/**
 * Headers of what the store answers itself: docs/headers.md. No page knows its visitor (the session is a header of the API's calls), so a
 * cache in front may keep one for everybody; a browser asks again, and its back button needs no network. The page for
 * failures says with `Retry-After` that the shop is only held up: that is 503.
 */
function withPageHeaders(context: APIContext, response: Response): Response {
  const { request } = context
  const isPage = response.headers.get('Content-Type')?.startsWith('text/html')
  const { headers } = response
  if (new URL(request.url).pathname.startsWith('/api/')) return response
  headers.set('X-Content-Type-Options', 'nosniff')
  if (!headers.has('Cross-Origin-Resource-Policy')) headers.set('Cross-Origin-Resource-Policy', 'same-origin')
  if (!isPage) {
    if (response.status >= 400 && !headers.has('Cache-Control')) headers.set('Cache-Control', 'no-cache')
    return response
  }
  // Part of a page, that a script puts in: on its own it loads nothing.
  if (!headers.has('Content-Security-Policy')) headers.set('Content-Security-Policy', FRAGMENT_POLICY)
  nameStyles(context, headers)
  // A payment may open a window of its bank; who opened ours has no hold of it.
  headers.set('Cross-Origin-Opener-Policy', 'same-origin-allow-popups')
  if (!headers.has('Referrer-Policy')) headers.set('Referrer-Policy', 'strict-origin-when-cross-origin')
  headers.set('Permissions-Policy', 'camera=(self), geolocation=(), microphone=(), browsing-topics=()')
  if (!headers.has('Cache-Control')) {
    const isShared = request.method === 'GET' && response.status === 200
    headers.set(
      'Cache-Control',
      isShared ? 'public, max-age=0, s-maxage=30, stale-while-revalidate=300' : 'no-cache',
    )
  }
  const isHeldUp = response.status === 500 && headers.has('Retry-After')
  return isHeldUp ? new Response(response.body, { status: 503, headers }) : response
}

/** Lets the styles in that stand in the page. */
function nameStyles({ locals, routePattern }: APIContext, headers: Headers): void {
  const { hashes = [] } = locals.styles?.[routePattern] ?? {}
  const { hash } = knownBrand().colours ?? {}
  const policy = headers.get('Content-Security-Policy')
  if (!policy) return
  const named = [...hashes, ...(hash ? [hash] : [])].map((hash) => ` '${hash}'`).join('')
  headers.set(
    'Content-Security-Policy',
    policy.replace("style-src 'self'", (self) => self + named),
  )
}
