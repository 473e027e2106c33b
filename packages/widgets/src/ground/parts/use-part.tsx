'use client'

import { createContext, type ReactNode, useContext } from 'react'

const PartsContext = createContext(true)

/** Widgets of a page's own tree, which styles them by their classes: parts are for shadow roots, and weigh. */
export function WithoutParts({ children }: { children: ReactNode }) {
  return <PartsContext.Provider value={false}>{children}</PartsContext.Provider>
}

const named = (name: string): string | undefined => name
const unnamed = (): string | undefined => undefined

/** What names an element's parts, where parts are asked for: `part={part('price')}`. */
export const usePart = () => (useContext(PartsContext) ? named : unnamed)
