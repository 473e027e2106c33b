import { fileURLToPath } from 'node:url'
import node from '@astrojs/node'
import preact from '@astrojs/preact'
import { defineConfig } from 'astro/config'

const source = 'dawakit-source'
const nothing = fileURLToPath(new URL('./src/nothing.ts', import.meta.url))

export default defineConfig({
  output: 'server',
  adapter: node({ mode: 'middleware', bodySizeLimit: 10 * 1024 * 1024 }),
  integrations: [preact({ compat: true })],
  // The session is a header, never a cookie: there is nothing for another site's form to ride on,
  // and partner pages of other origins upload prescriptions as multipart.
  security: { checkOrigin: false },
  devToolbar: { enabled: false },
  telemetry: false,
  build: { inlineStylesheets: 'auto' },
  vite: {
    resolve: {
      conditions: [source, 'browser', 'module', 'import', 'default'],
      // jsPDF asks for these to draw HTML and SVG; the invoice writes text.
      alias: [{ find: /^(html2canvas|dompurify|canvg)$/, replacement: nothing }],
    },
    ssr: {
      // Without this the server loads a second React and dies on the first hook.
      noExternal: ['@nanostores/react', /^@dawakit\//],
      external: [
        'sharp',
        'pg',
        'kysely',
        'pino',
        'sanitize-html',
        'jose',
        'file-type',
        'aws4fetch',
        'zod',
        'hono',
      ],
      resolve: { conditions: [source, 'node', 'module', 'import', 'default'] },
    },
  },
})
