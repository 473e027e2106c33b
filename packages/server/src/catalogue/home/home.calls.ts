import type { AdsBanner, Banner, DynamicCategory, PageBanner } from '@dawakit/core/contract'
import { z } from 'zod'
import { schemaOf } from '../../ground/contract/schema-of.ts'
import { type AnyCall, defineCall } from '../../ground/http/define-call.ts'
import { isShownOn } from '../../ground/values/shown-on.ts'
import { readAdsBanners, readCarousel } from './banners.sql.ts'

const tag = 'Home'

const bannerFields = {
  _id: z.string(),
  imageUrl: z.string(),
  title: z.string(),
  description: z.string(),
  category: z.string(),
  isGeneralCategory: z.boolean(),
}

const banners = schemaOf<Banner[]>()(z.array(z.object(bannerFields).meta({ id: 'Banner' })))

const adsBanners = schemaOf<AdsBanner[]>()(
  z.array(
    z
      .object({
        ...bannerFields,
        offers: z
          .array(
            z.object({
              _id: z.string(),
              name: z.string(),
              offer: z.number(),
              color: z.string(),
              category: z.string(),
              isGeneralCategory: z.boolean(),
              largeImageUrl: z.string(),
              smallImageUrl: z.string(),
            }),
          )
          .optional(),
      })
      .meta({ id: 'AdsBanner' }),
  ),
)

const dynamicCategories = schemaOf<DynamicCategory[]>()(
  z.array(
    z
      .object({ _id: z.string(), name: z.string(), isGeneralCategory: z.boolean() })
      .meta({ id: 'DynamicCategory' }),
  ),
)

const pageBanner = schemaOf<PageBanner | null>()(
  z.object({ title: z.string(), description: z.string() }).nullable(),
)

export const homeCalls: AnyCall[] = [
  defineCall({
    name: 'GET /get/carouselBanner',
    summary: 'The banners of the home page; each leads to its category.',
    tag,
    auth: 'none',
    mayLag: true,
    answer: banners,
    handle: async ({ db, clock }) => ({ data: await readCarousel(db, clock()) }),
  }),
  defineCall({
    name: 'GET /get/adsBanner',
    summary: 'The advertisement block; its first banner carries the offers.',
    tag,
    auth: 'none',
    mayLag: true,
    answer: adsBanners,
    handle: async ({ db, clock }) => ({ data: await readAdsBanners(db, clock()) }),
  }),
  defineCall({
    name: 'GET /get/dynamicCategories',
    summary: 'The categories that have a product row on the home page.',
    tag,
    auth: 'none',
    mayLag: true,
    answer: dynamicCategories,
    async handle({ db, clock }) {
      const rows = await db.selectFrom('dynamic_category').selectAll().orderBy('position').execute()
      return {
        data: rows
          .filter((row) => isShownOn(row, clock()))
          .map((row) => ({ _id: row.id, name: row.name, isGeneralCategory: row.is_general === 1 })),
      }
    },
  }),
  defineCall({
    name: 'GET /get/pageBanners/CHECKOUT',
    summary: 'What the checkout says on top, or null.',
    tag,
    auth: 'none',
    mayLag: true,
    answer: pageBanner,
    async handle({ db, clock }) {
      const row = await db
        .selectFrom('page_banner')
        .selectAll()
        .where('page', '=', 'CHECKOUT')
        .executeTakeFirst()
      const isShown = row !== undefined && isShownOn(row, clock())
      return { data: isShown ? { title: row.title, description: row.description } : null }
    },
  }),
]
