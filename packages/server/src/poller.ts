import type { Log } from './log.ts'

export interface Poller {
  /** Does the work now, after a round that is under way. */
  runOnce(): Promise<number>
  /** Does it now and again and again. */
  start(): void
  /** Resolves when the round under way has ended. */
  stop(): Promise<void>
}

/**
 * Does a piece of work at an interval, one round at a time. A failed round is logged and the next one tries again.
 *
 * @param work - Answers how much it did. Any number of processes may run it at the same time.
 */
export function createPoller(name: string, everyMs: number, work: () => Promise<number>, log: Log): Poller {
  let timer: NodeJS.Timeout | undefined
  let running: Promise<number> = Promise.resolve(0)
  let isBusy = false
  const runOnce = () => {
    running = running.catch(() => 0).then(work)
    return running
  }
  const look = async () => {
    if (isBusy) return
    isBusy = true
    try {
      await runOnce()
    } catch (error) {
      log.error({ name, kind: error instanceof Error ? error.name : typeof error }, 'worker failed')
    } finally {
      isBusy = false
    }
  }
  return {
    runOnce,
    start() {
      timer ??= setInterval(look, everyMs)
      timer.unref()
      void look()
    },
    async stop() {
      clearInterval(timer)
      timer = undefined
      await running.catch(() => 0)
    },
  }
}
