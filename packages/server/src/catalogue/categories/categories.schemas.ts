import type { Category, MenuGroup, SubCategory } from '@dawakit/core/contract'
import { CATEGORY_NAME_MAX } from '@dawakit/core/product'
import { z } from 'zod'
import { imageRef } from '../../ground/contract/image-ref.ts'
import { schemaOf } from '../../ground/contract/schema-of.ts'

const subCategory = z.object({
  name: z.string(),
  was: z.array(z.string()).optional().meta({ description: 'What stood in its address before.' }),
})
export const subCategories = schemaOf<SubCategory[]>()(z.array(subCategory))

export const category = schemaOf<Category>()(
  z
    .object({
      _id: z.string(),
      name: z.string(),
      slug: z.string(),
      parentGroup: z.string().nullable(),
      isGeneralCategory: z.boolean(),
      subCategory: z.array(z.union([subCategory, z.string()])),
      logoUrl: imageRef,
      bannerUrls: z.array(z.object({ id: z.string(), bannerImageUrl: z.string() })),
      productCount: z.int().min(0),
    })
    .meta({ id: 'Category' }),
)

export const categories = z.array(category)

export const menuGroups = schemaOf<MenuGroup[]>()(
  z.array(
    z.object({ _id: z.string(), name: z.string(), logoUrl: imageRef, categories }).meta({ id: 'MenuGroup' }),
  ),
)

/** The menu group that a category was reached by. */
export const groupName = z.string().max(CATEGORY_NAME_MAX)

/** A category's name in any case, or its slug. */
export const categoryName = z.string().trim().min(1).max(CATEGORY_NAME_MAX)
