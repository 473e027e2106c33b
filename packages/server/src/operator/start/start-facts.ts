import { databaseOf } from '../../app/calls/watch-of.ts'
import type { Config } from '../../ground/context/config.ts'
import { version } from '../../ground/watching/version.ts'

/** What the log says of a start: nothing that opens a door. */
export function startFacts(config: Config) {
  return {
    version,
    node: process.version,
    mode: config.isDemo ? 'demo' : 'live',
    database: databaseOf(config),
    port: config.port,
  }
}
