import { countLineChanged } from '@dawakit/core/refusals'
import { useRef, useState } from 'react'
import { DeskError } from '../api/desk-error.ts'

/** What somebody types of a batch while others count, with what stood there when they began: that is what they have seen. */
interface CountDraft {
  typed: string
  seen: number | null
}

/** The number that is typed; null where it is none that can be counted. */
export function wantedOf(typed: string): number | null {
  return /^[0-9]+$/.test(typed.trim()) ? Number(typed) : null
}

/**
 * A field of the sheet, into which one number after the other is typed while the sheet is read anew below it.
 *
 * @param count - Sends a number, and rejects with a `DeskError` where it is refused.
 */
export function useCountDraft(
  counted: number | null,
  count: (wanted: number, seen: number | null) => Promise<unknown>,
) {
  const [draft, setShown] = useState<CountDraft | null>(null)
  // Whoever presses Enter leaves the field as well, and may have typed the next number before the first is answered.
  const newest = useRef(draft)
  const line = useRef(Promise.resolve())
  const isSending = useRef(false)
  const set = (next: CountDraft | null) => {
    newest.current = next
    setShown(next)
  }
  const sendOne = async () => {
    const sent = newest.current
    const wanted = sent && wantedOf(sent.typed)
    if (!sent || (wanted === null && sent.typed.trim() !== '')) return
    // Emptied, or typed back as it was: what stands there stays.
    if (wanted === null || wanted === sent.seen) return set(null)
    isSending.current = true
    try {
      await count(wanted, sent.seen)
    } catch (error) {
      // Of somebody else's number a new draft begins; what was not answered is sent once more by who presses Enter again.
      if (error instanceof DeskError && error.code === countLineChanged.code) set(null)
      return
    } finally {
      isSending.current = false
    }
    const later = newest.current
    set(later && later.typed !== sent.typed ? { typed: later.typed, seen: wanted } : null)
  }
  return {
    /** What is typed; null where what is counted shows. */
    shown: draft?.typed ?? null,
    write: (typed: string) => {
      const seen = newest.current ? newest.current.seen : counted
      // What a scanner typed is taken out again: nobody typed, and what its scans count shows.
      const isAsRead = typed === String(counted ?? '') && seen === counted && !isSending.current
      set(isAsRead ? null : { typed, seen })
    },
    send: () => {
      line.current = line.current.then(sendOne)
    },
  }
}
