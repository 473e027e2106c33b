import { createContext, type ReactNode, useContext, useEffect, useMemo, useRef, useState } from 'react'
import { isTyping } from './is-typing.ts'
import type { Shortcut } from './shortcut.ts'
import { ShortcutsDialog } from './shortcuts-dialog.tsx'

interface Registered {
  lists: Map<symbol, () => readonly Shortcut[]>
  /** Shows all that is heard. */
  list: () => void
}

const ShortcutsContext = createContext<Registered | null>(null)

/** Hears the keys of what stands in it, and lists them by `?`. */
export function Shortcuts({ children }: { children: ReactNode }) {
  const [listed, setListed] = useState<readonly Shortcut[] | null>(null)
  const registered = useMemo<Registered>(() => {
    const lists: Registered['lists'] = new Map()
    return { lists, list: () => setListed([...lists.values()].flatMap((read) => read())) }
  }, [])
  useEffect(() => {
    const hear = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || isTyping(event)) return
      if (event.key === '?') {
        event.preventDefault()
        registered.list()
        return
      }
      const all = [...registered.lists.values()].flatMap((read) => read())
      const found = all.find(({ keys }) => keys.includes(event.key))
      if (!found) return
      event.preventDefault()
      found.run(event)
    }
    document.addEventListener('keydown', hear)
    return () => document.removeEventListener('keydown', hear)
  }, [registered])
  return (
    <ShortcutsContext.Provider value={registered}>
      {children}
      {listed && <ShortcutsDialog shortcuts={listed} onClose={() => setListed(null)} />}
    </ShortcutsContext.Provider>
  )
}

/** Keys that do something for as long as this stands on the page. They are let alone while somebody types or a dialog is open. */
export function useShortcuts(shortcuts: readonly Shortcut[]): void {
  const registered = useContext(ShortcutsContext)
  const newest = useRef(shortcuts)
  newest.current = shortcuts
  useEffect(() => {
    const key = Symbol('shortcuts')
    registered?.lists.set(key, () => newest.current)
    return () => {
      registered?.lists.delete(key)
    }
  }, [registered])
}

/** What shows every key that does something on this page. */
export function useListShortcuts(): () => void {
  const registered = useContext(ShortcutsContext)
  return () => registered?.list()
}
