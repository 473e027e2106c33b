import type { PictureDrawer, ReferenceCatalogue } from '@dawakit/core/catalogue'
import { leftToSet } from '../../app/brand/left-to-set.ts'
import { type App, createApp } from '../../app/calls/app.ts'
import { watchOf } from '../../app/calls/watch-of.ts'
import { keepNotSoldOnline } from '../../catalogue/sale/not-sold-online.ts'
import { systemClock } from '../../ground/context/clock.ts'
import type { Config, TracesConfig } from '../../ground/context/config.ts'
import { openLog } from '../../ground/context/log.ts'
import { withoutReplica } from '../../ground/database/lanes/lagging-reads.ts'
import { openReplica } from '../../ground/database/lanes/replica.ts'
import { openDatabase } from '../../ground/database/open.ts'
import { watchChanges } from '../../ground/database/told/watch-changes.ts'
import { sweepUploads } from '../../ground/http/files/upload-folder.ts'
import type { Shown } from '../../ground/kept-catalogue/shown.ts'
import { createSitemap, type Sitemap } from '../../ground/kept-catalogue/sitemap.ts'
import { createProviders } from '../../ground/providers/create-providers.ts'
import { type MetricsServer, openMetricsServer } from '../../ground/watching/metrics/metrics-server.ts'
import { codeIn, kindOf } from '../../ground/watching/stack-of.ts'
import type { Tracing } from '../../ground/watching/tracing/tracing.ts'
import { version } from '../../ground/watching/version.ts'
import { allowPartnerOrigins } from '../../people/partners/allow-partner-origins.ts'
import { makeDemoStaff } from '../../people/staff/demo-staff.ts'
import { createWorkers } from '../background/workers.ts'
import { fillEmptyShop } from '../filling/fill-empty-shop.ts'
import { refuseMadeUpProducts } from '../filling/refuse-made-up-products.ts'
import { misspeltSettings } from '../settings/misspelt-settings.ts'
import { keepMode } from './keep-mode.ts'
import { loadConfig } from './load-config.ts'
import { startFacts } from './start-facts.ts'

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
  /**
   * Draws what has no picture of its own, unless the environment says `CATALOGUE=none`: for the reference shop, or for one with a
   * name of its own. @default plain shapes
   */
  pictures?: PictureDrawer | ((isReference: boolean) => PictureDrawer)
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
  const { log, flush } = openLog(config.logLevel)
  // A shop sells without it, too.
  await sweepUploads(config.dataFolder, systemClock()).catch((error: unknown) =>
    log.warn(
      { kind: kindOf(error), code: codeIn(error) },
      'uploads of earlier processes could not be removed',
    ),
  )
  // Whatever traces is loaded where somebody wants traces, and nowhere else.
  const tracing = config.traces && (await openTracing(config.traces))
  const watch = watchOf({ log, config, tracing })
  const left = leftToSet(config.brand, env)
  if (left.length > 0)
    print(`${config.store.name} still says what the reference shop says: set ${left.join(', ')}.`)
  const db = await openDatabase(config.databaseUrl, {}, watch)
  try {
    if (!config.isDemo && catalogue) await refuseMadeUpProducts(db, catalogue)
    await keepMode(db, config)
    await keepNotSoldOnline(db, config.notSoldOnline)
  } catch (error) {
    await db.destroy()
    throw error
  }
  const isReference = config.catalogue === 'reference'
  const drawer = typeof pictures === 'function' ? pictures(config.brand.isReference) : pictures
  await fillEmptyShop(db, isReference ? catalogue : undefined, print)
  await makeDemoStaff(db, config, systemClock, print)
  await allowPartnerOrigins(db, config.partnerOrigins)
  const changes = watchChanges({
    db,
    databaseUrl: config.databaseUrl,
    listenUrl: config.databaseListenUrl,
    onDeaf: () => log.warn('changes are not told by the database: they are asked for once a second'),
  })
  const lagging = config.databaseReadUrl
    ? openReplica(config.databaseReadUrl, db, {
        lagMs: config.databaseReadLagMs,
        onChange: (isUsed) => {
          if (isUsed) log.info('the read replica is read from')
          else log.warn('the read replica is away or too far behind: the primary is read from')
        },
      })
    : withoutReplica(db)
  // It may have to make the tables that this release has just made.
  await lagging.catchUp()
  const app = createApp({
    db,
    changes,
    lagging,
    config,
    providers: createProviders(config),
    pictures: isReference ? drawer : undefined,
    salts: catalogue && (() => catalogue.salts()),
    log,
    watch,
  })
  // Made now, so that the first customer does not wait for them; a failure is tried again by who asks.
  app.context.catalogue.searchIndex().catch(() => {})
  app.context.catalogue.listingIndex().catch(() => {})
  const metrics = await openMetrics(app, config)
  const workers = createWorkers(app.context)
  workers.start()
  log.info(startFacts(config), 'started')
  return {
    app,
    config,
    sitemap: createSitemap(lagging.db),
    shown: app.context.catalogue,
    close: async () => {
      await app.context.longWork.stop()
      await workers.stop()
      await changes.close()
      await metrics?.close()
      await lagging.close()
      await db.destroy()
      await tracing?.close()
      log.info({}, 'stopped')
      await flush()
    },
  }
}

async function openTracing(traces: TracesConfig): Promise<Tracing> {
  const { createTracing } = await import('../../ground/watching/tracing/create-tracing.ts')
  return createTracing({ ...traces, version })
}

/** Counts what Node tells of the process where somebody may read it, and opens the port for it. */
async function openMetrics({ context }: App, config: Config): Promise<MetricsServer | null> {
  if (config.metrics || config.operatorToken !== null) context.watch.metrics.watchProcess()
  return config.metrics && openMetricsServer(context.scrape, config.metrics)
}
