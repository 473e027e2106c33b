import { releaseExpired } from './orders/release-expired.ts'
import { createPoller, type Poller } from './poller.ts'
import type { ServerContext } from './server-context.ts'

const SECOND_MS = 1000

/** What goes on beside the calls: unpaid orders end after 20 minutes. */
export function createWorkers(context: ServerContext): Pick<Poller, 'start' | 'stop'> {
  const pollers = [createPoller('expired-orders', 15 * SECOND_MS, () => releaseExpired(context), context.log)]
  return {
    start() {
      for (const poller of pollers) poller.start()
    },
    async stop() {
      await Promise.all(pollers.map((poller) => poller.stop()))
    },
  }
}
