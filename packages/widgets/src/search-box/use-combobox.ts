'use client'

import { type KeyboardEvent, useState } from 'react'

/** What shows below the text: a list of rows, something else, or nothing. */
export type Popup = 'list' | 'message' | 'closed'

interface Rows {
  popup: Popup
  /** How many rows there are. */
  count: number
  rowId: (index: number) => string
  /** Escape without a popup. */
  clear: () => void
}

/** An editable combobox of the ARIA Authoring Practices: whether it is open, its active row, and its keys. */
export function useCombobox() {
  const [isOpen, setOpen] = useState(false)
  /** Number of the active row; -1 for none. */
  const [active, setActive] = useState(-1)

  /** Opens or closes it with no row active: what is listed is other rows now. */
  function reset(isNowOpen: boolean) {
    setOpen(isNowOpen)
    setActive(-1)
  }

  function pressKey(event: KeyboardEvent, { popup, count, rowId, clear }: Rows) {
    const { key, altKey } = event
    if (event.nativeEvent.isComposing) return
    const row = (index: number) =>
      (event.currentTarget.getRootNode() as Document | ShadowRoot).getElementById(rowId(index))
    if (key === 'ArrowDown' || key === 'ArrowUp') {
      event.preventDefault()
      const isDown = key === 'ArrowDown'
      setOpen(isDown || !altKey)
      if (!isDown && altKey) setActive(-1)
      else if (!altKey && count) {
        const from = active < 0 && !isDown ? 0 : active
        const to = (from + (isDown ? 1 : -1) + count) % count
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
    } else if (/^(Home|End|Arrow(Left|Right))$/.test(key)) {
      // Back to the text, where the key then moves the cursor.
      setActive(-1)
    }
  }

  return { isOpen, active, setOpen, reset, pressKey }
}
export type Combobox = ReturnType<typeof useCombobox>
