import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http'
import { extname, join, relative, sep } from 'node:path'

const TYPES: Record<string, string> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.ttf': 'font/ttf',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
  '.xml': 'application/xml',
}

interface StaticFile {
  bytes: Buffer
  brotli: Buffer | null
  headers: OutgoingHttpHeaders
}

/** Answers the request when it has the file. @returns whether it did */
export type ServeStatic = (path: string, request: IncomingMessage, response: ServerResponse) => boolean

/**
 * Serves a built folder from memory, with the `.br` that stands beside a file. Held whole because it is small, and
 * so that a deployment that replaces the folder under a running store changes nothing for it.
 *
 * @param headersOf - Further headers of a file, by its path from the folder, e.g. `/_astro/page.js`.
 */
export async function serveFolder(
  folder: string,
  headersOf: (path: string) => OutgoingHttpHeaders,
): Promise<ServeStatic> {
  const files = new Map<string, StaticFile>()
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const names = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name))
  for (const name of names.filter((name) => !name.endsWith('.br'))) {
    const path = `/${relative(folder, name).split(sep).join('/')}`
    const bytes = await readFile(name)
    files.set(path, {
      bytes,
      brotli: names.includes(`${name}.br`) ? await readFile(`${name}.br`) : null,
      headers: {
        'Content-Type': TYPES[extname(name)] ?? 'application/octet-stream',
        'X-Content-Type-Options': 'nosniff',
        'Cross-Origin-Resource-Policy': 'same-origin',
        Vary: 'Accept-Encoding',
        ETag: `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`,
        ...headersOf(path),
      },
    })
  }
  return (path, request, response) => {
    const file = files.get(path)
    if (!file || (request.method !== 'GET' && request.method !== 'HEAD')) return false
    if (request.headers['if-none-match'] === file.headers['ETag']) {
      response.writeHead(304, file.headers).end()
      return true
    }
    const isBrotli = file.brotli && /\bbr\b/.test(request.headers['accept-encoding'] ?? '')
    const body = isBrotli && file.brotli ? file.brotli : file.bytes
    response.writeHead(200, {
      ...file.headers,
      'Content-Length': body.byteLength,
      ...(isBrotli ? { 'Content-Encoding': 'br' } : {}),
    })
    response.end(request.method === 'HEAD' ? undefined : body)
    return true
  }
}
