import { adArt, type BannerSize, bannerArt, categoryBannerArt, offerArt } from './banner-art.ts'
import { brandLogo } from './brand-logo.ts'
import { categoryIcon } from './category-icon.ts'
import { type PackSpec, type PackView, packArt } from './pack-art.ts'
import { storeLogo, storeSign } from './store-logo.ts'

/** Where the names behind the paths are looked up. Each answers null for what is unknown. */
export interface ImageSource {
  product(id: string): PackSpec | null | Promise<PackSpec | null>
  /** Name of a category or a menu group by its slug. */
  categoryName(slug: string): string | null | Promise<string | null>
  brandName(slug: string): string | null | Promise<string | null>
  banner(
    id: string,
  ):
    | { title: string; description: string; category: string }
    | null
    | Promise<{ title: string; description: string; category: string } | null>
  offer(
    id: string,
  ):
    | { name: string; percent: number; category: string }
    | null
    | Promise<{ name: string; percent: number; category: string } | null>
}

const viewEnd = /-(box|label)$/

async function drawPack(file: string, source: ImageSource): Promise<string | null> {
  const view = (viewEnd.exec(file)?.[1] ?? 'pack') as PackView
  const spec = await source.product(file.replace(viewEnd, ''))
  return spec === null ? null : packArt(spec, view)
}

async function drawBanner(file: string, source: ImageSource): Promise<string | null> {
  const category = /^category-(.+)-([12])-wide$/.exec(file)
  if (category) {
    const name = await source.categoryName(category[1] ?? '')
    return name === null ? null : categoryBannerArt(name, category[2] === '2' ? 2 : 1)
  }
  const parts = /^(.+)-(wide|phone|ad)$/.exec(file)
  if (!parts) return null
  const banner = await source.banner(parts[1] ?? '')
  if (banner === null) return null
  const size = parts[2] as BannerSize
  if (size === 'ad') return adArt(banner.title, banner.description, banner.category)
  return bannerArt({ ...banner, kind: banner.category, size, action: 'Shop now' })
}

async function drawOffer(file: string, source: ImageSource): Promise<string | null> {
  const parts = /^(.+)-(large|small)$/.exec(file)
  const offer = parts ? await source.offer(parts[1] ?? '') : null
  if (offer === null) return null
  return offerArt(
    offer.name,
    offer.percent,
    offer.category,
    parts?.[2] === 'large' ? 'offer-large' : 'offer-small',
  )
}

/**
 * Draws what a path of the seed names, `/images/packs/{id}.svg` and its like.
 *
 * @param path - What stands after `/images/`: 'packs/p1abc23.svg', 'categories/skin-care.svg',
 *   'groups/medicines.svg', 'brands/kaverin.svg', 'banners/refill-wide.svg', 'offers/offer-skin-large.svg',
 *   'store/logo.svg', 'store/logo-dark.svg', 'store/sign.svg'.
 * @returns The SVG document, or null when the path or what it names is unknown.
 */
export async function drawImage(path: string, source: ImageSource): Promise<string | null> {
  const parts = /^(packs|categories|groups|brands|banners|offers|store)\/([A-Za-z0-9_-]{1,120})\.svg$/.exec(
    path,
  )
  if (!parts) return null
  const [, shelf, file = ''] = parts
  switch (shelf) {
    case 'packs':
      return drawPack(file, source)
    case 'banners':
      return drawBanner(file, source)
    case 'offers':
      return drawOffer(file, source)
    case 'brands': {
      const name = await source.brandName(file)
      return name === null ? null : brandLogo(name)
    }
    case 'store':
      return file === 'logo'
        ? storeLogo()
        : file === 'logo-dark'
          ? storeLogo(true)
          : file === 'sign'
            ? storeSign()
            : null
    default: {
      const name = await source.categoryName(file)
      return name === null ? null : categoryIcon(name)
    }
  }
}
