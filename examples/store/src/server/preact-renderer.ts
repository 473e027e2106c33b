import preact from '@astrojs/preact/server.js'

/** Every component of the store is Preact's. Astro's own way to find that out renders each of them twice. */
export default { ...preact, check: async (component: unknown) => typeof component === 'function' }
