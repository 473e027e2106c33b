import { createHash } from 'node:crypto'
import { slugify } from '@dawakit/core/product'
import { newId } from '../database/new-id.ts'
import type { ImportedProduct } from './product-row.ts'

/** Characters of a slug that is made. A name may have twice as many, and an address goes through hands that cut long ones. */
const LONGEST = 150
const HASH = 10

type Sluggable = Pick<ImportedProduct, 'slug' | 'code' | 'pack'>

/** The slug of a name; of a long one its beginning, and what tells it from others that begin so. */
export function slugOf(name: string): string {
  const slug = slugify(name)
  if (slug.length <= LONGEST) return slug
  const hash = createHash('sha256').update(slug).digest('hex').slice(0, HASH)
  return `${cut(slug, LONGEST - HASH - 1)}-${hash}`
}

/** The slugs that a product may get: its own, with the pack's size, with the code too. */
export function slugsFor({ slug, code, pack }: Sluggable): string[] {
  const withPack = joined(slug, slugify(pack.packageSize))
  return [slug, withPack, joined(withPack, slugify(code ?? ''))]
}

/** The first of them that nobody has. */
export function freeSlug(product: Sluggable, taken: ReadonlySet<string>): string {
  return slugsFor(product).find((slug) => !taken.has(slug)) ?? joined(product.slug, newId())
}

/** Room is made before what tells a slug from others. */
const joined = (slug: string, end: string) => {
  const kept = end.slice(0, LONGEST / 2)
  return kept === '' ? slug : `${cut(slug, LONGEST - kept.length - 1)}-${kept}`
}

/** No more than so many characters, of which none is half a one, and no hyphen at the end. */
const cut = (slug: string, length: number) =>
  slug
    .slice(0, length)
    .replace(/[\uD800-\uDBFF]$/, '')
    .replace(/-+$/, '')
