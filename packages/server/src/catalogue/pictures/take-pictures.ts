import { createHash } from 'node:crypto'
import { picturePath } from '@dawakit/core/product'
import sharp from 'sharp'
import type { FileProvider } from '../../ground/context/providers.ts'
import { holdStock } from '../../ground/database/hold-stock.ts'
import { inTransaction } from '../../ground/database/in-transaction.ts'
import { createGiveWay } from '../../ground/database/lanes/give-way.ts'
import type { Database } from '../../ground/database/schema/index.ts'
import { addChange, differenceOf } from '../../ground/journal/journal.ts'
import { markShown } from '../../ground/kept-catalogue/shown-products.ts'
import { isOwnPath } from '../../ground/values/own-path.ts'
import { encodePicture } from './encode-picture.ts'
import { fetchPicture } from './fetch-picture.ts'
import { type Network, publicNetwork } from './network.ts'
import { oneAtATime } from './one-at-a-time.ts'
import { PictureError } from './picture-error.ts'
import { storedGallery, storedPicture } from './shown-picture.ts'
import { storePicture } from './store-picture.ts'

/** Products that are worked on at a time, a picture of each: downloads wait for hosts. Encoding waits for nobody, and is done one at a time. */
const AT_ONCE = 4
const MOST_DOWNLOADS = 20_000
const MOST_IN_GALLERY = 8
/** Times that a host may say nothing in a row before a run leaves it alone. */
const MOST_SILENCES = 5

/** Where a list says that the pictures of a product are. */
export interface WantedPictures {
  productId: string
  /** In the file, the header being 1; null where there is no file. */
  line: number | null
  /** An address; null leaves the product's picture as it is. */
  thumbnail: string | null
  /** Addresses and paths of this store, in their order; none leaves the gallery as it is. */
  gallery: readonly string[]
}

export interface TakePicturesOptions {
  /** Downloads what is known too: what is behind an address may have changed. @default false */
  isRefreshed?: boolean
  /** Downloads at most. What is over is reported; the next run goes on with it. @default 20,000 */
  mostDownloads?: number
  /** Milliseconds for one download. @default 15 seconds */
  timeoutMs?: number
  /** @default the public internet */
  network?: Network
  /** @default now */
  at?: number
  /** The import that named the pictures: what they change is taken back with it. */
  importNumber?: number | null
  /** Hears how many products are done, after each hundred. */
  onProgress?: (products: number) => void
}

export interface PicturesReport {
  /** Addresses whose picture was downloaded and stored. */
  taken: number
  /** Addresses whose picture was in storage already. */
  known: number
  failed: FailedPicture[]
}

export interface FailedPicture {
  line: number | null
  productId: string
  address: string
  reason: string
}

/** What became of an address: the name of its picture, and why a new one is not in. */
interface Outcome {
  name: string | null
  reason: string | null
}

/**
 * Takes pictures that lie on other hosts into the shop's own storage, and shows them: products keep what they show until their picture is
 * in, and where it fails. An address is asked once, whatever number of products names it, and never again once its picture is in
 * storage; so an interrupted run is simply started again.
 *
 * @param files - The shop's pictures: `providers.pictures`.
 */
export async function takePictures(
  { db, files }: { db: Database; files: FileProvider },
  wanted: Iterable<WantedPictures> | AsyncIterable<WantedPictures>,
  options: TakePicturesOptions = {},
): Promise<PicturesReport> {
  const { isRefreshed = false, mostDownloads = MOST_DOWNLOADS, network = publicNetwork, timeoutMs } = options
  const report: PicturesReport = { taken: 0, known: 0, failed: [] }
  const outcomes = new Map<string, Promise<Outcome>>()
  const silences = new Map<string, number>()
  const giveWay = createGiveWay()
  // The store beside this run keeps a processor, and the memory of three pictures.
  const inTurn = oneAtATime()
  sharp.concurrency(1)
  let downloads = 0
  let done = 0

  const outcomeOf = (address: string): Promise<Outcome> => {
    const outcome = outcomes.get(address) ?? take(address)
    outcomes.set(address, outcome)
    return outcome
  }

  async function take(address: string): Promise<Outcome> {
    const name = await findKnown(db, address)
    if (name !== null && !isRefreshed) {
      report.known++
      return { name, reason: null }
    }
    try {
      return { name: await download(address), reason: null }
    } catch (error) {
      if (!(error instanceof PictureError)) throw error
      return { name, reason: error.message }
    }
  }

  async function download(address: string): Promise<string> {
    const host = URL.parse(address)?.host ?? ''
    if (downloads >= mostDownloads)
      throw new PictureError(`one run downloads ${mostDownloads} pictures: the next one goes on`)
    if ((silences.get(host) ?? 0) >= MOST_SILENCES)
      throw new PictureError(`its host did not answer ${MOST_SILENCES} times: the next run asks again`)
    downloads++
    const bytes = await fetchPicture(address, {
      network,
      ...(timeoutMs !== undefined && { timeoutMs }),
    }).catch((error: unknown) => {
      const isSilence = error instanceof PictureError && error.isSilence
      silences.set(host, isSilence ? (silences.get(host) ?? 0) + 1 : 0)
      throw error
    })
    silences.set(host, 0)
    const picture = await inTurn(() => encodePicture(bytes))
    await storePicture(files, picture)
    await keepKnown(db, address, picture.name, options.at ?? Date.now())
    report.taken++
    return picture.name
  }

  async function takeAll(wish: WantedPictures): Promise<void> {
    const gallery = wish.gallery.slice(0, MOST_IN_GALLERY)
    const addresses = [...new Set([wish.thumbnail ?? [], gallery].flat())].filter((text) => !isOwnPath(text))
    const names = new Map<string, string>()
    const fail = (address: string, reason: string) =>
      report.failed.push({ line: wish.line, productId: wish.productId, address, reason })
    for (const address of addresses) {
      const { name, reason } = await outcomeOf(address)
      if (name !== null) names.set(address, name)
      if (reason !== null) fail(address, reason)
    }
    for (const address of wish.gallery.slice(MOST_IN_GALLERY))
      fail(address, `a gallery has ${MOST_IN_GALLERY} pictures`)
    await showPictures(db, { ...wish, gallery }, names, options)
    await giveWay()
    if (++done % 100 === 0) options.onProgress?.(done)
  }

  const queue = iteratorOf(wanted)
  let isBroken = false
  async function work(): Promise<void> {
    try {
      while (!isBroken) {
        const next = await queue.next()
        if (next.done) return
        await takeAll(next.value)
      }
    } catch (error) {
      isBroken = true
      throw error
    }
  }
  // Whoever closes the database after a failure finds nobody at work on it.
  const ends = await Promise.allSettled(Array.from({ length: AT_ONCE }, work))
  const broken = ends.find((end) => end.status === 'rejected')
  if (broken) throw broken.reason
  report.failed.sort((one, other) => (one.line ?? 0) - (other.line ?? 0))
  return report
}

/** Writes which pictures a product shows now, where that is something else, and says so to who keeps pages. */
async function showPictures(
  db: Database,
  wish: WantedPictures,
  names: ReadonlyMap<string, string>,
  { at = Date.now(), importNumber = null }: TakePicturesOptions,
): Promise<void> {
  await inTransaction(db, async (trx) => {
    // Whoever changes the product holds its stock first: what is read here stays so.
    await holdStock(trx, [wish.productId])
    const shown = await trx
      .selectFrom('product')
      .select(['thumbnail', 'gallery', 'updated_at'])
      .where('id', '=', wish.productId)
      .executeTakeFirst()
    if (!shown) return
    const before = { thumbnail: storedPicture(shown.thumbnail), gallery: storedGallery(shown.gallery) }
    const name = wish.thumbnail === null ? undefined : names.get(wish.thumbnail)
    const thumbnail = name === undefined ? before.thumbnail : picturePath(name, 560)
    const gallery = galleryOf(wish.gallery, names, before.gallery)
    if (thumbnail === before.thumbnail && gallery.join(' ') === before.gallery.join(' ')) return
    const now = {
      thumbnail,
      ...(gallery !== before.gallery && { gallery: JSON.stringify(gallery) }),
      updated_at: at,
    }
    await markShown(trx, wish.productId)
    await trx.updateTable('product').set(now).where('id', '=', wish.productId).execute()
    const difference = differenceOf(shown, now)
    if (importNumber !== null && difference) {
      await addChange(trx, importNumber, { what: 'product', key: wish.productId, ...difference })
    }
  })
}

/** Those that are in, in their order; as it was where none is. What stood there as an address and is not in stays, to be tried again. */
function galleryOf(
  wanted: readonly string[],
  names: ReadonlyMap<string, string>,
  before: string[],
): readonly string[] {
  const gallery = wanted.flatMap((address) => {
    const name = names.get(address)
    if (name !== undefined) return picturePath(name, 1120)
    return isOwnPath(address) || before.includes(address) ? address : []
  })
  return gallery.length === 0 ? before : gallery
}

const hashOf = (address: string) => createHash('sha256').update(address).digest('hex')

async function findKnown(db: Database, address: string): Promise<string | null> {
  const row = await db
    .selectFrom('picture')
    .select('name')
    .where('address_hash', '=', hashOf(address))
    .executeTakeFirst()
  return row?.name ?? null
}

async function keepKnown(db: Database, address: string, name: string, takenAt: number): Promise<void> {
  const kept = { name, taken_at: takenAt }
  await db
    .insertInto('picture')
    .values({ address_hash: hashOf(address), ...kept })
    .onConflict((conflict) => conflict.column('address_hash').doUpdateSet(kept))
    .execute()
}

function iteratorOf(
  wanted: Iterable<WantedPictures> | AsyncIterable<WantedPictures>,
): Iterator<WantedPictures> | AsyncIterator<WantedPictures> {
  return Symbol.asyncIterator in wanted ? wanted[Symbol.asyncIterator]() : wanted[Symbol.iterator]()
}
