'use client'

import { type ReactNode, useContext, useEffect, useId, useState } from 'react'
import { createPortal } from 'react-dom'
import { LightDomHost } from './light-dom-host.ts'

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
