import { type Instant, istDate } from '../delivery/ist-date.ts'
import { batchExpired, batchNeeded, batchTwice, packedTooMany, packSomething } from '../refusals/packing.ts'
import type { Refusal } from '../refusals/refusal.ts'
import { needsBatch } from './needs-batch.ts'

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
  /** yyyy-mm, or ''. */
  expiresOn: string
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

/**
 * Why pieces may not go into a parcel: there are none, more than are left, a medicine lacks its batch, or a batch has expired.
 * A batch is good to the last day of its month.
 *
 * @param packed - What is in parcels already.
 * @returns null when they may.
 * @source docs/sources.md#batches
 */
export function checkPacking(
  pieces: readonly PackedBatch[],
  { lines, packed, at }: { lines: readonly PackingLine[]; packed: readonly Packed[]; at: Instant },
): Refusal | null {
  if (pieces.length === 0 || pieces.some(({ quantity }) => quantity < 1)) return packSomething
  const left = leftToPack(lines, packed)
  for (const line of new Set(pieces.map(({ lineNo }) => lineNo))) {
    const wanted = pieces
      .filter(({ lineNo }) => lineNo === line)
      .reduce((sum, piece) => sum + piece.quantity, 0)
    if (wanted > (left.get(line) ?? 0)) return packedTooMany
  }
  const month = istDate(at).slice(0, 7)
  const expiries = new Map<string, string>()
  for (const { lineNo, batch, expiresOn } of pieces) {
    const line = lines.find((known) => known.lineNo === lineNo)
    if (line && needsBatch(line) && (batch === '' || expiresOn === '')) return batchNeeded
    if (expiresOn !== '' && expiresOn < month) return batchExpired
    const before = expiries.get(`${lineNo} ${batch}`)
    if (before !== undefined && before !== expiresOn) return batchTwice
    expiries.set(`${lineNo} ${batch}`, expiresOn)
  }
  return null
}
