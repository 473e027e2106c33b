'use client'

import { createContext, type ReactNode, useContext, useEffect, useId, useState } from 'react'
import { createPortal } from 'react-dom'

/** The element whose shadow root a widget is rendered in; null where there is no shadow root. */
export const LightDomHost = createContext<HTMLElement | null>(null)

/**
 * Puts its children where frames and forms find each other. A form's `target` does not reach a frame
 * in a shadow root, so there they go into the host's own children, shown through a slot.
 */
export function LightDom({ children }: { children: ReactNode }) {
  const host = useContext(LightDomHost)
  const name = `dawa${useId()}`
  const [place, setPlace] = useState<HTMLElement>()
  useEffect(() => {
    if (!host) return
    const element = document.createElement('div')
    element.slot = name
    host.append(element)
    setPlace(element)
    return () => element.remove()
  }, [host, name])
  if (!host) return children
  return (
    <>
      <slot name={name} />
      {place && createPortal(children, place)}
    </>
  )
}
