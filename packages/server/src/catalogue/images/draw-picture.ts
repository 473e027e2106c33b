import type {
  BannerFacts,
  BannerShape,
  OfferFacts,
  PackFacts,
  PackView,
  PictureDrawer,
  StoreSign,
} from '@dawakit/core/catalogue'

/** A fact, or null for what is unknown. */
type Found<Fact> = Fact | null | Promise<Fact | null>

/** Where the names behind the paths are looked up. */
export interface ImageSource {
  storeName: string
  product(id: string): Found<PackFacts>
  /** Name of a category or a menu group by its slug. */
  categoryName(slug: string): Found<string>
  brandName(slug: string): Found<string>
  banner(id: string): Found<BannerFacts>
  offer(id: string): Found<OfferFacts>
}

/** What stands after the shelf of a path, drawn; null when it names nothing. */
type DrawFile = (file: string, source: ImageSource, drawer: PictureDrawer) => Promise<string | null>

const viewEnd = /-(box|label)$/

const drawPack: DrawFile = async (file, source, drawer) => {
  const view = (viewEnd.exec(file)?.[1] ?? 'pack') as PackView
  const product = await source.product(file.replace(viewEnd, ''))
  return product === null ? null : drawer.pack(product, view)
}

const drawIcon: DrawFile = async (file, source, drawer) => {
  const name = await source.categoryName(file)
  return name === null ? null : drawer.categoryIcon(name)
}

const drawBrand: DrawFile = async (file, source, drawer) => {
  const name = await source.brandName(file)
  return name === null ? null : drawer.brandSign(name)
}

const drawBanner: DrawFile = async (file, source, drawer) => {
  const category = /^category-(.+)-([12])-wide$/.exec(file)
  if (category) {
    const name = await source.categoryName(category[1] ?? '')
    return name === null ? null : drawer.categoryBanner(name, category[2] === '2' ? 2 : 1)
  }
  const parts = /^(.+)-(wide|phone|ad)$/.exec(file)
  const banner = parts ? await source.banner(parts[1] ?? '') : null
  return banner === null ? null : drawer.banner(banner, parts?.[2] as BannerShape)
}

const drawOffer: DrawFile = async (file, source, drawer) => {
  const parts = /^(.+)-(large|small)$/.exec(file)
  const offer = parts ? await source.offer(parts[1] ?? '') : null
  return offer === null ? null : drawer.offer(offer, parts?.[2] as 'large' | 'small')
}

const SIGNS: readonly StoreSign[] = ['logo', 'logo-dark', 'sign']

const drawStore: DrawFile = async (file, source, drawer) => {
  const sign = SIGNS.find((known) => known === file)
  return sign === undefined ? null : drawer.storeSign(sign, source.storeName)
}

const SHELVES = new Map<string, DrawFile>([
  ['packs', drawPack],
  ['categories', drawIcon],
  ['groups', drawIcon],
  ['brands', drawBrand],
  ['banners', drawBanner],
  ['offers', drawOffer],
  ['store', drawStore],
])

/**
 * Has drawn what a path of the shop's rows names, `/images/packs/{id}.svg` and its like.
 *
 * @param path - What stands after `/images/`: 'packs/p1abc23.svg', 'categories/skin-care.svg',
 *   'groups/medicines.svg', 'brands/kaverin.svg', 'banners/refill-wide.svg', 'offers/offer-skin-large.svg',
 *   'store/logo.svg', 'store/logo-dark.svg', 'store/sign.svg'.
 * @returns The SVG document, or null when the path or what it names is unknown.
 */
export async function drawPicture(
  path: string,
  source: ImageSource,
  drawer: PictureDrawer,
): Promise<string | null> {
  const [, shelf = '', file = ''] = /^([a-z]+)\/([A-Za-z0-9_-]{1,120})\.svg$/.exec(path) ?? []
  const draw = SHELVES.get(shelf)
  return draw ? draw(file, source, drawer) : null
}
