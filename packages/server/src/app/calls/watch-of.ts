import type { Config } from '../../ground/context/config.ts'
import type { Log } from '../../ground/context/log.ts'
import { isTrusted } from '../../ground/limits/visitor-address.ts'
import { createWatch } from '../../ground/watching/create-watch.ts'
import type { DatabaseSystem, Tracing } from '../../ground/watching/tracing/tracing.ts'
import type { Watch } from '../../ground/watching/watch.ts'

interface Watched {
  log: Log
  config: Pick<Config, 'trustedProxies' | 'slowQueryMs' | 'databaseUrl'>
  tracing?: Tracing | null
}

/** What watches a shop, as it is configured. */
export function watchOf({ log, config, tracing = null }: Watched): Watch {
  return createWatch({
    log,
    isOurs: (peer) => isTrusted(peer, 0, config.trustedProxies),
    slowQueryMs: config.slowQueryMs,
    database: databaseOf(config),
    tracing,
  })
}

/** The engine, never the address. */
export const databaseOf = ({ databaseUrl }: Pick<Config, 'databaseUrl'>): DatabaseSystem =>
  /^postgres(ql)?:/.test(databaseUrl) ? 'postgresql' : 'sqlite'
