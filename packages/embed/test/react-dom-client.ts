import { type ComponentChildren, render } from 'preact'

/** A root of React's, as an element renders into its shadow root. */
export const createRoot = (container: Element) => ({
  render: (children: ComponentChildren) => render(children, container),
  unmount: () => render(null, container),
})

/** Markup that a server sent is taken over by rendering into it, as the elements do. */
export function hydrateRoot(container: Element, children: ComponentChildren) {
  const root = createRoot(container)
  root.render(children)
  return root
}
