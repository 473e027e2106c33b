import { createHash } from 'node:crypto'
import { slugify } from '@dawakit/core/product'

/** Characters of a slug that is made. A name may have twice as many, and an address goes through hands that cut long ones. */
export const LONGEST_SLUG = 150
const HASH = 10

/** The slug of a name; of a long one its beginning, and what tells it from others that begin so. */
export function slugOf(name: string): string {
  const slug = slugify(name)
  if (slug.length <= LONGEST_SLUG) return slug
  const hash = createHash('sha256').update(slug).digest('hex').slice(0, HASH)
  return `${cutSlug(slug, LONGEST_SLUG - HASH - 1)}-${hash}`
}

/** No more than so many characters, of which none is half a one, and no hyphen at the end. */
export const cutSlug = (slug: string, length: number) =>
  slug
    .slice(0, length)
    .replace(/[\uD800-\uDBFF]$/, '')
    .replace(/-+$/, '')
