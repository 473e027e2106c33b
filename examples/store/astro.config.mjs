import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import node from '@astrojs/node'
import preact from '@astrojs/preact'
import { defineConfig } from 'astro/config'
import { minifySync, transformWithOxc } from 'vite'
import { scriptsAfterPaint } from './scripts-after-paint.ts'
import { ownStyles } from './styles-of-pages.ts'

const source = 'dawakit-source'

/**
 * Bytes below which a page's styles stand in the page (docs/decisions/024-long-tasks.md): all but the one file that every
 * page shares. A slow line asks for each file anew, and the first picture stood in that queue.
 */
const INLINE_CSS = 16_000

/** Files that come together come as one: a slow line asks for six at a time, and each question costs it a turn. */
const groups = [
  {
    // What every page loads.
    name: 'base',
    test: /rolldown\/runtime|node_modules\/(preact|nanostores|@nanostores|@astrojs\/preact)\/|packages\/client\/src\/(fetch|assemble-shop)\.ts|packages\/core\/src\/(refusals\/(checkout|request|pincode)|delivery\/pincode)\.ts|packages\/widgets\/src\/\w+\/(shop-context\/|search-box\/|cart-button\/|icon\/(bell|check)-drawing)|examples\/store\/src\/layout\/(page\.client\.ts|header-islands)/,
  },
  // What the search asks the shop with.
  { name: 'calls', test: /packages\/client\/src\/calls\/fetch-calls\.ts/ },
  // What changes the shop: the cart, the session, the pincode.
  { name: 'actions', test: /packages\/client\/src\/actions\.ts/ },
  // What every drawer and dialog stands on, with the notices.
  {
    name: 'overlay',
    test: /packages\/widgets\/src\/\w+\/(notices\/|dialog\/|back\/|icon\/(pin|close|alert|check)-icon|form\/take-digits)|examples\/store\/src\/(layout\/overlays\.tsx|paths\.ts)/,
  },
  // What shows a product and counts its pieces, in the quick view and the cart.
  {
    name: 'product',
    test: /packages\/widgets\/src\/\w+\/(badge\/|rating\/|quantity-stepper\/|icon\/(plus|minus)-icon)/,
  },
  // What forms are made of.
  {
    name: 'form',
    test: /packages\/widgets\/src\/\w+\/(form\/|field\/|mobile-field\/|kept-focus\/|light-dom\/)|packages\/core\/src\/customer\/form-refusal/,
  },
]
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
  // Of OpenTelemetry's resources the server has a release of its own, which is not the one that is found from here.
  noExternal: ['@nanostores/react', /^@dawakit\//, '@opentelemetry/resources'],
  external: [
    'sharp',
    'pg',
    'kysely',
    'pino',
    'prom-client',
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
  // Lists that the desk imports are the longest. Each call holds its own body to less, and pages read theirs by readForm.
  adapter: node({ mode: 'middleware', bodySizeLimit: 64 * 1024 * 1024 }),
  integrations: [renderOnce, preact({ compat: true }), ownStyles(), scriptsAfterPaint()],
  // The session is a header, never a cookie: there is nothing for another site's form to ride on, partner pages of
  // other origins upload prescriptions as multipart, and what a page's form asks of the API is refused there for
  // another site (call-as-visitor.ts).
  security: {
    checkOrigin: false,
    // Astro adds the hashes of its own scripts, a page those of its styles (styles-of-pages.ts), the checkout its gateways
    // (checkout.astro).
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
    build: {
      assetsInlineLimit: (file, content) => (file.endsWith('.css') ? content.length < INLINE_CSS : undefined),
    },
    define: { __HOLD_PRESSES__: JSON.stringify(holdPresses) },
    environments: {
      client: { build: { rolldownOptions: { output: { codeSplitting: { groups } } } } },
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
