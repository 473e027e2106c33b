import type { Database } from '../database/schema/index.ts'
import { importBanners } from './import-banners.ts'
import { importCoupons } from './import-coupons.ts'
import { importPincodes } from './import-pincodes.ts'
import { importProducts, type ProductImportOptions } from './import-products.ts'
import type { ImportKind, ImportReport } from './import-report.ts'
import type { ImportSource } from './import-source.ts'
import { importStates } from './import-states.ts'
import { importStock } from './import-stock.ts'

/** Imports a file of a kind. */
export type ImportList = (
  db: Database,
  source: ImportSource,
  options: ProductImportOptions,
) => Promise<ImportReport>

/** By what the file is a list of. Who knows no products has no use for their options. */
export const importList: Readonly<Record<ImportKind, ImportList>> = {
  products: importProducts,
  stock: importStock,
  pincodes: importPincodes,
  coupons: importCoupons,
  banners: importBanners,
  states: importStates,
}
