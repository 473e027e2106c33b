import { inScope } from '../watching/scope.ts'
import { codeIn, kindOf, stackOf } from '../watching/stack-of.ts'
import type { Watch } from '../watching/watch.ts'
import type { Log } from './log.ts'

/** Work that somebody asked for and that takes longer than an answer may. It goes on beside the calls, and ends before the shop closes. */
export interface LongWork {
  /**
   * Begins when who asked has been answered.
   *
   * @param work - Looks at `isStopped` in between: what is stopped ends soon.
   */
  begin(name: string, work: (isStopped: () => boolean) => Promise<void>): void
  /** Resolves when nothing is under way. */
  idle(): Promise<void>
  /** Lets nothing begin any more, and resolves when what is under way has ended. */
  stop(): Promise<void>
}

export function createLongWork({ log, watch }: { log: Log; watch: Watch }): LongWork {
  const underWay = new Set<Promise<void>>()
  let isStopped = false

  const idle = async () => {
    while (underWay.size > 0) await Promise.all(underWay)
  }
  return {
    begin(name, work) {
      const done = new Promise<void>((resolve) => setImmediate(resolve))
        // Of no request any more, and no worker's round: nobody waits for the next one.
        .then(() => inScope({ watch, requestId: null, span: null }, () => work(() => isStopped)))
        .catch((error: unknown) => {
          log.error(
            { name, kind: kindOf(error), code: codeIn(error), stack: stackOf(error) },
            'long work failed',
          )
        })
        .finally(() => underWay.delete(done))
      underWay.add(done)
    },
    idle,
    async stop() {
      isStopped = true
      await idle()
    },
  }
}
