import type { Clock } from '../clock.ts'
import type { Database } from '../database/schema/index.ts'
import { readCatalogueVersion } from './catalogue-version.ts'
import { readSnapshot, type Snapshot } from './snapshot.ts'

/** How long a version is trusted before the database is asked again. */
const VERSION_MS = 1000

/** What the server keeps of the catalogue in memory. One per app. */
export interface Catalogue {
  /** The small tables, at most a second behind what other processes wrote. */
  snapshot(): Promise<Snapshot>
  /** The version that the memory stands at, asked for at most once a second. */
  version(): Promise<string>
  /** Asks the database anew on the next call: for changes that this process made itself. */
  refresh(): void
}

export function createCatalogue(db: Database, clock: Clock): Catalogue {
  let version = ''
  let checkedAt = Number.NEGATIVE_INFINITY
  let checking: Promise<string> | undefined
  let held: { version: string; snapshot: Promise<Snapshot> } | undefined

  async function currentVersion(): Promise<string> {
    if (Math.abs(clock() - checkedAt) < VERSION_MS) return version
    checking ??= readCatalogueVersion(db).finally(() => {
      checking = undefined
    })
    version = await checking
    checkedAt = clock()
    return version
  }

  return {
    version: currentVersion,
    async snapshot() {
      const current = await currentVersion()
      if (held?.version !== current) {
        const asked = { version: current, snapshot: readSnapshot(db) }
        held = asked
        asked.snapshot.catch(() => {
          if (held === asked) held = undefined
        })
      }
      return held.snapshot
    },
    refresh() {
      checkedAt = Number.NEGATIVE_INFINITY
    },
  }
}
