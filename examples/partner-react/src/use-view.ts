import { useEffect, useState } from 'react'

export type View =
  | { name: 'home' }
  | { name: 'checkout' }
  | { name: 'orders' }
  | { name: 'product'; id: string }

function viewOf(hash: string): View {
  const [name, id] = hash.replace(/^#/, '').split('/')
  if (name === 'checkout' || name === 'orders') return { name }
  if (name === 'product' && id) return { name, id: decoded(id) }
  return { name: 'home' }
}

/** What no page of ours has written stays as it is. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
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
