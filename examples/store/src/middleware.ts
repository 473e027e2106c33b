import type { MiddlewareHandler } from 'astro'

/**
 * Headers of every page. No page knows its visitor (the session is a header of the API's calls), so a
 * cache in front may keep one for everybody; a browser asks again, and its back button needs no network.
 */
export const onRequest: MiddlewareHandler = async (context, next) => {
  const response = await next()
  const isPage = response.headers.get('Content-Type')?.startsWith('text/html')
  if (!isPage || context.url.pathname.startsWith('/api/')) return response
  const { headers } = response
  headers.set('X-Content-Type-Options', 'nosniff')
  headers.set('Referrer-Policy', 'strict-origin-when-cross-origin')
  headers.set('Permissions-Policy', 'camera=(self), geolocation=(), microphone=(), browsing-topics=()')
  if (!headers.has('Cache-Control')) {
    const isShared = context.request.method === 'GET' && response.status === 200
    headers.set(
      'Cache-Control',
      isShared ? 'public, max-age=0, s-maxage=30, stale-while-revalidate=300' : 'no-cache',
    )
  }
  return response
}
