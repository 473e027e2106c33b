import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import node from '@astrojs/node'
import preact from '@astrojs/preact'
import { defineConfig } from 'astro/config'
import { minifySync, transformWithOxc } from 'vite'

const source = 'dawakit-source'

/** What every page loads, as one file: two dozen small ones cost a slow line more than they spare it. */
const base = {
  name: 'base',
  test: /node_modules\/(preact|@preact|nanostores|@nanostores|@astrojs\/preact)\/|packages\/client\/src\/(fetch|assemble-shop)\.ts|packages\/core\/src\/refusals\/(checkout|request)\.ts|packages\/widgets\/src\/(shop-context\/|search-box\/|cart-button\/|icon\/drawings)|examples\/store\/src\/layout\/(page\.client\.ts|header-islands)/,
}
const nothing = fileURLToPath(new URL('./src/nothing.ts', import.meta.url))

/** The language of the pages: a folder of `src/language`, or the path of one from here. */
const language = process.env.STORE_LANGUAGE || 'en'
const languageFolder = language.includes('/') ? language : `./src/language/${language}`
const words = fileURLToPath(new URL(`${languageFolder}/index.ts`, import.meta.url))
if (!existsSync(words)) throw new Error(`STORE_LANGUAGE is '${language}', and there is no ${words}.`)

/** The first script of a page stands in the page, and is known to its policy by its hash. */
const first = fileURLToPath(new URL('./src/layout/hold-presses.ts', import.meta.url))
const holdPresses = minifySync(first, (await transformWithOxc(readFileSync(first, 'utf8'), first)).code).code
const hash = createHash('sha256').update(holdPresses).digest('base64')

const onServer = {
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
  conditions: [source, 'node', 'module', 'import', 'default'],
}

/** Stands before the integration's own renderer, which would render each component once more to know it. */
const renderOnce = {
  name: 'render-once',
  hooks: {
    'astro:config:setup': ({ addRenderer, command }) =>
      addRenderer({
        name: '@dawakit/preact',
        clientEntrypoint: command === 'dev' ? '@astrojs/preact/client-dev.js' : '@astrojs/preact/client.js',
        serverEntrypoint: new URL('./src/server/preact-renderer.ts', import.meta.url),
      }),
  },
}

export default defineConfig({
  output: 'server',
  outDir: process.env.STORE_DIST || 'dist',
  adapter: node({ mode: 'middleware', bodySizeLimit: 10 * 1024 * 1024 }),
  integrations: [renderOnce, preact({ compat: true })],
  // The session is a header, never a cookie: there is nothing for another site's form to ride on, partner pages of
  // other origins upload prescriptions as multipart, and what a page's form asks of the API is refused there for
  // another site (call-as-visitor.ts).
  security: {
    checkOrigin: false,
    // Astro adds the hashes of its own scripts and styles; the checkout adds its gateways (see checkout.astro).
    csp: {
      directives: [
        "default-src 'self'",
        "img-src 'self' data: blob:",
        "object-src 'none'",
        "base-uri 'none'",
        "form-action 'self'",
        "frame-ancestors 'self'",
        "require-trusted-types-for 'script'",
        'trusted-types dawakit',
      ],
      scriptDirective: { resources: ["'self'"], hashes: [`sha256-${hash}`] },
      styleDirective: { resources: ["'self'"] },
    },
  },
  devToolbar: { enabled: false },
  telemetry: false,
  build: { inlineStylesheets: 'auto' },
  vite: {
    define: { __HOLD_PRESSES__: JSON.stringify(holdPresses) },
    environments: {
      client: { build: { rolldownOptions: { output: { codeSplitting: { groups: [base] } } } } },
      ssr: { resolve: onServer },
      // No page is made ahead, but Astro bundles the middleware for it all the same.
      prerender: { resolve: onServer },
    },
    resolve: {
      conditions: [source, 'browser', 'module', 'import', 'default'],
      // jsPDF asks for these to draw HTML and SVG; the invoice writes text.
      alias: [
        { find: /^(html2canvas|dompurify|canvg)$/, replacement: nothing },
        { find: /^#language$/, replacement: words },
      ],
    },
  },
})
