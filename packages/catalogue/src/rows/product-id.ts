import { type Paise, paise, percentOf } from '@dawakit/core/money'
import { hashOf } from '../prng.ts'

/** `p` and seven characters: the same as long as the slug is, whatever is added to the catalogue. */
export function productIdOf(slug: string): string {
  return `p${hashOf(slug).toString(36).padStart(7, '0')}`
}

/** Pictures that are drawn for a product: the pack, its carton, and the back of the carton. */
export function packPictures(id: string) {
  const url = `/images/packs/${id}.svg`
  return {
    thumbnail: url,
    gallery: [
      { id: `${id}-pack`, url },
      { id: `${id}-box`, url: `/images/packs/${id}-box.svg` },
      { id: `${id}-label`, url: `/images/packs/${id}-label.svg` },
    ],
  }
}

/** Selling price at a whole percent off, and the percent as it comes out. Never above the MRP. */
export function priced(mrpPaise: Paise, percentOff: number) {
  const pricePaise = paise(Math.max(1, percentOf(mrpPaise, 100 - percentOff)))
  const discountPercent = Math.round(((mrpPaise - pricePaise) * 100) / mrpPaise)
  return { mrpPaise, pricePaise, discountPercent }
}
