import type { Salt } from '@dawakit/core/contract'
import type { Database } from '../database/schema/index.ts'
import { readCatalogueVersion } from './catalogue-version.ts'
import { readSalts } from './salts.ts'
import { buildSearchIndex, type SearchIndex } from './search-index.ts'
import { readSnapshot, type Snapshot } from './snapshot.ts'

/** How long a version is trusted before the database is asked again. */
const VERSION_MS = 1000

/** What the server keeps of the catalogue in memory. One per app. */
export interface Catalogue {
  /** Changes with the catalogue; read from the database at most once a second. */
  version(): Promise<string>
  /** The small tables, at most a second behind what other processes wrote. */
  snapshot(): Promise<Snapshot>
  /**
   * The search index. The first call waits until it is made (a second for 250,000 products); after an import the
   * old one answers while the new one is being made.
   */
  searchIndex(): Promise<SearchIndex>
  /** The salts by slug, made and kept like the search index. */
  salts(): Promise<ReadonlyMap<string, Salt>>
  /** Asks the database anew on the next call: for changes that this process made itself. */
  refresh(): void
  /** Resolves when nothing is being made any more. */
  settled(): Promise<void>
}

export function createCatalogue(db: Database, clock: () => number): Catalogue {
  let version = ''
  let checkedAt = Number.NEGATIVE_INFINITY
  let checking: Promise<string> | undefined
  const snapshots = latest(() => readSnapshot(db))
  const indexes = latest(() => buildSearchIndex(db))
  const salts = latest(() => readSalts(db))

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
    snapshot: async () => snapshots.of(await currentVersion()),
    searchIndex: async () => indexes.ofOrOlder(await currentVersion()),
    salts: async () => salts.ofOrOlder(await currentVersion()),
    refresh() {
      checkedAt = Number.NEGATIVE_INFINITY
    },
    async settled() {
      await Promise.allSettled([checking, snapshots.making(), indexes.making(), salts.making()])
    },
  }
}

/** Makes something once per version and keeps the newest; one is being made at a time. What failed is made again. */
function latest<Thing>(make: () => Promise<Thing>) {
  let held: { version: string; thing: Thing } | undefined
  let pending: { version: string; thing: Promise<Thing> } | undefined

  function start(version: string): Promise<Thing> {
    if (pending) return pending.version === version ? pending.thing : pending.thing.then(() => of(version))
    const started = { version, thing: make() }
    pending = started
    return started.thing
      .then((thing) => {
        held = { version, thing }
        return thing
      })
      .finally(() => {
        pending = undefined
      })
  }

  async function of(version: string): Promise<Thing> {
    return held?.version === version ? held.thing : start(version)
  }

  return {
    of,
    /** An older one at once where there is one, while the new one is being made. */
    async ofOrOlder(version: string): Promise<Thing> {
      if (!held) return start(version)
      // The old one goes on answering when the new one cannot be made; the next call tries again.
      if (held.version !== version && !pending) start(version).catch(() => {})
      return held.thing
    },
    making: () => pending?.thing,
  }
}
