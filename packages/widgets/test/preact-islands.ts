/** React DOM's roots as Astro makes them of Preact: each island has a number, from which `useId` counts. */
import { type ComponentChildren, createElement, Fragment, hydrate, render } from 'preact'
import { renderToString as renderIsland } from 'preact-render-to-string'

let islands = 0

// Preact's name for it, as @astrojs/preact writes it.
const island = (children: ComponentChildren) =>
  Object.assign(createElement(Fragment, null, children), { __m: [islands, 0] })

export function renderToString(children: ComponentChildren): string {
  islands += 1
  return renderIsland(island(children))
}

export const createRoot = (container: Element) => ({
  render: (children: ComponentChildren) => render(children, container),
  unmount: () => render(null, container),
})

/** Takes over what was rendered last. */
export function hydrateRoot(container: Element, children: ComponentChildren) {
  hydrate(island(children), container)
  return createRoot(container)
}
