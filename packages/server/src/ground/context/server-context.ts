import type { PictureDrawer } from '@dawakit/core/catalogue'
import type { LaggingReads } from '../database/lanes/lagging-reads.ts'
import type { Database } from '../database/schema/index.ts'
import type { Happened } from '../happenings/happened.ts'
import type { Catalogue } from '../kept-catalogue/catalogue.ts'
import type { Scrape } from '../watching/metrics/scrape.ts'
import type { Watch } from '../watching/watch.ts'
import type { Clock } from './clock.ts'
import type { Config } from './config.ts'
import type { Log } from './log.ts'
import type { LongWork } from './long-work.ts'
import type { MemoryCounter } from './memory-counter.ts'
import type { Poller } from './poller.ts'
import type { Providers } from './providers.ts'
import type { SaltsOfDay } from './salts-of-day.ts'

/** What every call gets: made once, by `createApp`. */
export interface ServerContext {
  db: Database
  /** For reads that may be some seconds behind what was written; `db` where there is no replica. */
  lagging: LaggingReads
  /** What is kept of the catalogue in memory: categories, brands, the search index. */
  catalogue: Catalogue
  config: Config
  providers: Providers
  /** Counts what happens too often to be written down. */
  counter: MemoryCounter
  /** Draws for products, categories and brands without a picture. */
  pictures: PictureDrawer
  /** What is known of salts: for lists that are imported, and what follows the table of their schedules. */
  salts: SaltsOfDay
  clock: Clock
  log: Log
  /** Sees requests, statements, rounds and failures. */
  watch: Watch
  /** What Prometheus reads. */
  scrape: Scrape
  /** Says in a transaction that something has happened: see `happenings/`. */
  happened: Happened
  /** Hands over what has happened to who hears of it afterwards. Woken by itself. */
  subscribers: Poller
  /** Sends SMS and mails: `enqueue` in the transaction, `outbox.wake()` after the commit. */
  outbox: Poller
  /** Tells who waits for a product that is in stock again: wake it after the commit that brought pieces back. */
  restock: Poller
  /** What goes on when its call has been answered. */
  longWork: LongWork
}
