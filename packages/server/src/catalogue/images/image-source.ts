import type { ServerContext } from '../../ground/context/server-context.ts'
import { productSummariesById } from '../products/product-summary.ts'
import type { ImageSource } from './draw-picture.ts'

/** Looks up in the shop what the drawn pictures show. */
export function imageSource({
  db,
  catalogue,
  config,
}: Pick<ServerContext, 'db' | 'catalogue' | 'config'>): ImageSource {
  return {
    storeName: config.store.name,
    async product(id) {
      const product = (await productSummariesById(db, [id])).get(id)
      if (!product) return null
      const shelf = [
        product.generalCategory ?? product.specialityCategory,
        product.generalSubCategory ?? product.specialitySubCategory,
      ]
      return {
        name: product.name,
        brand: product.brand?.name ?? product.manufacturerName,
        dosageForm: product.dosageForm,
        packageSize: product.packageSize,
        salts: product.saltComposition,
        isPrescriptionNeeded: product.isPrescriptionNeeded,
        isColdChainNeeded: product.isColdChainNeeded,
        shelf: shelf.filter(Boolean).join(' '),
      }
    },
    async categoryName(slug) {
      const snapshot = await catalogue.snapshot()
      const found =
        snapshot.categoryNamed(slug, true) ??
        snapshot.categoryNamed(slug, false) ??
        snapshot.menuGroupNamed(slug)
      return found?.name ?? null
    },
    async brandName(slug) {
      return (await catalogue.snapshot()).brandNamed(slug)?.name ?? null
    },
    async banner(id) {
      const columns = ['title', 'description', 'category'] as const
      return (await db.selectFrom('banner').select(columns).where('id', '=', id).executeTakeFirst()) ?? null
    },
    async offer(id) {
      const columns = ['name', 'percent', 'category'] as const
      return (await db.selectFrom('offer').select(columns).where('id', '=', id).executeTakeFirst()) ?? null
    },
  }
}
