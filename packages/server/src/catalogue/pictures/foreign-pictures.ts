import type { Database } from '../../ground/database/schema/index.ts'
import { isOwnPath } from '../../ground/values/own-path.ts'
import { storedGallery, storedPicture } from './shown-picture.ts'
import type { WantedPictures } from './take-pictures.ts'

/** Products read at a time. */
const BATCH = 500

/** All products that name pictures of another host, as lists did before their pictures were taken in: for `takePictures`. */
export async function* foreignPictures(db: Database): AsyncGenerator<WantedPictures> {
  let last = ''
  for (;;) {
    const rows = await db
      .selectFrom('product')
      .select(['id', 'thumbnail', 'gallery'])
      .where('id', '>', last)
      .orderBy('id')
      .limit(BATCH)
      .execute()
    for (const row of rows) {
      const thumbnail = storedPicture(row.thumbnail)
      const gallery = storedGallery(row.gallery)
      const isForeign = thumbnail !== '' && !isOwnPath(thumbnail)
      const hasForeign = !gallery.every(isOwnPath)
      if (!isForeign && !hasForeign) continue
      yield {
        productId: row.id,
        line: null,
        thumbnail: isForeign ? thumbnail : null,
        gallery: hasForeign ? gallery : [],
      }
    }
    const end = rows.at(-1)
    if (!end || rows.length < BATCH) return
    last = end.id
  }
}
