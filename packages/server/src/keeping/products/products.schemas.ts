import type {
  DeskProduct,
  DeskProductChoices,
  DeskProductColumn,
  DeskProductFields,
  DeskProductFilter,
  DeskProductRow,
} from '@dawakit/core/contract'
import { fromRupees } from '@dawakit/core/money'
import { z } from 'zod'
import { productSummary } from '../../catalogue/products/products.schemas.ts'
import { idSchema } from '../../ground/contract/id-schema.ts'
import { rupees } from '../../ground/contract/rupees.ts'
import { schemaOf } from '../../ground/contract/schema-of.ts'
import { isoTime } from '../../ground/contract/times.ts'
import { line } from '../../ground/http/text.ts'
import type { ProductFilter } from './list-products.sql.ts'

/** The columns of a list that the desk's form has. */
export const FORM_COLUMNS = [
  'code',
  'name',
  'manufacturer',
  'brand',
  'pack_size',
  'dosage_form',
  'units_per_pack',
  'unit',
  'composition',
  'schedule',
  'schedule_by',
  'prescription',
  'prescription_by',
  'cold_chain',
  'hsn',
  'gst_rate',
  'kind',
  'category',
  'subcategory',
  'stock_alert',
  'max_per_order',
  'place',
  'popularity',
  'variant_group',
  'main_variant',
  'primary_type',
  'primary_value',
  'secondary_type',
  'secondary_value',
  'description',
  'short_description',
  'long_description',
  'instructions',
  'side_effects',
] as const satisfies readonly DeskProductColumn[]

/** Characters of the longest: HTML. The rules of lists say how long each may be. */
const TEXT_MAX = 100_000
const SEARCH_MAX = 100
const WORDS_MAX = 200

const text = z.string().max(TEXT_MAX)

const columns = <Schema extends z.ZodType>(schema: Schema) =>
  Object.fromEntries(FORM_COLUMNS.map((column) => [column, schema])) as Record<DeskProductColumn, Schema>

const fields = schemaOf<DeskProductFields>()(z.object(columns(z.string())).meta({ id: 'DeskProductFields' }))

/** Some of the fields, as they are to be. */
export const someFields = z.object(columns(text)).partial()

const standing = z.enum(['onSale', 'offSale', 'unlisted', 'withheld', 'toComplete'])

export const filterFields = {
  search: z.string().trim().max(SEARCH_MAX),
  category: idSchema.optional(),
  brand: z.string().trim().max(WORDS_MAX).optional(),
  standing: standing.optional(),
  isWithoutPicture: z.boolean().optional(),
  isWithoutHsn: z.boolean().optional(),
  priceFrom: rupees.optional(),
  priceTo: rupees.optional(),
  changedSince: isoTime.optional(),
}

export const productFilter = schemaOf<DeskProductFilter>()(
  z.object(filterFields).meta({ id: 'DeskProductFilter' }),
)

/** Inside, money is paise. */
export function filterInPaise({ priceFrom, priceTo, ...filter }: DeskProductFilter): ProductFilter {
  return {
    ...filter,
    ...(priceFrom !== undefined && { priceFrom: fromRupees(priceFrom) }),
    ...(priceTo !== undefined && { priceTo: fromRupees(priceTo) }),
  }
}

export const deskProductRow = schemaOf<DeskProductRow>()(
  z
    .object({
      id: z.string(),
      code: z.string(),
      name: z.string(),
      manufacturer: z.string(),
      packageSize: z.string(),
      category: z.string(),
      thumbnailUrl: z.string(),
      mrp: rupees,
      price: rupees,
      free: z.number().int(),
      isForSale: z.boolean(),
      isUnlisted: z.boolean(),
      isWithheld: z.boolean(),
      changedAt: isoTime,
    })
    .meta({ id: 'DeskProductRow' }),
)

const named = { id: z.string(), name: z.string() }
const prices = z.object({ mrp: rupees, price: rupees }).nullable()

export const deskProduct = schemaOf<DeskProduct>()(
  z
    .object({
      id: z.string(),
      version: z.number(),
      slug: z.string(),
      fields,
      ofSalts: z.object({ schedule: z.string(), prescription: z.string() }),
      mrp: rupees,
      price: rupees,
      batchMrp: rupees.nullable(),
      free: z.number().int(),
      isForSale: z.boolean(),
      isUnlisted: z.boolean(),
      whyWithheld: z.string(),
      lacks: z.array(z.enum([...FORM_COLUMNS, 'price'])),
      offSaleReason: z.string(),
      pictures: z.array(z.string()),
      alternatives: z.array(z.object(named)),
      pair: z.object(named).nullable(),
      isDeal: z.boolean(),
      variants: z.array(z.object({ ...named, value: z.string(), isMain: z.boolean() })),
      shown: productSummary.nullable(),
      storeUrl: z.string(),
      steps: z.array(
        z.object({
          id: z.string(),
          what: z.enum(['price', 'offSale', 'onSale']),
          state: z.enum(['planned', 'done', 'dropped', 'refused']),
          day: z.string(),
          at: isoTime,
          by: z.string(),
          why: z.string(),
          before: prices,
          after: prices,
        }),
      ),
      changes: z.array(
        z.object({ at: isoTime, by: z.string(), action: z.string(), columns: z.array(z.string()) }),
      ),
    })
    .meta({ id: 'DeskProduct' }),
)

export const productChoices = schemaOf<DeskProductChoices>()(
  z
    .object({
      categories: z.array(
        z.object({
          id: z.string(),
          name: z.string(),
          isGeneral: z.boolean(),
          subcategories: z.array(z.string()),
        }),
      ),
      dosageForms: z.array(z.string()),
      units: z.array(z.string()),
    })
    .meta({ id: 'DeskProductChoices' }),
)

const WHY_MAX = 300

/** What somebody writes of a change. */
export const why = line(WHY_MAX)
