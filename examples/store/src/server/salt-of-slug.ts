import { slugify } from '@dawakit/core/product'
import { keep } from './keep.ts'
import { shop } from './shop.ts'

/** Milliseconds for which a new salt may stay unknown to its page. */
const FRESH_MS = 600_000

const salts = keep(FRESH_MS, readSalts)

/** The salt that an address names, as the products write it, or null. */
export async function saltOfSlug(slug: string): Promise<string | null> {
  return (await salts()).get(slug) ?? null
}

async function readSalts(): Promise<Map<string, string>> {
  const { db } = await shop()
  const rows = await db.selectFrom('product_salt').select('salt').distinct().execute()
  return new Map(rows.map(({ salt }) => [slugify(saltName(salt)), saltName(salt)]))
}

/** A composition chip without its strength: 'Paracetamol (650mg)' → 'Paracetamol'. */
export function saltName(chip: string): string {
  return chip.replace(/\s*\([^()]*\)\s*$/, '').trim() || chip.trim()
}
