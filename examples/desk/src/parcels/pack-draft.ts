import type { DeskLine, PackableBatch } from '@dawakit/core/contract'

/** Pieces of one batch of a line, as they stand in the fields. */
export interface PackRow {
  /** Of the line and the row in it, from 1. */
  id: string
  lineNo: number
  quantity: string
  batch: string
  expiresOn: string
}

/** What goes into the next parcel. */
export interface PackDraft {
  rows: readonly PackRow[]
  /** Whether pieces are counted, by a scanner or as proposed: then a line goes with what of it was counted, else with all that is left. */
  isCounted: boolean
}

/** Why a pack is not counted. */
export type NotCounted = 'full' | 'tooFew'

export type PackField = 'quantity' | 'batch' | 'expiresOn'

type OpenLine = Pick<DeskLine, 'lineNo' | 'left' | 'batches' | 'unknownUnits'>

const EMPTY = { batch: '', expiresOn: '' }

/** All that is left, with batches to be typed. */
export const startDraft = (open: readonly OpenLine[]): PackDraft => ({
  rows: open.map(({ lineNo, left }) => ({ id: `${lineNo}-1`, lineNo, quantity: String(left), ...EMPTY })),
  isCounted: false,
})

export const writeField = (draft: PackDraft, id: string, field: PackField, value: string): PackDraft => ({
  ...draft,
  rows: draft.rows.map((row) => (row.id === id ? { ...row, [field]: value } : row)),
})

export const rowsOf = ({ rows }: PackDraft, lineNo: number): PackRow[] =>
  rows.filter((row) => row.lineNo === lineNo)

/** Pieces of a line that go. */
export const countedOf = (draft: PackDraft, lineNo: number): number =>
  rowsOf(draft, lineNo).reduce((sum, { quantity }) => sum + (Number(quantity) || 0), 0)

export const isComplete = (draft: PackDraft, open: readonly OpenLine[]): boolean =>
  open.every(({ lineNo, left }) => countedOf(draft, lineNo) === left)

/** What of the shelf's batch is not in a row yet, and what of it packs of no known batch could be. */
const leftOf = (draft: PackDraft, { lineNo, batches, unknownUnits }: OpenLine, batch: string) => {
  const known = batches.find((one) => one.batch === batch)?.units ?? 0
  const inRows = rowsOf(draft, lineNo).find((row) => row.batch === batch)
  return known + Math.max(0, unknownUnits) - (Number(inRows?.quantity) || 0)
}

/** The batch that goes next where the pack does not say: sold, first to expire first. */
export function nextBatch(draft: PackDraft, line: OpenLine): PackableBatch | null {
  const counted = (batch: string) =>
    Number(rowsOf(draft, line.lineNo).find((row) => row.batch === batch)?.quantity) || 0
  return line.batches.find(({ batch, units, isSold }) => isSold && units > counted(batch)) ?? null
}

/** Packs of a batch are counted to their line. */
export function countPacks(
  draft: PackDraft,
  line: OpenLine,
  { batch, expiresOn, pieces }: { batch: string; expiresOn: string; pieces: number },
): PackDraft | NotCounted {
  const { lineNo, left } = line
  const begun = draft.isCounted ? draft : emptied(draft)
  if (countedOf(begun, lineNo) + pieces > left) return 'full'
  if (batch !== '' && leftOf(begun, line, batch) < pieces) return 'tooFew'
  const own = rowsOf(begun, lineNo)
  const row = own.find((one) => one.batch === batch) ?? own.find((one) => one.batch === '')
  if (!row) {
    const more = { id: `${lineNo}-${own.length + 1}`, lineNo, quantity: String(pieces), batch, expiresOn }
    const at = begun.rows.findLastIndex((one) => one.lineNo === lineNo) + 1
    return { isCounted: true, rows: begun.rows.toSpliced(at, 0, more) }
  }
  const counted = { ...row, batch, expiresOn, quantity: String((Number(row.quantity) || 0) + pieces) }
  return { isCounted: true, rows: begun.rows.map((one) => (one === row ? counted : one)) }
}

/** As the desk proposes it: what no known batch covers goes with what its pack prints. */
export const asProposed = (open: readonly OpenLine[]): PackDraft => ({
  isCounted: true,
  rows: open.flatMap(({ lineNo, left, batches }) => {
    const taken = batches
      .filter(({ proposed }) => proposed > 0)
      .map(({ batch, expiresOn, proposed }) => ({ batch, expiresOn, quantity: String(proposed) }))
    const missing = left - batches.reduce((sum, { proposed }) => sum + proposed, 0)
    const rows =
      missing > 0 || taken.length === 0 ? [...taken, { ...EMPTY, quantity: String(missing) }] : taken
    return rows.map((row, at) => ({ id: `${lineNo}-${at + 1}`, lineNo, ...row }))
  }),
})

/** Nothing is counted; what was typed of a batch stays. */
const emptied = ({ rows }: PackDraft): PackDraft => ({
  isCounted: true,
  rows: rows.map((row) => (row.batch === '' ? { ...row, quantity: '0' } : row)),
})
