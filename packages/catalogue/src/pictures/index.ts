export {
  adArt,
  type BannerSize,
  type BannerSpec,
  bannerArt,
  categoryBannerArt,
  offerArt,
} from './banner-art.ts'
export { brandLogo } from './brand-logo.ts'
export { categoryIcon } from './category-icon.ts'
export { drawImage, type ImageSource } from './draw-image.ts'
export { type PackSpec, type PackView, packArt } from './pack-art.ts'
export { storeLogo, storeSign } from './store-logo.ts'
