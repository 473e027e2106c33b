/** A process of its own, as the store is: the plain Astro + React page, its files served by the code that serves ours. */
import { createServer } from 'node:http'
import { serveFolder } from '../examples/store/static-files.ts'

const YEAR = 'public, max-age=31536000, immutable'
const MINUTES = 'public, max-age=300'

const entry = new URL('./peers/plain-astro/dist/server/entry.mjs', import.meta.url)
const { handler } = await import(entry.href)
const serveFile = await serveFolder(process.env['PLAIN_FILES'] ?? '', (path) => ({
  'Cache-Control': path.startsWith('/_astro/') ? YEAR : MINUTES,
}))

const server = createServer((request, response) => {
  const [path = '/'] = (request.url ?? '/').split('?')
  if (serveFile(path, request, response)) return
  handler(request, response, () => response.writeHead(404).end())
})
server.keepAliveTimeout = 75_000
server.listen(Number(process.env['PORT']), () => process.send?.('listening'))
