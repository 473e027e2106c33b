import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { extname, join } from 'node:path'

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.css': 'text/css',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
}

export const contentTypeOf = (path: string): string => TYPES[extname(path)] ?? 'application/octet-stream'

/** The files that an address may mean, as a host of static sites tries them; an app of one page answers the rest. */
const candidates = (path: string) => [path, `${path}.html`, join(path, 'index.html'), 'index.html']

/** Serves a folder as any host of static sites does. @returns a function that stops it */
export async function serveFolder(folder: string, port: number): Promise<() => void> {
  const server = createServer(async (request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost')
    if (pathname === '/favicon.ico') return response.writeHead(204).end()
    for (const path of candidates(pathname)) {
      const text = await readFile(join(folder, path)).catch(() => null)
      if (!text) continue
      return response.writeHead(200, { 'Content-Type': contentTypeOf(path) }).end(text)
    }
    return response.writeHead(404).end()
  })
  server.listen(port)
  await once(server, 'listening')
  return () => {
    server.close()
    server.closeAllConnections()
  }
}
