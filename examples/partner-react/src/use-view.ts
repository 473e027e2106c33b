import { useEffect, useState } from 'react'

export type View =
  | { name: 'home' }
  | { name: 'checkout' }
  | { name: 'orders' }
  | { name: 'product'; id: string }

function viewOf(hash: string): View {
  const [name, id] = hash.replace(/^#/, '').split('/')
  if (name === 'checkout' || name === 'orders') return { name }
  if (name === 'product' && id) return { name, id: decodeURIComponent(id) }
  return { name: 'home' }
}

/** The page's view, by the address's hash: a page this small needs no router. */
export function useView(): View {
  const [view, setView] = useState(() => viewOf(location.hash))
  useEffect(() => {
    const follow = () => setView(viewOf(location.hash))
    addEventListener('hashchange', follow)
    return () => removeEventListener('hashchange', follow)
  }, [])
  return view
}
