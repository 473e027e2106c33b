/** Keys that are this close to each other, one with another, are no person's. */
export const MEAN_GAP_MS = 50
/** A scanner by radio, or a page that is busy, may be late with one. */
export const LONGEST_GAP_MS = 150
/** Fewer of them may be a person's luck. */
export const LEAST_KEYS = 6
/** FNC1, as a code has it between two elements. */
export const SEPARATOR = '\u001d'

/** What of a key event is looked at. */
export interface PressedKey {
  key: string
  code: string
  ctrlKey: boolean
  altKey: boolean
  metaKey: boolean
  repeat: boolean
  /** In milliseconds. */
  timeStamp: number
}

/**
 * What a key adds to a text: itself, or GS where the scanner types it as Ctrl and ]. Null where it is another key; '' of one that only
 * changes the next, as Shift.
 */
export function typedBy({ key, code, ctrlKey, altKey, metaKey }: PressedKey): string | null {
  if (['Shift', 'Control', 'Alt', 'AltGraph', 'CapsLock', 'NumLock', 'Unidentified'].includes(key)) return ''
  if (key === SEPARATOR || (ctrlKey && !metaKey && (key === ']' || code === 'BracketRight'))) return SEPARATOR
  // AltGraph is Ctrl with Alt, and types.
  if (key.length === 1 && !metaKey && ctrlKey === altKey) return key
  return null
}

/** Tells a scanner from a person by how fast its keys come. */
export function createBurst() {
  let text = ''
  let first = 0
  let last = Number.NEGATIVE_INFINITY
  const isClose = (at: number) => at - last <= LONGEST_GAP_MS
  return {
    /** Whether a key that comes at this moment goes on with the ones before. */
    isClose: (at: number) => text !== '' && isClose(at),
    add(typed: string, at: number) {
      if (!isClose(at)) [text, first] = ['', at]
      text += typed
      last = at
    },
    /** Enter or Tab. @returns what was scanned; null where a person has typed it */
    end(at: number): string | null {
      const isFast = isClose(at) && (at - first) / Math.max(1, text.length) <= MEAN_GAP_MS
      const scanned = text.length >= LEAST_KEYS && isFast ? text : null
      text = ''
      return scanned
    },
    clear() {
      text = ''
      last = Number.NEGATIVE_INFINITY
    },
  }
}
