import type { AdsBanner, Banner, Offer } from '@dawakit/core/contract'
import type { BannerTable } from '../../ground/database/schema/catalogue.ts'
import type { Database } from '../../ground/database/schema/index.ts'
import { isOwnPath } from '../../ground/values/own-path.ts'
import { isShownOn } from '../../ground/values/shown-on.ts'

/** @param at - Now: what is not shown today is not there. */
export function readCarousel(db: Database, at: number): Promise<Banner[]> {
  return readBanners(db, 'carousel', at)
}

export async function readAdsBanners(db: Database, at: number): Promise<AdsBanner[]> {
  const [first, ...others] = await readBanners(db, 'ads', at)
  const offers = await readOffers(db, at)
  if (!first) return []
  return [offers.length === 0 ? first : { ...first, offers }, ...others]
}

async function readBanners(db: Database, kind: BannerTable['kind'], at: number): Promise<Banner[]> {
  const rows = await db
    .selectFrom('banner')
    .selectAll()
    .where('kind', '=', kind)
    .orderBy('position')
    .orderBy('id')
    .execute()
  // No page asks another host: a banner that an earlier import took with such an address is not there.
  const own = rows.filter((row) => isOwnPath(row.image) && isShownOn(row, at))
  return own.map((row) => ({
    _id: row.id,
    imageUrl: row.image,
    title: row.title,
    description: row.description,
    category: row.category,
    isGeneralCategory: row.is_general === 1,
  }))
}

async function readOffers(db: Database, at: number): Promise<Offer[]> {
  const rows = await db.selectFrom('offer').selectAll().orderBy('position').orderBy('id').execute()
  return rows
    .filter((row) => isShownOn(row, at))
    .map((row) => ({
      _id: row.id,
      name: row.name,
      offer: row.percent,
      color: row.color,
      category: row.category,
      isGeneralCategory: row.is_general === 1,
      largeImageUrl: row.large_image,
      smallImageUrl: row.small_image,
    }))
}
