import { createPoller, type Poller } from '../context/poller.ts'
import type { ServerContext } from '../context/server-context.ts'
import type { Subscriber } from '../happenings/subscriber.ts'
import { addMissing, type HandingOver, handOver } from './hand-over.ts'

/** How often it is looked without being woken: for what another process has done and died, and for tries. */
const POLL_MS = 2000
/** What happens within so long is handed over together: who hears of it afterwards can wait, and orders cannot. */
const SOON_MS = 500

/** Hands over what has happened. */
export function createSubscribers(
  context: HandingOver & Pick<ServerContext, 'watch'>,
  subscribers: readonly Subscriber[],
): Poller {
  let areKnown = false
  const poller = createPoller(
    'subscribers',
    POLL_MS,
    async (isStopped) => {
      if (!areKnown) await addMissing(context.db, subscribers)
      areKnown = true
      return handOver(context, subscribers, isStopped)
    },
    context.log,
    context.watch,
  )
  let timer: NodeJS.Timeout | undefined
  return {
    ...poller,
    wake() {
      timer ??= setTimeout(() => {
        timer = undefined
        poller.wake()
      }, SOON_MS).unref()
    },
    async stop() {
      clearTimeout(timer)
      timer = undefined
      await poller.stop()
    },
  }
}
