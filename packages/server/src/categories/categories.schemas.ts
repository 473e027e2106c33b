import type { Category, MenuGroup, SubCategory } from '@dawakit/core/contract'
import { z } from 'zod'
import { imageRef } from '../products/products.schemas.ts'

export const subCategories: z.ZodType<SubCategory[]> = z.array(z.object({ name: z.string() }))

export const category: z.ZodType<Category> = z
  .object({
    _id: z.string(),
    name: z.string(),
    slug: z.string(),
    parentGroup: z.string().nullable(),
    isGeneralCategory: z.boolean(),
    subCategory: z.array(z.union([z.object({ name: z.string() }), z.string()])),
    logoUrl: imageRef,
    bannerUrls: z.array(z.object({ id: z.string(), bannerImageUrl: z.string() })),
    productCount: z.int().min(0),
  })
  .meta({ id: 'Category' })

export const categories = z.array(category)

export const menuGroups: z.ZodType<MenuGroup[]> = z.array(
  z.object({ _id: z.string(), name: z.string(), logoUrl: imageRef, categories }).meta({ id: 'MenuGroup' }),
)

/** A category's name in any case, or its slug. */
export const categoryName = z.string().trim().min(1).max(120)
