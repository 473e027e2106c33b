import { FOREVER, pictureHeaders } from '../../ground/http/files/picture-headers.ts'
import { isKnownTag } from '../../ground/http/is-known-tag.ts'
import type { Mount } from '../../ground/http/mount.ts'

/**
 * The pictures of the brand's folder, and `/images/store/logo.svg` and its like where it has one of that name. An SVG comes with a
 * policy under which nothing in it runs.
 */
export const brandRoutes: Mount = (app, { config }) => {
  const { logo, logoDark, icon, icons, share } = config.brand.pictures
  const pictures = [logo, logoDark, icon, ...icons.values(), share].filter((picture) => picture !== null)
  const byPath = new Map(pictures.map((picture) => [picture.path, picture]))
  const lasting = new Map(
    Object.entries({ 'logo.svg': logo, 'logo-dark.svg': logoDark, 'sign.svg': icon }).map(
      ([name, picture]) => [`/images/store/${name}`, picture],
    ),
  )
  app.get('/images/store/:file', async (c, next) => {
    const lastingPath = lasting.get(c.req.path)?.path
    if (lastingPath) return c.redirect(lastingPath, 302)
    const picture = byPath.get(c.req.path)
    if (!picture) return next()
    const etag = `"${picture.path.slice('/images/store/'.length)}"`
    const style = picture.type.startsWith('image/svg') ? "; style-src 'unsafe-inline'; img-src data:" : ''
    const sent = {
      ...pictureHeaders,
      'Content-Security-Policy': `${pictureHeaders['Content-Security-Policy']}${style}`,
      'Content-Type': picture.type,
      ETag: etag,
      'Cache-Control': FOREVER,
    }
    return isKnownTag(c, etag) ? c.body(null, 304, sent) : c.body(picture.bytes, 200, sent)
  })
}
