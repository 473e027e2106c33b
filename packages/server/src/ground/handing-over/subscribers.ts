import { createPoller, type Poller } from '../context/poller.ts'
import type { ServerContext } from '../context/server-context.ts'
import type { Subscriber } from '../happenings/subscriber.ts'
import { type HandingOver, handOver } from './hand-over.ts'

/** How often it is looked without being woken: for what another process has done and died, and for tries. */
const POLL_MS = 2000
/** What happens within so long is handed over together. */
const SOON_MS = 50

/** Hands over what has happened. */
export function createSubscribers(
  context: HandingOver & Pick<ServerContext, 'watch'>,
  subscribers: readonly Subscriber[],
): Poller {
  const poller = createPoller(
    'subscribers',
    POLL_MS,
    (isStopped) => handOver(context, subscribers, isStopped),
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
