import type { ScannedPack, ScannedProduct } from '@dawakit/core/contract'
import { toRupees } from '@dawakit/core/money'
import { productKey, waysToWrite } from '@dawakit/core/scan'
import type { Database } from '../../ground/database/schema/index.ts'

/** Of a text that is nothing but twos there are hundreds of readings: these say which product it is. */
const MOST_KEYS = 20

/**
 * The products that readings of a code are of: by a code that was remembered, else by the shop's own code where that is this number, in
 * whichever length a list has written it.
 */
export async function productsOfCodes(
  db: Database,
  readings: readonly ScannedPack[],
): Promise<(reading: ScannedPack) => ScannedProduct | null> {
  const keys = [...new Set(readings.map(productKey))].filter((key) => key !== null).slice(0, MOST_KEYS)
  if (keys.length === 0) return () => null
  const remembered = await db
    .selectFrom('product_code')
    .innerJoin('product', 'product.id', 'product_code.product_id')
    .select(['product_code.code', 'id', 'name', 'package_size', 'manufacturer', 'mrp_paise'])
    .where('product_code.code', 'in', keys)
    .execute()
  const skus = new Map(
    readings.flatMap((reading) => skusOf(reading).map((sku) => [sku, productKey(reading)])),
  )
  const own = await db
    .selectFrom('product')
    .select(['sku', 'id', 'name', 'package_size', 'manufacturer', 'mrp_paise'])
    .where('sku', 'in', [...skus.keys()])
    .execute()
  const byKey = new Map<string | null, ScannedProduct>()
  for (const { sku, ...row } of own) byKey.set(skus.get(sku ?? '') ?? null, toProduct(row))
  for (const { code, ...row } of remembered) byKey.set(code, toProduct(row))
  return (reading) => byKey.get(productKey(reading)) ?? null
}

function skusOf({ gtin, code }: ScannedPack): string[] {
  if (gtin !== null) return waysToWrite(gtin)
  return code === null ? [] : [code]
}

const toProduct = (row: {
  id: string
  name: string
  package_size: string
  manufacturer: string
  mrp_paise: Parameters<typeof toRupees>[0]
}): ScannedProduct => ({
  id: row.id,
  name: row.name,
  packageSize: row.package_size,
  manufacturer: row.manufacturer,
  mrp: toRupees(row.mrp_paise),
})
