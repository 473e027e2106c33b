import { pino } from 'pino'
import type { Log } from '../src/ground/context/log.ts'

export interface LogRecorder {
  log: Log
  /** What was said, at every level, without the time. */
  lines: Record<string, unknown>[]
  /** The same as it is printed. */
  text(): string
}

/** Keeps what the server's own log prints. */
export function recordLog(): LogRecorder {
  const printed: string[] = []
  const lines: LogRecorder['lines'] = []
  const formatters = { level: (level: string) => ({ level }) }
  const log = pino(
    { level: 'debug', base: null, timestamp: false, formatters },
    {
      write(line: string) {
        printed.push(line)
        lines.push(JSON.parse(line))
      },
    },
  )
  return { log, lines, text: () => printed.join('') }
}
