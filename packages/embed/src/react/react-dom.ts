/** `createPortal` of React DOM, on Preact. */
import { type ComponentChildren, createElement, render } from 'preact'
import { useEffect, useLayoutEffect } from 'preact/hooks'

interface BridgeProps {
  context: object
  children?: ComponentChildren
}

function ContextBridge(this: { getChildContext?: () => object }, { context, children }: BridgeProps) {
  this.getChildContext = () => context
  return children
}

interface PortalProps {
  content: ComponentChildren
  container: Element
}

function Portal(this: { context: object }, { content, container }: PortalProps) {
  // A root of its own, which sees the contexts of the place it was written at.
  useLayoutEffect(() => render(createElement(ContextBridge, { context: this.context }, content), container))
  useEffect(() => () => render(null, container), [container])
  return null
}

/** `container` belongs to the portal alone. */
export const createPortal = (content: ComponentChildren, container: Element) =>
  createElement(Portal as never, { content, container })
