import type { PictureDrawer, ReferenceCatalogue } from '@dawakit/core/catalogue'
import { type App, createApp } from '../app/app.ts'
import { createWorkers } from '../background/workers.ts'
import type { Shown } from '../catalogue/shown.ts'
import { createSitemap, type Sitemap } from '../catalogue/sitemap.ts'
import type { Config } from '../context/config.ts'
import { createLog } from '../context/log.ts'
import { openDatabase } from '../database/open.ts'
import { watchChanges } from '../database/watch-changes.ts'
import { fillEmptyShop } from '../filling/fill-empty-shop.ts'
import { refuseMadeUpProducts } from '../filling/refuse-made-up-products.ts'
import { allowPartnerOrigins } from '../partners/allow-partner-origins.ts'
import { createProviders } from '../providers/create-providers.ts'
import { misspeltSettings } from '../settings/misspelt-settings.ts'
import { keepMode } from './keep-mode.ts'
import { loadConfig } from './load-config.ts'

export interface OpenShop {
  app: App
  config: Config
  sitemap: Sitemap
  /** Whether what pages show has changed. */
  shown: Shown
  /** Stops the workers and closes the database. */
  close(): Promise<void>
}

export interface OpenShopOptions {
  /** Fills an empty shop, unless the environment says `CATALOGUE=none`. @default none: the shop opens empty */
  catalogue?: ReferenceCatalogue
  /** Draws what has no picture of its own, unless the environment says `CATALOGUE=none`. @default plain shapes */
  pictures?: PictureDrawer
  /** Hears what the first start does, one line at a time. */
  print?: (line: string) => void
}

/**
 * Opens a whole shop as the environment configures it: database (tables brought up to date, the reference catalogue
 * put into an empty one), the services outside, the API and its workers.
 *
 * @throws {SettingsError} naming all that is wrong with the environment, before anything is begun
 */
export async function openShop(
  env: Record<string, string | undefined>,
  { catalogue, pictures, print = () => {} }: OpenShopOptions = {},
): Promise<OpenShop> {
  const config = await loadConfig(env)
  for (const line of misspeltSettings(env)) print(line)
  const db = await openDatabase(config.databaseUrl)
  try {
    if (!config.isDemo && catalogue) await refuseMadeUpProducts(db, catalogue)
    await keepMode(db, config)
  } catch (error) {
    await db.destroy()
    throw error
  }
  const isReference = config.catalogue === 'reference'
  await fillEmptyShop(db, isReference ? catalogue : undefined, print)
  await allowPartnerOrigins(db, config.partnerOrigins)
  const log = createLog(config.logLevel)
  const changes = watchChanges({
    db,
    databaseUrl: config.databaseUrl,
    listenUrl: config.databaseListenUrl,
    onDeaf: () => log.warn('changes are not told by the database: they are asked for once a second'),
  })
  const app = createApp({
    db,
    changes,
    config,
    providers: createProviders(config),
    pictures: isReference ? pictures : undefined,
    log,
  })
  // Made now, so that the first customer does not wait for them; a failure is tried again by who asks.
  app.context.catalogue.searchIndex().catch(() => {})
  app.context.catalogue.listingIndex().catch(() => {})
  const workers = createWorkers(app.context)
  workers.start()
  return {
    app,
    config,
    sitemap: createSitemap(db),
    shown: app.context.catalogue,
    close: async () => {
      await workers.stop()
      await changes.close()
      await db.destroy()
    },
  }
}
