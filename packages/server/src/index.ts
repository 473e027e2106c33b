export type { PictureDrawer, ReferenceCatalogue } from '@dawakit/core/catalogue'
export { BrandError } from './app/brand/brand-error.ts'
export { type App, type AppOptions, type Asked, createApp } from './app/calls/app.ts'
export {
  type Brand,
  type BrandPicture,
  type Claims,
  plainBrand,
  REFERENCE_NAME,
} from './ground/context/brand.ts'
export type { Config } from './ground/context/config.ts'
export type { Providers } from './ground/context/providers.ts'
export { openDatabase } from './ground/database/open.ts'
export type { Database } from './ground/database/schema/index.ts'
export { CallError } from './ground/http/call-error.ts'
export type { Look, Shown } from './ground/kept-catalogue/shown.ts'
export type { Sitemap } from './ground/kept-catalogue/sitemap.ts'
export type { Messages } from './ground/registered-messages/messages-file.ts'
export type { ShownState, Watch } from './ground/watching/watch.ts'
export { type OpenShop, type OpenShopOptions, openShop } from './operator/start/open-shop.ts'
export { readConfig } from './operator/start/read-config.ts'
