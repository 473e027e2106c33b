import { addDays, type Instant, istDate } from '../delivery/ist-date.ts'
import {
  batchExpired,
  batchExpiresSoon,
  batchNeeded,
  batchTwice,
  expiryNotRead,
  packedTooMany,
  packSomething,
} from '../refusals/packing.ts'
import type { Refusal } from '../refusals/refusal.ts'
import { NEAR_EXPIRY_DAYS } from './limits.ts'
import { needsBatch } from './needs-batch.ts'
import { type Expiry, readExpiry } from './read-expiry.ts'

/** A line of an order for its packing. */
export interface PackingLine {
  lineNo: number
  /** What is supplied, in pieces. */
  quantity: number
  hsn: string
  isPrescriptionNeeded: boolean
}

/** Pieces of a line that are in a parcel, or are to be. */
export interface Packed {
  lineNo: number
  quantity: number
}

/** Pieces of one batch. */
export interface PackedBatch extends Packed {
  batch: string
  /** As the pack prints it, or ''. */
  expiresOn: string
}

/** Why pieces may not go into a parcel, and what it is about. */
export interface PackingProblem {
  refusal: Refusal
  /** The place of the pieces from 0; null for all of them. */
  piece: number | null
  field: 'quantity' | 'batch' | 'expiresOn'
}

/** Pieces of each line that are in no parcel yet, by its number. */
export function leftToPack(
  lines: readonly Pick<PackingLine, 'lineNo' | 'quantity'>[],
  packed: readonly Packed[],
): Map<number, number> {
  return new Map(
    lines.map(({ lineNo, quantity }) => {
      const inParcels = packed.filter((piece) => piece.lineNo === lineNo)
      return [lineNo, Math.max(0, quantity - inParcels.reduce((sum, piece) => sum + piece.quantity, 0))]
    }),
  )
}

/** How far the packing of an order is. 'part': some of its pieces are in a parcel. */
export function packingOf(
  lines: readonly Pick<PackingLine, 'lineNo' | 'quantity'>[],
  packed: readonly Packed[],
): 'none' | 'part' | 'all' {
  if (packed.length === 0) return 'none'
  return [...leftToPack(lines, packed).values()].every((left) => left === 0) ? 'all' : 'part'
}

/** What pieces go into a parcel of. */
export interface Packing {
  lines: readonly PackingLine[]
  /** What is in parcels already. */
  packed: readonly Packed[]
  /** Whether who packs means a batch that is good for a few days only. */
  isNearExpiryMeant?: boolean
  /** Days, today among them, for which a batch is good at least that is packed without a question. @default 45 */
  nearExpiryDays?: number
  at: Instant
}

/**
 * Why pieces may not go into a parcel: there are none, more than are left, a medicine lacks its batch, its expiry is not read,
 * has passed, or is near and nobody has said that it is meant. A batch is good to the last day that its pack prints.
 *
 * @returns The first problem; null when they may.
 * @source docs/sources.md#batches, docs/sources.md#expiry
 */
export function checkPacking(pieces: readonly PackedBatch[], packing: Packing): PackingProblem | null {
  if (pieces.length === 0) return { refusal: packSomething, piece: null, field: 'quantity' }
  return piecesProblem(pieces, packing) ?? batchesProblem(pieces, packing)
}

function piecesProblem(
  pieces: readonly PackedBatch[],
  { lines, packed }: Pick<Packing, 'lines' | 'packed'>,
): PackingProblem | null {
  const left = leftToPack(lines, packed)
  for (const [piece, { lineNo, quantity }] of pieces.entries()) {
    if (quantity < 1) return { refusal: packSomething, piece, field: 'quantity' }
    const free = (left.get(lineNo) ?? 0) - quantity
    if (free < 0) return { refusal: packedTooMany, piece, field: 'quantity' }
    left.set(lineNo, free)
  }
  return null
}

function batchesProblem(pieces: readonly PackedBatch[], packing: Packing): PackingProblem | null {
  const { lines, isNearExpiryMeant = false, at } = packing
  const today = istDate(at)
  const expiries = new Map<string, string>()
  for (const [piece, { lineNo, batch, expiresOn }] of pieces.entries()) {
    const line = lines.find((known) => known.lineNo === lineNo)
    const isNeeded = line !== undefined && needsBatch(line)
    if (isNeeded && batch === '') return { refusal: batchNeeded, piece, field: 'batch' }
    const problem = (refusal: Refusal): PackingProblem => ({ refusal, piece, field: 'expiresOn' })
    if (isNeeded && expiresOn === '') return problem(batchNeeded)
    const expiry = readExpiry(expiresOn)
    const refusal =
      expiresOn === ''
        ? null
        : expiryRefusal(expiry, { today, goodUntil: goodUntil(packing), isNearExpiryMeant })
    if (refusal) return problem(refusal)
    const month = expiry?.month ?? ''
    const before = expiries.get(`${lineNo} ${batch}`)
    if (before !== undefined && before !== month) return problem(batchTwice)
    expiries.set(`${lineNo} ${batch}`, month)
  }
  return null
}

/** The day on which a batch is good at least that is packed without a question, yyyy-mm-dd. */
export const goodUntil = ({
  nearExpiryDays = NEAR_EXPIRY_DAYS,
  at,
}: Pick<Packing, 'nearExpiryDays' | 'at'>) => addDays(istDate(at), nearExpiryDays - 1)

function expiryRefusal(
  expiry: Expiry | null,
  { today, goodUntil, isNearExpiryMeant }: { today: string; goodUntil: string; isNearExpiryMeant: boolean },
): Refusal | null {
  if (!expiry) return expiryNotRead
  if (expiry.lastDay < today) return batchExpired
  return expiry.lastDay < goodUntil && !isNearExpiryMeant ? batchExpiresSoon : null
}
