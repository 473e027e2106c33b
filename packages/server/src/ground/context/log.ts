import { once } from 'node:events'
import { pino } from 'pino'

export type Log = Pick<ReturnType<typeof pino>, 'info' | 'warn' | 'error' | 'debug'>

/** Bytes that wait for a reader of the log who does not read: what comes then is left out. */
const MOST_WAITING = 16_000_000

/** JSON lines on standard output. Callers log ids and codes: never names, numbers, tokens or bodies. */
export function createLog(level: string): Log {
  return pino({ level, base: null })
}

/** Milliseconds that a process which ends waits for its last lines. */
const LAST_LINES_MS = 1000

export interface RunningLog {
  log: Log
  /** Resolves when every line has been written, or cannot be. */
  flush(): Promise<void>
}

/** As {@link createLog}, for a process that answers requests: none waits until its line has been written. */
export function openLog(level: string): RunningLog {
  const output = pino.destination({ dest: 1, sync: false, maxLength: MOST_WAITING })
  return {
    log: pino({ level, base: null }, output),
    async flush() {
      const written = once(output, 'drain', { signal: AbortSignal.timeout(LAST_LINES_MS) })
      // What is empty is written too, after all that waits.
      output.write('')
      await written.catch(() => {})
    },
  }
}
