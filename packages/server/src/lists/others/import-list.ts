import type { ImportSource } from '@dawakit/lists/rows'
import type { ImportKind, ImportReport } from '@dawakit/lists/said'
import type { Database } from '../../ground/database/schema/index.ts'
import { importProducts, type ProductImportOptions } from '../products/import-products.ts'
import { importBanners } from './import-banners.ts'
import { importCoupons } from './import-coupons.ts'
import { importPincodes } from './import-pincodes.ts'
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
