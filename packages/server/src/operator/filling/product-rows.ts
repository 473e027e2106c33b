import type { CatalogueProduct } from '@dawakit/core/catalogue'
import { nameKey } from '@dawakit/core/product'
import { fromPercent } from '@dawakit/core/tax'
import { compositionKey, saltKey } from '@dawakit/lists/salts'
import type { Insertable } from 'kysely'
import type { ProductSaltTable, ProductTable } from '../../ground/database/schema/catalogue.ts'
import type { StockTable } from '../../ground/database/schema/shelves.ts'

/** Where the rows that products point at are, and what their reviews add up to. */
export interface ProductLinks {
  brandIds: ReadonlyMap<string, string>
  /** By {@link categoryLink}. */
  categoryIds: ReadonlyMap<string, string>
  ratings: ReadonlyMap<string, { sum: number; count: number }>
  /** Values of a variant group's attributes, by group. */
  attributes: ReadonlyMap<string, { name: string; values: string[] }[]>
  at: number
}

export const categoryLink = (isGeneral: boolean, name: string) => `${isGeneral ? 'g' : 's'}:${name}`

const flag = (value: boolean) => (value ? 1 : 0)

export function toProductRow(product: CatalogueProduct, links: ProductLinks): Insertable<ProductTable> {
  const category = product.isGeneralProduct ? product.generalCategory : product.specialityCategory
  const rating = links.ratings.get(product.id)
  return {
    id: product.id,
    slug: product.slug,
    sku: null,
    name: product.name,
    name_key: nameKey(product.name),
    description: product.description,
    short_description: product.shortDescription,
    long_description: product.longDescription,
    instructions: product.instructions,
    side_effects: product.sideEffects,
    mrp_paise: product.mrpPaise,
    price_paise: product.pricePaise,
    discount: String(product.discountPercent),
    manufacturer: product.manufacturer,
    brand_id: links.brandIds.get(product.brandSlug) ?? null,
    package_size: product.packageSize,
    dosage_form: product.dosageForm,
    units_per_pack: product.unitsPerPack,
    unit: product.unit,
    is_prescription: flag(product.isPrescriptionNeeded),
    is_cold_chain: flag(product.isColdChainNeeded),
    is_general: flag(product.isGeneralProduct),
    category_id:
      category === null
        ? null
        : (links.categoryIds.get(categoryLink(product.isGeneralProduct, category)) ?? null),
    subcategory: product.isGeneralProduct ? product.generalSubCategory : product.specialitySubCategory,
    hsn: product.hsn,
    gst_bp: fromPercent(product.gstRate),
    stock_alert_threshold: product.stockAlertThreshold,
    popularity: product.popularity,
    thumbnail: product.thumbnail,
    gallery: JSON.stringify(product.gallery),
    attributes: JSON.stringify(
      product.variantGroup === null ? [] : (links.attributes.get(product.variantGroup) ?? []),
    ),
    composition_key: compositionKeyOf(product),
    variant_group: product.variantGroup,
    is_main_variant: flag(product.isMainVariant),
    primary_type: product.primaryType,
    primary_value: product.primaryValue,
    secondary_type: product.secondaryType,
    secondary_value: product.secondaryValue,
    pair_product_id: product.pairProductId,
    is_for_sale: flag(product.isForSale),
    schedule: product.schedule === 'none' ? null : product.schedule,
    is_generated: flag(product.isGenerated),
    rating_sum: rating?.sum ?? 0,
    rating_count: rating?.count ?? 0,
    created_at: links.at,
    updated_at: links.at,
  }
}

/** The seed's key names the kind of form first. */
function compositionKeyOf({ compositionKey: key, salts }: CatalogueProduct): string | null {
  return key === null ? null : compositionKey(key.split('|', 1)[0] ?? '', salts)
}

export function toStockRow(product: CatalogueProduct): Insertable<StockTable> {
  const free = product.isForSale ? product.stock : 0
  // Nobody has said a batch of them.
  return { product_id: product.id, free, reserved: 0, unknown_units: free }
}

/** One row for each salt of the pack, a salt in two strengths twice. */
export function toSaltRows(
  product: Pick<CatalogueProduct, 'id' | 'saltComposition' | 'popularity'>,
): ProductSaltTable[] {
  return product.saltComposition
    .map((salt, position) => ({
      product_id: product.id,
      salt,
      salt_key: saltKey(salt),
      position,
      popularity: product.popularity,
    }))
    .filter(({ salt_key }) => salt_key !== '')
}

/** The attributes that a product page lets choose from: every value of a group, once, in the order of the rows. */
export function attributesByGroup(
  products: Iterable<CatalogueProduct>,
): Map<string, { name: string; values: string[] }[]> {
  const groups = new Map<string, Map<string, Set<string>>>()
  for (const product of products) {
    if (product.variantGroup === null) continue
    const group = groups.get(product.variantGroup) ?? new Map<string, Set<string>>()
    groups.set(product.variantGroup, group)
    const pairs = [
      [product.primaryType, product.primaryValue],
      [product.secondaryType, product.secondaryValue],
    ] as const
    for (const [type, value] of pairs) {
      if (!type || !value) continue
      const values = group.get(type) ?? new Set<string>()
      group.set(type, values.add(value))
    }
  }
  return new Map(
    [...groups].map(([group, types]) => [
      group,
      [...types].map(([name, values]) => ({ name, values: [...values] })),
    ]),
  )
}
