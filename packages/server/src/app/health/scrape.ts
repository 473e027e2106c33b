import type { ServerContext } from '../../ground/context/server-context.ts'
import type { Scrape } from '../../ground/watching/metrics/scrape.ts'
import { keepFigure } from './kept-figure.ts'
import { countBelowAlert, readShopFigures } from './shop-figures.ts'

/** A scrape every few seconds asks the database once in this time. */
const KEEP_MS = 5000
/** What goes through all products is asked for less often. */
const KEEP_STOCK_MS = 60_000
/** A scrape waits no longer for the database: Prometheus gives up after ten seconds. */
const LIMIT_MS = 2000

export function createScrape(
  context: Pick<ServerContext, 'db' | 'clock' | 'config' | 'watch' | 'catalogue'>,
): Scrape {
  const { db, clock, catalogue, watch } = context
  const { registry, gauges } = watch.metrics
  const shop = keepFigure(() => readShopFigures(context), { keepMs: KEEP_MS, limitMs: LIMIT_MS, clock })
  const belowAlert = keepFigure(() => countBelowAlert(db), {
    keepMs: KEEP_STOCK_MS,
    limitMs: LIMIT_MS,
    clock,
  })
  return {
    contentType: registry.contentType,
    async text() {
      const [figures, below] = await Promise.all([shop(), belowAlert()])
      gauges.showShop(figures)
      gauges.showBelowAlert(below)
      gauges.showSearchIndex(catalogue.madeIndex())
      watch.showNow()
      return registry.metrics()
    },
  }
}
