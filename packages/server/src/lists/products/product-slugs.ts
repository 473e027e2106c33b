import { slugify } from '@dawakit/core/product'
import { newId } from '../../ground/database/new-id.ts'
import { cutSlug, LONGEST_SLUG } from '../run/slug-of.ts'
import type { ImportedProduct } from './product-row.ts'

type Sluggable = Pick<ImportedProduct, 'slug' | 'code' | 'pack'>

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
  const kept = end.slice(0, LONGEST_SLUG / 2)
  return kept === '' ? slug : `${cutSlug(slug, LONGEST_SLUG - kept.length - 1)}-${kept}`
}
