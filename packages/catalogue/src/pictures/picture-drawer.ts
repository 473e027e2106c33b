import type { PictureDrawer } from '@dawakit/core/catalogue'
import { adArt, bannerArt, categoryBannerArt, offerArt } from './banner-art.ts'
import { brandLogo } from './brand-logo.ts'
import { categoryIcon } from './category-icon.ts'
import { packArt } from './pack-art.ts'
import { storeLogo, storeSign } from './store-logo.ts'

/** Draws packs by dosage form, banners, icons and brand signs in one hand; the store's sign is Dawakit's own. */
export const pictureDrawer: PictureDrawer = {
  pack: packArt,
  categoryIcon,
  categoryBanner: categoryBannerArt,
  brandSign: brandLogo,
  banner: ({ title, description, category }, shape) =>
    shape === 'ad'
      ? adArt(title, description, category)
      : bannerArt({ title, description, kind: category, size: shape, action: 'Shop now' }),
  offer: ({ name, percent, category }, size) => offerArt(name, percent, category, `offer-${size}`),
  storeSign: (sign) => (sign === 'sign' ? storeSign() : storeLogo(sign === 'logo-dark')),
}
