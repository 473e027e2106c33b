'use client'

import { type KeyboardEvent, useState } from 'react'

/** What shows below the text: a list of rows, something else, or nothing. */
export type Popup = 'list' | 'message' | 'closed'

interface Rows {
  popup: Popup
  /** How many rows there are. */
  count: number
  /** Escape without a popup. */
  clear: () => void
}

/**
 * An editable combobox of the ARIA Authoring Practices: whether it is open, its active row, and its keys.
 * @param id - Its rows' ids begin with it: `${id}-0`.
 */
export function useCombobox(id: string) {
  const [isOpen, setOpen] = useState(false)
  /** Number of the active row; -1 for none. */
  const [active, setActive] = useState(-1)

  /** Opens or closes it with no row active: what is listed is other rows now. */
  function reset(isNowOpen: boolean) {
    setOpen(isNowOpen)
    setActive(-1)
  }

  function pressKey(event: KeyboardEvent, { popup, count, clear }: Rows) {
    const { key, altKey, keyCode } = event
    // Each key of a word that is still being composed.
    if (keyCode === 229) return
    const row = (index: number) =>
      (event.currentTarget.getRootNode() as Document | ShadowRoot).getElementById(`${id}-${index}`)
    const by = { ArrowDown: 1, ArrowUp: -1 }[key]
    if (by) {
      event.preventDefault()
      if (altKey) reset(by > 0)
      else {
        setOpen(true)
        if (!count) return
        // From the text, up is the last row.
        const to = (Math.max(active, by < 0 ? 0 : -1) + by + count) % count
        setActive(to)
        row(to)?.scrollIntoView({ block: 'nearest' })
      }
    } else if (key === 'Escape') {
      if (popup === 'closed') clear()
      else {
        // The popup's Escape is not that of a dialog around it.
        event.preventDefault()
        event.stopPropagation()
        reset(false)
      }
    } else if (key === 'Enter' && popup === 'list' && active >= 0) {
      event.preventDefault()
      row(active)?.click()
    } else if (/Home|End|Arrow[LR]/.test(key)) {
      // Back to the text, where the key then moves the cursor.
      setActive(-1)
    }
  }

  return { isOpen, active, setOpen, reset, pressKey }
}
export type Combobox = ReturnType<typeof useCombobox>
