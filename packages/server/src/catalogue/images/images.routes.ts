import { createHash } from 'node:crypto'
import { notFound } from '@dawakit/core/refusals'
import { CallError } from '../../ground/http/call-error.ts'
import { FOREVER, pictureHeaders } from '../../ground/http/files/picture-headers.ts'
import { isKnownTag } from '../../ground/http/is-known-tag.ts'
import type { Mount } from '../../ground/http/mount.ts'
import { drawPicture } from './draw-picture.ts'
import { imageCache, type Picture } from './image-cache.ts'
import { imageSource } from './image-source.ts'

/** Characters of pictures kept in memory: some 3,000 of them. */
const KEPT = 24_000_000
/** Without a version, a renamed product shows its new picture within a month, and at once where the ETag is asked for. */
const MONTH = 'public, max-age=2592000, stale-while-revalidate=31536000'

/** `/images/packs/{id}.svg` and its like: drawn when first asked for, the same for the same product. */
export const imageRoutes: Mount = (app, context) => {
  const cache = imageCache(KEPT)
  const source = imageSource(context)
  let version = ''

  async function picture(path: string): Promise<Picture | null> {
    const current = await context.catalogue.version()
    if (current !== version) {
      version = current
      cache.clear()
    }
    const known = cache.get(path)
    if (known) return known
    const svg = await drawPicture(path, source, context.pictures)
    if (svg === null) return null
    const drawn = { svg, etag: `"${createHash('sha256').update(svg).digest('base64url').slice(0, 22)}"` }
    cache.set(path, drawn)
    return drawn
  }

  app.get('/images/*', async (c) => {
    const found = await picture(c.req.path.replace(/^\/images\//, ''))
    if (!found) throw new CallError(404, notFound)
    const sent = {
      ...pictureHeaders,
      'Content-Type': 'image/svg+xml; charset=utf-8',
      ETag: found.etag,
      // A path with a version never changes what it shows.
      'Cache-Control': c.req.query('v') === undefined ? MONTH : FOREVER,
    }
    return isKnownTag(c, found.etag) ? c.body(null, 304, sent) : c.body(found.svg, 200, sent)
  })
}
