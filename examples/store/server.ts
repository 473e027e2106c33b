/**
 * The store under Node: built files (with the `.br` that stands beside them), then Astro.
 * The embeds are for every origin; module scripts of another origin need the header to say so.
 */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { fileURLToPath } from 'node:url'
import compression from 'compression'
import sirv from 'sirv'

type Next = (error?: unknown) => void

const YEAR_SECONDS = 31_536_000
const LOADER_SECONDS = 300

const client = fileURLToPath(new URL('dist/client/', import.meta.url))
const { handler, close } = await import(new URL('dist/server/entry.mjs', import.meta.url).href)

const files = sirv(client, {
  brotli: true,
  etag: true,
  setHeaders(response, path) {
    response.setHeader('X-Content-Type-Options', 'nosniff')
    if (path.startsWith('/embed/')) {
      response.setHeader('Access-Control-Allow-Origin', '*')
      response.setHeader('Cross-Origin-Resource-Policy', 'cross-origin')
    }
    const isHashed =
      path.startsWith('/_astro/') || (path.startsWith('/embed/') && !path.endsWith('/dawakit.js'))
    response.setHeader(
      'Cache-Control',
      isHashed ? `public, max-age=${YEAR_SECONDS}, immutable` : `public, max-age=${LOADER_SECONDS}`,
    )
  },
})
const compress = compression({ threshold: 1024 })

const server = createServer((request: IncomingMessage, response: ServerResponse) => {
  files(request, response, () => {
    compress(
      request as never,
      response as never,
      ((error?: unknown) => {
        if (error) {
          response.writeHead(500).end()
          return
        }
        handler(request, response, (() => response.writeHead(404).end()) as Next)
      }) as Next,
    )
  })
})
server.requestTimeout = 60_000

const port = Number(process.env['PORT'] ?? 4321)
server.listen(port, process.env['HOST'] ?? undefined, async () => {
  // The first request opens the shop, and on a first start fills it: make that request here, not a visitor's.
  const ready = await fetch(`http://localhost:${port}/api/readyz`).catch(() => null)
  if (!ready?.ok) {
    console.error('The shop could not be opened.')
    process.exit(1)
  }
  process.send?.('listening')
})

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => {
    server.close(async () => {
      await close?.()
      process.exit(0)
    })
    server.closeIdleConnections()
  })
}
