import type { PictureDrawer } from '@dawakit/core/catalogue'
import { adArt, bannerArt, categoryBannerArt, offerArt } from './banner-art.ts'
import { brandLogo } from './brand-logo.ts'
import { categoryIcon } from './category-icon.ts'
import { packArt } from './pack-art.ts'
import { storeLogo, storeSign } from './store-logo.ts'

/** The name on the cartons of the reference shop's banners. */
const HOUSE = 'Dawakit'

const drawerOf = (house: string): PictureDrawer => ({
  pack: packArt,
  categoryIcon,
  categoryBanner: (name, which) => categoryBannerArt(name, which, house),
  brandSign: brandLogo,
  banner: ({ title, description, category }, shape) =>
    shape === 'ad'
      ? adArt(title, description, category, house)
      : bannerArt({ title, description, kind: category, size: shape, action: 'Shop now', house }),
  offer: (offer, size) => offerArt(offer, `offer-${size}`, house),
  storeSign: (sign) => (sign === 'sign' ? storeSign() : storeLogo(sign === 'logo-dark')),
})

/** Draws packs by dosage form, banners, icons and brand signs in one hand; the store's sign is Dawakit's own. */
export const pictureDrawer: PictureDrawer = drawerOf(HOUSE)

/** The same hand without the reference shop's name and promises: for a shop that has a name of its own. */
export const namelessPictureDrawer: PictureDrawer = drawerOf('')
