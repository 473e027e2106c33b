import { slugify } from '@dawakit/core/product'
import { newId } from '../database/new-id.ts'
import type { ImportedProduct } from './product-row.ts'

type Sluggable = Pick<ImportedProduct, 'slug' | 'code' | 'pack'>

/** The slugs that a product may get: its own, with the pack's size, with the code too. */
export function slugsFor({ slug, code, pack }: Sluggable): string[] {
  const withPack = `${slug}-${slugify(pack.packageSize)}`.replace(/-$/, '')
  return [slug, withPack, `${withPack}-${slugify(code ?? '')}`.replace(/-$/, '')]
}

/** The first of them that nobody has. */
export function freeSlug(product: Sluggable, taken: ReadonlySet<string>): string {
  return slugsFor(product).find((slug) => !taken.has(slug)) ?? `${product.slug}-${newId()}`
}
