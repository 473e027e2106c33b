import node from '@astrojs/node'
import react from '@astrojs/react'
import { defineConfig } from 'astro/config'

export default defineConfig({
  output: 'server',
  adapter: node({ mode: 'middleware' }),
  integrations: [react()],
  devToolbar: { enabled: false },
  telemetry: false,
  // What Astro finds in the project's own folder by itself.
  vite: { ssr: { noExternal: ['@astrojs/react'] } },
})
