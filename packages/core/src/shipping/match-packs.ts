import { istDate } from '../delivery/ist-date.ts'
import type { Paise } from '../money/paise.ts'
import { batchExpired, batchExpiresSoon, batchOfTwoDays } from '../refusals/packing.ts'
import type { Refusal } from '../refusals/refusal.ts'
import { batchBelowPrice, batchHeld, batchNotThere, batchTooFew } from '../refusals/shelf.ts'
import { batchKey } from '../returns/batch.ts'
import { byExpiry, type ProposableBatch } from '../shelf/propose-batches.ts'
import {
  checkPacking,
  goodUntil,
  type PackedBatch,
  type Packing,
  type PackingLine,
  type PackingProblem,
} from './check-packing.ts'
import { readExpiry } from './read-expiry.ts'

/** A line of an order for its packing from the shelf. */
export interface ShelfLine extends PackingLine {
  productId: string
  /** Of one, before the coupon. */
  price: Paise
}

/** A batch of a product, also one of which nothing is left. */
export interface MatchableBatch extends ProposableBatch {
  /** As the pack prints it; null where it is not known. */
  mrp: Paise | null
}

/** What of a product is on the shelf. */
export interface ProductShelf {
  batches: readonly MatchableBatch[]
  /** Packs of no known batch. */
  unknownUnits: number
  /** Numbers of batches that are called back: nothing of them goes, though the shelf knows no such batch. */
  recalled?: readonly string[]
}

/** Packs that go into a parcel, as its papers name them, and where they come from. */
export interface MatchedPacks {
  lineNo: number
  productId: string
  /** As the shelf writes it, else as the pack prints it. */
  batch: string
  /** yyyy-mm, or ''. */
  expiresOn: string
  mrp: Paise | null
  quantity: number
  /** How many of them are of no known batch. */
  unknown: number
  /** The last day of the shelf's batch; null where all are of no known batch. */
  shelfExpiresOn: string | null
}

interface Matching extends Packing {
  lines: readonly ShelfLine[]
  shelfOf: (productId: string) => ProductShelf
}

/**
 * From which batches of the shelf pieces are taken. A batch is known by its number and the month or the day on which it expires; where the
 * product has one batch of that number, its expiry may be left out. What has no number and needs none is taken first to expire first.
 * Packs of no known batch go with what they print, as many as there are; they also fill up what the shelf has too few of.
 *
 * @returns The packs, one for each line and number; or the first problem.
 * @source docs/sources.md#batches, docs/sources.md#the-price-on-a-pack
 */
export function matchPacks(
  wanted: readonly PackedBatch[],
  matching: Matching,
): { packs: MatchedPacks[] } | PackingProblem {
  const shelves = new Map<string, LeftOnShelf>()
  const lineOf = (lineNo: number) => matching.lines.find((line) => line.lineNo === lineNo)
  const leftOf = (productId: string): LeftOnShelf => {
    const { batches, unknownUnits, recalled = [] } = matching.shelfOf(productId)
    const left = shelves.get(productId) ?? {
      batches: batches.map((batch) => ({ ...batch })).toSorted(byExpiry),
      unknown: Math.max(0, unknownUnits),
      recalled,
    }
    shelves.set(productId, left)
    return left
  }
  const pieces = wanted.map((piece) => {
    const line = lineOf(piece.lineNo)
    return line ? withKnownExpiry(piece, leftOf(line.productId).batches) : piece
  })
  const problem = checkPacking(pieces, matching)
  if (problem) return problem
  const packs: MatchedPacks[] = []
  for (const [place, piece] of pieces.entries()) {
    const line = lineOf(piece.lineNo)
    if (!line) continue
    const inParcel = packs.filter(({ lineNo }) => lineNo === line.lineNo)
    const found = piece.batch === '' ? takeUnnamed : takeNamed
    const taken = found(piece, line, leftOf(line.productId), { ...matching, inParcel })
    if ('refusal' in taken) return { ...taken, piece: place }
    packs.push(...taken.packs)
  }
  return { packs: summed(packs) }
}

interface LeftOnShelf {
  /** Taken from as pieces are matched; first to expire first. */
  batches: MatchableBatch[]
  unknown: number
  recalled: readonly string[]
}

/** What is known where pieces are taken. */
interface Taking extends Matching {
  /** What of the line is in this parcel already. */
  inParcel: readonly MatchedPacks[]
}

type Taken = { packs: MatchedPacks[] } | { refusal: Refusal; field: PackingProblem['field'] }

/** As it is written, else as people write it. */
function batchesOfNumber(batch: string, batches: readonly MatchableBatch[]): MatchableBatch[] {
  const same = batches.filter((one) => one.batch === batch)
  if (same.length > 0 || batchKey(batch) === '') return same
  return batches.filter((one) => batchKey(one.batch) === batchKey(batch))
}

function withKnownExpiry(piece: PackedBatch, batches: readonly MatchableBatch[]): PackedBatch {
  if (piece.batch === '' || piece.expiresOn !== '') return piece
  const known = batchesOfNumber(piece.batch, batches)
  const there = known.filter(({ units }) => units > 0)
  const [only, ...others] = there.length > 0 ? there : known
  return only && others.length === 0 ? { ...piece, expiresOn: only.expiresOn } : piece
}

/**
 * Of the same number and another expiry than packs that are in the parcel: a parcel knows the batch of a line by its number, so that both
 * would leave the shelf as one.
 */
const isOther = (batch: MatchableBatch, inParcel: readonly MatchedPacks[]): boolean =>
  inParcel.some(
    (one) =>
      one.batch === batch.batch && one.shelfExpiresOn !== null && one.shelfExpiresOn !== batch.expiresOn,
  )

function takeNamed(piece: PackedBatch, line: ShelfLine, left: LeftOnShelf, { at, inParcel }: Taking): Taken {
  const known = batchesOfNumber(piece.batch, left.batches)
  const isRecalled = left.recalled.some(
    (number) =>
      number === piece.batch || (batchKey(number) !== '' && batchKey(number) === batchKey(piece.batch)),
  )
  if (isRecalled) return { refusal: batchHeld, field: 'batch' }
  if (known.length === 0) {
    if (left.unknown < piece.quantity) return { refusal: batchNotThere, field: 'batch' }
    left.unknown -= piece.quantity
    return { packs: [unknownPacks(piece, line, piece.quantity)] }
  }
  const fits = known.filter((batch) => isExpiryOf(piece.expiresOn, batch))
  if (fits.length === 0) return { refusal: batchNotThere, field: 'expiresOn' }
  const sold = fits.filter(({ isSold }) => isSold)
  if (sold.length === 0) return { refusal: batchHeld, field: 'batch' }
  const good = sold.filter((batch) => !isOver(batch, at))
  if (good.length === 0) return { refusal: batchExpired, field: 'expiresOn' }
  const allowed = good.filter((batch) => isLawful(batch, line))
  const lastDay = readExpiry(piece.expiresOn)?.lastDay
  const exact = allowed.filter(({ expiresOn }) => expiresOn === lastDay)
  const [batch] = [...exact, ...allowed].filter(({ units }) => units >= piece.quantity).concat(exact, allowed)
  if (!batch) return { refusal: batchBelowPrice, field: 'batch' }
  const ofBatch = Math.min(Math.max(0, batch.units), piece.quantity)
  const unknown = piece.quantity - ofBatch
  if (unknown > left.unknown) return { refusal: batchTooFew, field: 'quantity' }
  if (ofBatch > 0 && isOther(batch, inParcel)) return { refusal: batchOfTwoDays, field: 'expiresOn' }
  batch.units -= ofBatch
  left.unknown -= unknown
  const packs = { ...packsOf(batch, line, piece.quantity), unknown }
  const expiresOn = packs.expiresOn || monthOf(piece.expiresOn)
  return { packs: [{ ...packs, expiresOn, shelfExpiresOn: ofBatch > 0 ? batch.expiresOn : null }] }
}

/** Of goods that need no batch, and of which nobody says one. */
function takeUnnamed(piece: PackedBatch, line: ShelfLine, left: LeftOnShelf, matching: Taking): Taken {
  const there = left.batches.filter(
    (batch) =>
      batch.units > 0 && batch.isSold && !isOver(batch, matching.at) && isExpiryOf(piece.expiresOn, batch),
  )
  const lawful = there.filter((batch) => isLawful(batch, line))
  const meant = matching.isNearExpiryMeant
    ? lawful
    : lawful.filter(({ expiresOn }) => expiresOn === '' || expiresOn >= goodUntil(matching))
  const packs: MatchedPacks[] = []
  let missing = piece.quantity
  let isLeftOut = false
  for (const batch of meant) {
    const quantity = Math.min(missing, batch.units)
    if (quantity === 0) break
    // Another expiry of the same number goes into another parcel.
    if (isOther(batch, [...matching.inParcel, ...packs])) {
      isLeftOut = true
      continue
    }
    packs.push(packsOf(batch, line, quantity))
    batch.units -= quantity
    missing -= quantity
  }
  if (missing === 0) return { packs }
  if (missing > left.unknown) {
    if (isLeftOut) return { refusal: batchOfTwoDays, field: 'expiresOn' }
    if (meant.length < lawful.length) return { refusal: batchExpiresSoon, field: 'expiresOn' }
    if (lawful.length < there.length) return { refusal: batchBelowPrice, field: 'batch' }
    return { refusal: batchTooFew, field: 'quantity' }
  }
  left.unknown -= missing
  return { packs: [...packs, unknownPacks(piece, line, missing)] }
}

/** Neither side may know its expiry. */
const isExpiryOf = (printed: string, { expiresOn }: MatchableBatch): boolean =>
  printed === '' || expiresOn === '' || monthOf(printed) === monthOf(expiresOn)

const isOver = ({ expiresOn }: MatchableBatch, at: Matching['at']): boolean =>
  expiresOn !== '' && expiresOn < istDate(at)

/** Nothing is sold above the MRP that its pack prints. */
const isLawful = ({ mrp }: MatchableBatch, { price }: ShelfLine): boolean => mrp === null || price <= mrp

const monthOf = (printed: string): string => readExpiry(printed)?.month ?? ''

const packsOf = (batch: MatchableBatch, line: ShelfLine, quantity: number): MatchedPacks => ({
  lineNo: line.lineNo,
  productId: line.productId,
  batch: batch.batch,
  expiresOn: monthOf(batch.expiresOn),
  mrp: batch.mrp,
  quantity,
  unknown: 0,
  shelfExpiresOn: batch.expiresOn,
})

const unknownPacks = (piece: PackedBatch, line: ShelfLine, quantity: number): MatchedPacks => ({
  lineNo: line.lineNo,
  productId: line.productId,
  batch: piece.batch,
  expiresOn: monthOf(piece.expiresOn),
  mrp: null,
  quantity,
  unknown: quantity,
  shelfExpiresOn: null,
})

/** One for each number of a line. */
function summed(packs: readonly MatchedPacks[]): MatchedPacks[] {
  const rows = new Map<string, MatchedPacks>()
  for (const one of packs) {
    const key = `${one.lineNo} ${one.batch}`
    const before = rows.get(key)
    rows.set(
      key,
      before
        ? {
            ...before,
            quantity: before.quantity + one.quantity,
            unknown: before.unknown + one.unknown,
            mrp: before.mrp ?? one.mrp,
            shelfExpiresOn: before.shelfExpiresOn ?? one.shelfExpiresOn,
          }
        : one,
    )
  }
  return [...rows.values()]
}
