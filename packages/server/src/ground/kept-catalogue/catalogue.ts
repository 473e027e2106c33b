import type { Salt } from '@dawakit/core/contract'
import { type LaggingReads, withoutReplica } from '../database/lanes/lagging-reads.ts'
import type { Database } from '../database/schema/index.ts'
import { type Changes, noChanges } from '../database/told/changes.ts'
import { readCatalogueVersion } from './catalogue-version.ts'
import { type KeptAnswers, keepAnswers } from './kept-answers.ts'
import { buildListingIndex, freshenListingIndex } from './listed-products.ts'
import type { ListingIndex } from './listing-index.ts'
import { readSalts } from './salts.ts'
import { buildSearchIndex, type SearchIndex } from './search-index.ts'
import { type Look, SeenChanges, type Shown } from './shown.ts'
import { readMarks } from './shown-products.ts'
import { readSnapshot, type Snapshot } from './snapshot.ts'
import { createStretches } from './stretches.ts'

/** How long a version is trusted before the database is asked again, where nobody has told of a change. */
const VERSION_MS = 1000
/**
 * A change is seen when its transaction ends, and was marked with the time of its own machine before that: marks are asked for
 * from so long before the last look on.
 */
const LATEST_MARK_MS = 60_000

/**
 * What is told in quick succession, as while an import runs, is asked about at once as long as that takes less than this;
 * else with pauses of four times as long, up to {@link VERSION_MS}.
 */
const QUICK_MS = 20

/** Products whose indexes are made so fast that they are waited for: what was imported is found and listed at once. */
const WAITED_FOR = 5000

/** What the server keeps of the catalogue in memory. One per app. */
export interface Catalogue extends Shown {
  /** Changes with the catalogue; read from the database when it tells of a change, and once a second. */
  version(): Promise<string>
  /** The small tables, at once as other processes wrote them; a second behind where nobody tells of that. */
  snapshot(): Promise<Snapshot>
  /**
   * The search index. The first call waits until it is made (a second for 250,000 products); after an import the
   * old one answers while the new one is being made.
   */
  searchIndex(): Promise<SearchIndex>
  /** Of the search index that answers now: how many names, and when it was made, in epoch milliseconds. Null before. */
  madeIndex(): { names: number; madeAt: number } | null
  /** What lists are filtered and put in order by, made and kept like the search index; what is in stock is as new as the snapshot. */
  listingIndex(): Promise<ListingIndex>
  /** The salts by slug, made and kept like the search index. */
  salts(): Promise<ReadonlyMap<string, Salt>>
  /** What searches have found. */
  answers: KeptAnswers
  /** Asks the database anew on the next call: for changes that this process made itself. */
  refresh(): void
  /** Resolves when nothing is being made any more. */
  settled(): Promise<void>
}

interface CatalogueSources {
  /** Says that other processes have changed something. @default nobody does */
  told?: Changes | undefined
  /** What all that is kept is read from, where it may lag. @default the same database */
  lagging?: LaggingReads | undefined
  /** Products up to which new indexes are waited for. @default 5000 */
  waitedFor?: number | undefined
}

export function createCatalogue(
  db: Database,
  clock: () => number,
  { told = noChanges, lagging = withoutReplica(db), waitedFor = WAITED_FOR }: CatalogueSources = {},
): Catalogue {
  let version = ''
  let checkedAt = Number.NEGATIVE_INFINITY
  let checking: Promise<string> | undefined
  /** What had been told when the check was begun that is trusted, and the one under way. */
  let checkedMoment = 0
  let checkingMoment = 0
  /** When what is told is asked about again, by `performance.now()`. */
  let restedAt = 0
  /** Counts up: checks that were begun, the one last applied, and the changes of this process. */
  let checks = 0
  let applied = 0
  let refreshes = 0
  const changes = new SeenChanges()
  const stretches = createStretches()
  /** When marks were last asked for, by this machine's clock; nobody watches before that. */
  let markedAt: number | undefined
  const snapshots = latest(() => readSnapshot(lagging.db))
  // What was drawn beside the older ones may have shown them.
  const indexes = latest(
    () => buildSearchIndex(lagging.db, stretches),
    () => changes.sawAll(),
  )
  const salts = latest(
    () => readSalts(lagging.db),
    () => changes.sawAll(),
  )

  async function currentVersion(): Promise<string> {
    const moment = told.moment()
    const isTold = moment !== checkedMoment && performance.now() >= restedAt
    if (!isTold && Math.abs(clock() - checkedAt) < VERSION_MS) return version
    // One that was begun before may not have seen what was told since.
    if (!checking || (isTold && moment !== checkingMoment)) checking = check(moment)
    return checking
  }

  function check(moment: number): Promise<string> {
    const begunAt = performance.now()
    checkingMoment = moment
    const started = read(++checks, refreshes, moment).finally(() => {
      const tookMs = performance.now() - begunAt
      restedAt = tookMs < QUICK_MS ? 0 : performance.now() + Math.min(4 * tookMs, VERSION_MS)
      if (checking === started) checking = undefined
    })
    return started
  }

  async function read(turn: number, asOf: number, moment: number): Promise<string> {
    const begunAt = Date.now()
    const found = await readCatalogueVersion(db)
    const marks = markedAt === undefined ? undefined : await readMarks(db, markedAt - LATEST_MARK_MS)
    // What is read anew because of it must not be older: a replica may not have heard of it yet.
    if (found !== version || (marks && changes.areNew(marks))) await lagging.catchUp()
    // What a later one has read is newer.
    if (turn < applied) return version
    applied = turn
    if (found !== version) changes.sawAll()
    if (marks) changes.sawMarks(marks)
    if (markedAt !== undefined) markedAt = begunAt
    version = found
    checkedMoment = moment
    // Who changed something while this was read does not trust it.
    if (asOf === refreshes) checkedAt = clock()
    return version
  }

  const listings = latest(
    () => buildListingIndex(lagging.db, stretches),
    () => changes.sawAll(),
  )
  /** The index that was freshened last, and at which check. */
  let freshened: { index: ListingIndex; check: number; done: Promise<void> } | undefined

  async function listingIndex(): Promise<ListingIndex> {
    const seen = await currentVersion()
    const older = await listings.ofOrOlder(seen)
    const { productCount } = await snapshots.of(seen)
    const index = productCount <= waitedFor ? await listings.of(seen).catch(() => older) : older
    if (freshened?.index !== index || freshened.check !== applied) {
      const done = freshenListingIndex(lagging.db, index, LATEST_MARK_MS)
      freshened = { index, check: applied, done }
    }
    const started = freshened
    await started.done.catch((error: unknown) => {
      if (freshened === started) freshened = undefined
      throw error
    })
    return index
  }

  async function searchIndex(): Promise<SearchIndex> {
    const seen = await currentVersion()
    const older = await indexes.ofOrOlder(seen)
    if (older.products.size > waitedFor) return older
    const { productCount } = await snapshots.of(seen)
    return productCount <= waitedFor ? indexes.of(seen).catch(() => older) : older
  }

  async function look(): Promise<Look> {
    markedAt ??= Date.now()
    await currentVersion()
    const since = changes.moment
    return {
      async isStill(products) {
        await currentVersion()
        return changes.isStill(since, products)
      },
      async isNow() {
        await currentVersion()
        return changes.moment === since
      },
    }
  }

  return {
    version: currentVersion,
    look,
    snapshot: async () => snapshots.of(await currentVersion()),
    searchIndex,
    madeIndex() {
      const made = indexes.made()
      if (!made) return null
      const { products, variants, salts } = made.thing
      return { names: products.size + variants.size + salts.size, madeAt: made.madeAt }
    },
    listingIndex,
    salts: async () => salts.ofOrOlder(await currentVersion()),
    answers: keepAnswers({ look }, clock),
    refresh() {
      refreshes++
      checkedAt = Number.NEGATIVE_INFINITY
      checking = undefined
    },
    async settled() {
      await Promise.allSettled([
        checking,
        snapshots.making(),
        indexes.making(),
        listings.making(),
        salts.making(),
      ])
    },
  }
}

/**
 * Makes something once per version and keeps the newest; one is being made at a time. What failed is made again.
 *
 * @param onMade - Called when a newer one takes the place of one that answered meanwhile.
 */
function latest<Thing>(make: () => Promise<Thing>, onMade: () => void = () => {}) {
  let held: { version: string; thing: Thing; madeAt: number } | undefined
  let pending: { version: string; thing: Promise<Thing> } | undefined

  function start(version: string): Promise<Thing> {
    if (pending) return pending.version === version ? pending.thing : pending.thing.then(() => of(version))
    const started = { version, thing: make() }
    pending = started
    return started.thing
      .then((thing) => {
        if (held) onMade()
        held = { version, thing, madeAt: Date.now() }
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
    made: () => held,
  }
}
