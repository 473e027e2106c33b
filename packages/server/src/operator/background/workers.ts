import { followRates } from '../../catalogue/rates/follow-rates.ts'
import { followSchedules } from '../../catalogue/schedules/follow-schedules.ts'
import { createPoller, type Poller } from '../../ground/context/poller.ts'
import type { ServerContext } from '../../ground/context/server-context.ts'
import { applyPlannedPrices } from '../../keeping/prices/planned-prices.ts'
import { followNeeds } from '../../keeping/to-order/follow-needs.ts'
import { reconcile } from '../../money/payments/attempts/reconcile.ts'
import { releaseExpired } from '../../money/payments/attempts/release-expired.ts'
import { runRefunds } from '../../money/payments/refunds/run-refunds.ts'
import { forgetReturnPictures } from '../../money/returns/forget-return-pictures.ts'
import { followChangedRates } from '../../orders/invoice/follow-changed-rates.ts'
import { followExpiry } from '../../shelves/expiry/follow-expiry.ts'
import { sweep } from './sweep.ts'

const SECOND_MS = 1000
const MINUTE_MS = 60 * SECOND_MS

/** What goes on beside the calls. Any number of processes may run it on one database. */
export function createWorkers(context: ServerContext): Pick<Poller, 'start' | 'stop'> {
  const { catalogue, log, outbox, restock, subscribers, watch } = context
  /** What changes products or moves their pieces: pages show it at once. */
  const shown = (work: (isStopped: () => boolean) => Promise<number>) => async (isStopped: () => boolean) => {
    const done = await work(isStopped)
    if (done > 0) catalogue.refresh()
    return done
  }
  const pollers = [
    outbox,
    restock,
    subscribers,
    createPoller(
      'expired-orders',
      15 * SECOND_MS,
      shown(() => releaseExpired(context)),
      log,
      watch,
    ),
    createPoller(
      'payments',
      15 * SECOND_MS,
      shown((isStopped) => reconcile(context, { isStopped })),
      log,
      watch,
    ),
    createPoller('refunds', 15 * SECOND_MS, (isStopped) => runRefunds(context, isStopped), log, watch),
    createPoller(
      'rates',
      15 * SECOND_MS,
      shown((isStopped) => followRates(context, isStopped)),
      log,
      watch,
    ),
    createPoller(
      'schedules',
      15 * SECOND_MS,
      shown((isStopped) => followSchedules(context, isStopped)),
      log,
      watch,
    ),
    createPoller(
      'changed-rates',
      MINUTE_MS,
      (isStopped) => followChangedRates(context, isStopped),
      log,
      watch,
    ),
    createPoller(
      'expiry',
      MINUTE_MS,
      shown((isStopped) => followExpiry(context, isStopped)),
      log,
      watch,
    ),
    createPoller(
      'planned-prices',
      15 * SECOND_MS,
      shown((isStopped) => applyPlannedPrices(context, isStopped)),
      log,
      watch,
    ),
    createPoller('to-order', 15 * MINUTE_MS, (isStopped) => followNeeds(context, isStopped), log, watch),
    createPoller(
      'sweep',
      60 * MINUTE_MS,
      async () => (await sweep(context)) + (await forgetReturnPictures(context)),
      log,
      watch,
    ),
  ]
  return {
    start() {
      for (const poller of pollers) poller.start()
    },
    async stop() {
      await Promise.all(pollers.map((poller) => poller.stop()))
    },
  }
}
