import { brotliCompressSync, constants } from 'node:zlib'
import type { MiddlewareHandler } from 'astro'

/** As a proxy in front of it would do. */
export const onRequest: MiddlewareHandler = async ({ request }, next) => {
  const response = await next()
  if (!/\bbr\b/.test(request.headers.get('accept-encoding') ?? '')) return response
  const body = brotliCompressSync(Buffer.from(await response.arrayBuffer()), {
    params: { [constants.BROTLI_PARAM_QUALITY]: 4 },
  })
  const headers = new Headers(response.headers)
  headers.set('Content-Encoding', 'br')
  headers.set('Vary', 'Accept-Encoding')
  return new Response(new Uint8Array(body), { status: response.status, headers })
}
