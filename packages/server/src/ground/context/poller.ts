import { codeIn, kindOf, stackOf } from '../watching/stack-of.ts'
import type { Watch } from '../watching/watch.ts'
import type { Log } from './log.ts'

export interface Poller {
  /** Does the work soon, after a round that is under way, without waiting for it. Call it after the commit. */
  wake(): void
  /** Does the work now, after a round that is under way. */
  runOnce(): Promise<number>
  /** Does it now and again and again. */
  start(): void
  /** Resolves when the round under way has ended. */
  stop(): Promise<void>
}

/**
 * Does a piece of work at an interval and when it is woken, one round at a time; of several wakes during a round one
 * more round comes. A failed round is logged and the next one tries again.
 *
 * @param work - Answers how much it did; a long one looks at `isStopped` in between. Any number of processes may run
 * it at the same time.
 */
export function createPoller(
  name: string,
  everyMs: number,
  work: (isStopped: () => boolean) => Promise<number>,
  log: Log,
  watch?: Pick<Watch, 'round'>,
): Poller {
  let timer: NodeJS.Timeout | undefined
  let running: Promise<number> = Promise.resolve(0)
  let isQueued = false
  let isStopped = false

  const doWork = () => work(() => isStopped)
  const round = async () => {
    if (isStopped) return 0
    return watch ? watch.round(name, doWork) : doWork()
  }
  const runOnce = () => {
    running = running.catch(() => 0).then(round)
    return running
  }
  const wake = () => {
    if (isStopped || isQueued) return
    isQueued = true
    // What woke it has its own answer to give first.
    setImmediate(() => {
      running = running
        .catch(() => 0)
        .then(() => {
          isQueued = false
          return round()
        })
      running.catch((error: unknown) => {
        log.error({ name, kind: kindOf(error), code: codeIn(error), stack: stackOf(error) }, 'worker failed')
      })
    })
  }

  return {
    wake,
    runOnce,
    start() {
      isStopped = false
      timer ??= setInterval(wake, everyMs)
      timer.unref()
      wake()
    },
    async stop() {
      isStopped = true
      clearInterval(timer)
      timer = undefined
      await running.catch(() => 0)
    },
  }
}
