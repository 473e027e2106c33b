import type { DeskScan } from '@dawakit/core/contract'
import { useRef } from 'react'
import { ask } from '../api/ask.ts'
import { DeskError } from '../api/desk-error.ts'
import { useGuarded } from '../api/use-desk.ts'
import { useWords } from '../language/use-words.ts'
import type { ScanSaid } from './scan-said.ts'

export interface ScannedPacksOptions {
  /** A pack of a product of the shop: the next is asked for once it is dealt with. @returns what is said of it */
  onPack: (scan: DeskScan) => ScanSaid | Promise<ScanSaid>
  /** What is no product of the shop, after it was said. */
  onOther?: (scan: DeskScan, raw: string) => void
  onSaid: (said: ScanSaid) => void
}

/** Asks the shop what each code is, one after the other as they were scanned, and says what is wrong with one. */
export function useScannedPacks(options: ScannedPacksOptions): (raw: string) => void {
  const words = useWords()
  const guarded = useGuarded()
  const newest = useRef(options)
  newest.current = options
  const line = useRef(Promise.resolve())
  const scanOne = async (raw: string) => {
    try {
      const scan = await guarded(ask('POST /desk/scan', { body: { code: raw } }))
      if (scan.is === 'product') {
        newest.current.onSaid(await newest.current.onPack(scan))
        return
      }
      const part = scan.problem?.part ?? ''
      const text = scan.problem?.text ?? ''
      newest.current.onSaid({ text: part === '' ? text : words('scan.part', { text, part }), isWrong: true })
      newest.current.onOther?.(scan, raw)
    } catch (error) {
      if (error instanceof DeskError) newest.current.onSaid({ text: error.message, isWrong: true })
    }
  }
  return (raw) => {
    line.current = line.current.then(() => scanOne(raw))
  }
}
