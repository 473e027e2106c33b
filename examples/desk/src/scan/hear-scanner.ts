import { createBurst, MEAN_GAP_MS, typedBy } from './burst.ts'

/** What stood in a field before a scanner typed into it. */
interface FieldBefore {
  field: HTMLInputElement | HTMLTextAreaElement
  value: string
}

/** Inputs into which nothing is typed. */
const NOT_TYPED_INTO = new Set(['checkbox', 'radio', 'button', 'submit', 'file', 'range', 'color'])

/**
 * Hears a scanner that types like a keyboard, wherever the focus is, and takes what it has typed out of the field again. A person's
 * typing goes where it goes; outside of fields a key waits so long for the next as a scanner would.
 *
 * @returns what ends it
 */
export function hearScanner(onScan: (raw: string) => void): () => void {
  const burst = createBurst()
  const replayed = new WeakSet<Event>()
  let before: FieldBefore | null = null
  let held: KeyboardEvent[] = []
  let wait: ReturnType<typeof setTimeout> | undefined

  const letGo = () => {
    clearTimeout(wait)
    const keys = held
    held = []
    for (const { target, key, code, shiftKey } of keys) {
      const again = new KeyboardEvent('keydown', { key, code, shiftKey, bubbles: true, cancelable: true })
      replayed.add(again)
      target?.dispatchEvent(again)
    }
  }
  const hold = (event: KeyboardEvent) => {
    stop(event)
    held.push(event)
    clearTimeout(wait)
    wait = setTimeout(letGo, MEAN_GAP_MS)
  }
  const hear = (event: KeyboardEvent) => {
    if (replayed.has(event) || event.isComposing) return
    const typed = typedBy(event)
    if (typed === '') return
    if (typed === null || event.repeat) {
      const isEnd = !event.repeat && (event.key === 'Enter' || event.key === 'Tab')
      const scanned = isEnd ? burst.end(event.timeStamp) : null
      if (scanned === null) {
        burst.clear()
        letGo()
        return
      }
      stop(event)
      clearTimeout(wait)
      held = []
      if (before) putBack(before)
      onScan(scanned)
      return
    }
    if (!burst.isClose(event.timeStamp)) {
      letGo()
      before = fieldOf(event.target)
    } else if (!before && held.length === 0) {
      // A key outside of fields led into one: a quick hand goes on there.
      before = fieldOf(event.target)
    }
    burst.add(typed, event.timeStamp)
    if (event.ctrlKey && !event.altKey) stop(event)
    else if (!before && (typed !== ' ' || held.length > 0)) hold(event)
  }
  window.addEventListener('keydown', hear, true)
  return () => {
    letGo()
    window.removeEventListener('keydown', hear, true)
  }
}

function stop(event: KeyboardEvent) {
  event.preventDefault()
  event.stopImmediatePropagation()
}

function fieldOf(target: EventTarget | null): FieldBefore | null {
  const isField =
    target instanceof HTMLTextAreaElement ||
    (target instanceof HTMLInputElement && !NOT_TYPED_INTO.has(target.type))
  return isField ? { field: target, value: target.value } : null
}

/** React hears of it as if somebody had typed it. */
function putBack({ field, value }: FieldBefore) {
  const prototype = field instanceof HTMLTextAreaElement ? HTMLTextAreaElement : HTMLInputElement
  Object.getOwnPropertyDescriptor(prototype.prototype, 'value')?.set?.call(field, value)
  field.dispatchEvent(new Event('input', { bubbles: true }))
}
