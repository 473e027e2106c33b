import type { Database } from '../src/ground/database/schema/index.ts'

const TABLES = [
  'product',
  'product_salt',
  'stock',
  'stock_batch',
  'brand',
  'category',
  'subcategory',
  'menu_group',
  'pincode',
  'state_shipping',
  'coupon',
  'coupon_product',
  'banner',
] as const

/** Every row that imports write, but the marks by which pages and other processes know that something is new. */
export async function contentOf(db: Database): Promise<Record<string, string[]>> {
  const content: Record<string, string[]> = {}
  for (const table of TABLES) {
    const rows: object[] = await db.selectFrom(table).selectAll().execute()
    content[table] = rows.map((row) => JSON.stringify({ ...row, shown_at: 0 })).toSorted()
  }
  return content
}
