import type { DeskLine, DeskScan } from '@dawakit/core/contract'
import { useRef, useState } from 'react'
import { useWords } from '../language/use-words.ts'
import type { ScanSaid } from '../scan/scan-said.ts'
import { whatShelfSays } from '../scan/what-shelf-says.ts'
import {
  asProposed,
  countedOf,
  countPacks,
  nextBatch,
  type PackDraft,
  startDraft,
  writeField,
} from './pack-draft.ts'

/** What goes into the next parcel: counted by scans, typed, or taken as it is proposed. */
export function usePackDraft(open: readonly DeskLine[]) {
  const words = useWords()
  const [shown, setShown] = useState<PackDraft>(() => startDraft(open))
  // Scans come faster than the page is drawn.
  const newest = useRef(shown)
  const setDraft = (next: PackDraft) => {
    newest.current = next
    setShown(next)
  }

  const wrong = (text: string): { said: ScanSaid; draft: PackDraft } => ({
    said: { text, isWrong: true },
    draft: newest.current,
  })

  /** A scan of a pack adds a piece of its batch to its line. */
  const count = (scan: DeskScan): { said: ScanSaid; draft: PackDraft } => {
    const draft = newest.current
    const { product, pack, batch: onShelf, shelf } = scan
    const lines = open.filter(({ productId }) => productId === product?.id)
    const [first] = lines
    if (!product || !first) return wrong(words('parcels.notOfOrder', { name: product?.name ?? '' }))
    const line =
      lines.find(({ lineNo, left }) => !draft.isCounted || countedOf(draft, lineNo) < left) ?? first
    const isUnknown = shelf === 'notThere' && line.unknownUnits > 0
    const inTheWay = isUnknown ? null : whatShelfSays(scan, words)
    if (inTheWay !== null) return wrong(inTheWay)
    const proposed = shelf === 'notSaid' ? nextBatch(draft, line) : null
    const batch = (isUnknown ? pack?.batch : (onShelf ?? proposed)?.batch) ?? ''
    const expiresOn = (isUnknown ? pack?.expiresOn : (onShelf ?? proposed)?.expiresOn) ?? ''
    const next = countPacks(draft, line, { batch, expiresOn, pieces: pack?.pieces ?? 1 })
    if (next === 'full') return wrong(words('parcels.full', { name: product.name, left: line.left }))
    if (next === 'tooFew') return wrong(words('parcels.tooFew', { name: product.name, batch }))
    setDraft(next)
    const counted = { name: product.name, batch, counted: countedOf(next, line.lineNo), left: line.left }
    if (batch === '')
      return { draft: next, said: { text: words('parcels.scannedNone', counted), isWrong: false } }
    const isAssumed = proposed !== null || !scan.isCertain
    const text = words(isAssumed ? 'parcels.scannedAssumed' : 'parcels.scanned', counted)
    return { draft: next, said: { text, isWrong: false } }
  }

  return {
    draft: shown,
    count,
    write: (id: string, field: 'quantity' | 'batch' | 'expiresOn', value: string) =>
      setDraft(writeField(newest.current, id, field, value)),
    takeProposed: () => setDraft(asProposed(open)),
  }
}
