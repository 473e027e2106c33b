import type { ClientDirective } from 'astro'

/** Hydrates an island at the first quiet moment after the page has been painted. */
const whenPainted: ClientDirective = (load) => {
  const hydrate = async () => (await load())()
  requestAnimationFrame(() => {
    // Safari has no quiet moments.
    if ('requestIdleCallback' in window) requestIdleCallback(hydrate, { timeout: 2000 })
    else setTimeout(hydrate, 200)
  })
}

export default whenPainted

declare module 'astro' {
  interface AstroClientDirectives {
    'client:painted'?: boolean
  }
}
