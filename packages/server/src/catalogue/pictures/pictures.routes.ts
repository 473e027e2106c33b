import { notFound } from '@dawakit/core/refusals'
import { LRUCache } from 'lru-cache'
import { CallError } from '../../ground/http/call-error.ts'
import { FOREVER, pictureHeaders } from '../../ground/http/files/picture-headers.ts'
import { isKnownTag } from '../../ground/http/is-known-tag.ts'
import type { Mount } from '../../ground/http/mount.ts'
import { isPictureKey } from '../../ground/providers/picture-key.ts'

/** Bytes of the pictures asked for last: some 1,500 of cards. */
const KEPT = 32_000_000

/** `/images/products/{name}-{side}.webp`: a picture of the shop's own storage. What is under a name never changes. */
export const pictureRoutes: Mount = (app, { providers }) => {
  const cache = new LRUCache<string, Uint8Array<ArrayBuffer>>({
    maxSize: KEPT,
    sizeCalculation: ({ byteLength }) => Math.max(byteLength, 1),
  })

  async function read(key: string): Promise<Uint8Array<ArrayBuffer> | null> {
    if (!isPictureKey(key)) return null
    const known = cache.get(key)
    if (known) return known
    const bytes = await providers.pictures.get(key)
    if (bytes === null) return null
    const kept = Uint8Array.from(bytes)
    cache.set(key, kept)
    return kept
  }

  app.get('/images/products/:file', async (c) => {
    const key = c.req.param('file')
    const bytes = await read(key)
    if (bytes === null) throw new CallError(404, notFound)
    const etag = `"${key.replace('.webp', '')}"`
    const sent = {
      ...pictureHeaders,
      'Content-Type': 'image/webp',
      ETag: etag,
      'Cache-Control': FOREVER,
    }
    return isKnownTag(c, etag) ? c.body(null, 304, sent) : c.body(bytes, 200, sent)
  })
}
