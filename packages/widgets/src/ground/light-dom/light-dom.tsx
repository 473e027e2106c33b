'use client'

import { type ReactNode, useCallback, useContext, useId, useState } from 'react'
import { createPortal } from 'react-dom'
import { LightDomHost } from './light-dom-host.ts'

export interface LightDomProps {
  children: ReactNode
}

/**
 * Puts its children where browsers, password managers and frames find them. Autofill looks for a form's fields
 * in one tree, and a form's `target` does not reach a frame in a shadow root: there they go into the host's
 * own children, shown through a slot.
 */
export function LightDom({ children }: LightDomProps): ReactNode {
  const host = useContext(LightDomHost)
  return host ? <Slotted host={host}>{children}</Slotted> : children
}

function Slotted({ host, children }: LightDomProps & { host: HTMLElement }) {
  const name = `dawa-${useId()}`
  const [place] = useState(() => {
    const element = document.createElement('div')
    element.className = 'dawa-light'
    element.slot = name
    return element
  })
  // With the slot, and before what is in it is told that it stands in the page.
  const show = useCallback(
    (slot: HTMLSlotElement | null) => {
      if (slot) host.append(place)
      else place.remove()
    },
    [host, place],
  )
  return (
    <>
      <slot ref={show} name={name} />
      {/* What a widget shares with its parts (`base.css`) counts from here: its own root is in another tree. */}
      {createPortal(<div className="dawa-widget">{children}</div>, place)}
    </>
  )
}
