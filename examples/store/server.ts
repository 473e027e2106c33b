/**
 * The store under Node: built files (with the `.br` that stands beside them), then Astro.
 * The embeds are for every origin; module scripts of another origin need the header to say so.
 */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import compression from 'compression'
import sirv from 'sirv'

type Next = (error?: unknown) => void

const YEAR_SECONDS = 31_536_000
const LOADER_SECONDS = 300

const client = fileURLToPath(new URL('dist/client/', import.meta.url))
const { handler, close } = await import(new URL('dist/server/entry.mjs', import.meta.url).href)

const cached = (isHashed: boolean) =>
  isHashed ? `public, max-age=${YEAR_SECONDS}, immutable` : `public, max-age=${LOADER_SECONDS}`

const files = sirv(client, {
  brotli: true,
  etag: true,
  setHeaders(response, path) {
    response.setHeader('X-Content-Type-Options', 'nosniff')
    response.setHeader('Cache-Control', cached(path.startsWith('/_astro/')))
  },
})
/** The script tag and its chunks, straight from the package. */
const embed = sirv(dirname(fileURLToPath(import.meta.resolve('@dawakit/embed/dist/cdn/dawakit.js'))), {
  brotli: true,
  etag: true,
  setHeaders(response, path) {
    response.setHeader('X-Content-Type-Options', 'nosniff')
    response.setHeader('Access-Control-Allow-Origin', '*')
    response.setHeader('Cross-Origin-Resource-Policy', 'cross-origin')
    response.setHeader('Cache-Control', cached(path !== '/dawakit.js'))
  },
})
const compress = compression({ threshold: 1024 })

const server = createServer((request: IncomingMessage, response: ServerResponse) => {
  if (request.url?.startsWith('/embed/')) {
    request.url = request.url.slice('/embed'.length)
    embed(request, response, () => {
      response.writeHead(404).end()
    })
    return
  }
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
