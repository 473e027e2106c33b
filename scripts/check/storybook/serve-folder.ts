import { readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { extname, join, normalize } from 'node:path'

const TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
}

/** What a frame has where it is to stay empty. */
const NOTHING = '<!doctype html><title>A frame</title>'

export interface ServedFolder {
  /** Where the folder stands, with a slash at its end. */
  url: string
  stop(): Promise<void>
}

export interface ServeOptions {
  /** Path that the folder stands at, with a slash at both ends. @default '/' */
  below?: string
  /** Whether a page inside another one has nothing in it. @default false */
  hasEmptyFrames?: boolean
}

/** Serves the files of `folder` as any static host does, on any free port of this machine alone. */
export async function serveFolder(
  folder: string,
  { below = '/', hasEmptyFrames = false }: ServeOptions = {},
): Promise<ServedFolder> {
  const server = createServer(async (request, response) => {
    if (hasEmptyFrames && request.headers['sec-fetch-dest'] === 'iframe') {
      response.writeHead(200, { 'content-type': TYPES['.html'] }).end(NOTHING)
      return
    }
    const { pathname } = new URL(request.url ?? '/', 'http://localhost')
    const inside = pathname.startsWith(below)
      ? normalize(decodeURIComponent(pathname.slice(below.length)))
      : '..'
    const file = join(folder, inside.endsWith('/') || inside === '.' ? `${inside}/index.html` : inside)
    const content = inside.startsWith('..') ? null : await readFile(file).catch(() => null)
    if (content === null) response.writeHead(404).end()
    else {
      // Files of `assets/` carry a hash of their content in their names.
      const kept = inside.startsWith('assets/') ? 'public, max-age=31536000, immutable' : 'no-cache'
      response
        .writeHead(200, { 'content-type': TYPES[extname(file)] ?? 'text/plain', 'cache-control': kept })
        .end(content)
    }
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  if (typeof address !== 'object' || address === null) throw new Error('The server has no address.')
  return {
    url: `http://127.0.0.1:${address.port}${below}`,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}
