import { pino } from 'pino'

export type Log = Pick<ReturnType<typeof pino>, 'info' | 'warn' | 'error' | 'debug'>

/** JSON lines on standard output. Callers log ids and codes: never names, numbers, tokens or bodies. */
export function createLog(level: string): Log {
  return pino({ level, base: null })
}
