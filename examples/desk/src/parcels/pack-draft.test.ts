import { describe, expect, it } from 'vitest'
import {
  asProposed,
  countedOf,
  countPacks,
  isComplete,
  nextBatch,
  type PackDraft,
  startDraft,
  writeField,
} from './pack-draft.ts'

const batch = (name: string, units: number, proposed: number, isSold = true) => ({
  batch: name,
  expiresOn: '2028-06-30',
  mrp: 30,
  units,
  isSold,
  proposed,
})
const DOLO = { lineNo: 1, left: 3, batches: [batch('A', 2, 2), batch('B', 5, 1)], unknownUnits: 0 }
const AZEE = { lineNo: 2, left: 1, batches: [], unknownUnits: 4 }
const OPEN = [DOLO, AZEE]
const rows = (draft: PackDraft) =>
  draft.rows.map(({ lineNo, quantity, batch: name }) => [lineNo, quantity, name])

function counted(draft: PackDraft, line: typeof DOLO, name: string, pieces = 1): PackDraft {
  const answer = countPacks(draft, line, { batch: name, expiresOn: '2028-06-30', pieces })
  if (typeof answer === 'string') throw new Error(answer)
  return answer
}

describe('What goes into a parcel', () => {
  it('is all that is left, until something is counted', () => {
    const start = startDraft(OPEN)
    expect(rows(start)).toEqual([
      [1, '3', ''],
      [2, '1', ''],
    ])
    expect(rows(counted(start, DOLO, 'A'))).toEqual([
      [1, '1', 'A'],
      [2, '0', ''],
    ])
  })

  it('is a piece more for each scan, and a row for each batch', () => {
    const draft = counted(counted(counted(startDraft(OPEN), DOLO, 'A'), DOLO, 'A'), DOLO, 'B')
    expect(rows(draft)).toEqual([
      [1, '2', 'A'],
      [1, '1', 'B'],
      [2, '0', ''],
    ])
    expect([countedOf(draft, 1), isComplete(draft, OPEN)]).toEqual([3, false])
    expect(isComplete(counted(draft, AZEE, 'X'), OPEN)).toBe(true)
  })

  it('is never more than is left, nor than the shelf has of a batch', () => {
    const all = counted(startDraft(OPEN), DOLO, 'B', 3)
    expect(countPacks(all, DOLO, { batch: 'B', expiresOn: '', pieces: 1 })).toBe('full')
    expect(countPacks(startDraft(OPEN), DOLO, { batch: 'A', expiresOn: '', pieces: 3 })).toBe('tooFew')
    expect(countPacks(startDraft(OPEN), DOLO, { batch: 'C', expiresOn: '', pieces: 1 })).toBe('tooFew')
  })

  it('keeps what was typed of another line', () => {
    const typed = writeField(startDraft(OPEN), '2-1', 'batch', 'TYPED')
    expect(rows(counted(typed, DOLO, 'A'))).toEqual([
      [1, '1', 'A'],
      [2, '1', 'TYPED'],
    ])
  })

  it('is what is proposed, and what has no batch is left to be typed', () => {
    expect(rows(asProposed(OPEN))).toEqual([
      [1, '2', 'A'],
      [1, '1', 'B'],
      [2, '1', ''],
    ])
  })

  it('takes of a pack that names no batch what expires first', () => {
    const held = { ...DOLO, batches: [batch('H', 9, 0, false), ...DOLO.batches] }
    expect(nextBatch(startDraft(OPEN), held)?.batch).toBe('A')
    expect(nextBatch(counted(startDraft(OPEN), DOLO, 'A', 2), DOLO)?.batch).toBe('B')
    expect(nextBatch(startDraft(OPEN), AZEE)).toBeNull()
  })
})
