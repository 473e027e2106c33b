import type {
  Product,
  ProductSummary,
  Review,
  SafeHtml,
  Salt,
  SearchResult,
  VariantSearchResult,
} from '@dawakit/core/contract'
import { RATING_MAX, RATING_MIN } from '@dawakit/core/review'
import { z } from 'zod'
import { chosenVariant } from '../../ground/contract/chosen-variant.ts'
import { imageRef } from '../../ground/contract/image-ref.ts'
import { rupees } from '../../ground/contract/rupees.ts'
import { schemaOf } from '../../ground/contract/schema-of.ts'
import { isoTime } from '../../ground/contract/times.ts'

export const dosageForms = [
  'tablet',
  'capsule',
  'syrup',
  'suspension',
  'drops',
  'injection',
  'vial',
  'cream',
  'ointment',
  'gel',
  'lotion',
  'powder',
  'sachet',
  'inhaler',
  'spray',
  'patch',
  'suppository',
  'solution',
  'soap',
  'shampoo',
  'device',
  'kit',
  'box',
  'bottle',
] as const satisfies readonly ProductSummary['dosageForm'][]

export const units = ['tablet', 'capsule', 'ml', 'g', 'piece', 'dose'] as const

const summaryFields = {
  _id: z.string(),
  name: z.string(),
  slug: z.string(),
  description: z.string(),
  thumbnailUrl: imageRef,
  purchasedPrice: rupees.meta({ description: 'MRP, taxes included.' }),
  salesPrice: rupees.meta({ description: 'Selling price, taxes included.' }),
  discount: z.string().meta({ description: "Percent off the MRP; '0' means none." }),
  manufacturerName: z.string(),
  packageSize: z.string(),
  brand: z.object({ name: z.string(), slug: z.string() }).nullable(),
  totalStocks: z.int().min(0),
  stockAlertThreshold: z.int().min(0),
  maxPerOrder: z
    .int()
    .min(1)
    .nullish()
    .meta({ description: 'Most pieces in one order, where they are fewer than 100.' }),
  isPrescriptionNeeded: z.boolean(),
  isColdChainNeeded: z.boolean(),
  saltComposition: z.array(z.string()),
  isGeneralProduct: z.boolean(),
  generalCategory: z.string().nullable(),
  specialityCategory: z.string().nullable(),
  generalSubCategory: z.string().nullable(),
  specialitySubCategory: z.string().nullable(),
  isForSale: z.boolean(),
  dosageForm: z.enum(dosageForms),
  unitsPerPack: z.number().nullable(),
  unit: z.enum(units).nullable(),
  ratingAverage: z.number().min(0).max(RATING_MAX),
  ratingCount: z.int().min(0),
}

export const productSummaryFields = {
  ...summaryFields,
  reviews: z.array(z.object({ rating: z.number() })).optional(),
}

export const productSummary = schemaOf<ProductSummary>()(
  z.object(productSummaryFields).meta({ id: 'ProductSummary' }),
)

export const productSummaries = z.array(productSummary)

const review = schemaOf<Review>()(
  z
    .object({
      rating: z.number().min(RATING_MIN).max(RATING_MAX),
      review: z.string(),
      date: isoTime,
      username: z.string(),
      userId: z.string(),
      email: z.string(),
    })
    .meta({ id: 'Review' }),
)

/** What is said of it is what it is: the sanitiser's work, which no schema could look for. */
const html = z.string().meta({ description: 'Sanitised HTML.' }) as z.ZodType<SafeHtml, string>

export const product = schemaOf<Product>()(
  z
    .object({
      ...summaryFields,
      shortListDescription: html,
      longListDescription: html,
      instructions: html,
      sideEffects: html,
      galleryImages: z.array(imageRef),
      reviews: z.array(review),
      attributes: z.array(z.object({ name: z.string(), values: z.array(z.string()) })),
      variants: z.array(
        z.object({
          data: chosenVariant,
          productId: z.string(),
          slug: z.string(),
          salesPrice: rupees,
          purchasedPrice: rupees,
          discount: z.string(),
          packageSize: z.string(),
          totalStocks: z.int().min(0),
          description: z.string().optional(),
          galleryImages: z.array(imageRef).optional(),
        }),
      ),
      pair: productSummary.nullable(),
      hsnCode: z.string(),
      gstRate: z.number(),
    })
    .meta({ id: 'Product' }),
)

const variantResult = schemaOf<VariantSearchResult>()(
  z
    .object({
      productId: z.string(),
      primaryType: z.string(),
      primaryValue: z.string(),
      secondaryType: z.string(),
      secondaryValue: z.string(),
      productName: z.string(),
      name: z.string(),
      slug: z.string(),
      thumbnailurl: imageRef,
      packageSize: z.string().optional(),
      manufacturerName: z.string().optional(),
      salesPrice: rupees,
      purchasedPrice: rupees,
      discount: z.string(),
      isGeneralProduct: z.boolean(),
      generalCategory: z.string().nullable(),
      specialityCategory: z.string().nullable(),
    })
    .meta({ id: 'VariantSearchResult' }),
)

export const searchResult = schemaOf<SearchResult>()(
  z
    .object({
      products: productSummaries,
      variants: z.array(variantResult),
      salts: productSummaries,
      didYouMean: productSummaries,
    })
    .meta({ id: 'SearchResult' }),
)

export const salt = schemaOf<Salt>()(
  z
    .object({ name: z.string(), slug: z.string() })
    .meta({ id: 'Salt', description: 'An active ingredient that products have.' }),
)
