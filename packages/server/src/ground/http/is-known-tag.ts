import type { Context } from 'hono'

/** Whether a browser has the answer with this ETag already: it is told 304 then. */
export function isKnownTag(c: Context, etag: string): boolean {
  const asked = c.req.header('if-none-match')?.split(',') ?? []
  return asked.some((tag) => tag.trim().replace(/^W\//, '') === etag)
}
