import { copyFile, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { brotliCompressSync, constants } from 'node:zlib'
import { build } from 'vite'
import { ALIASES } from './aliases.ts'
import { BUILD } from './build-name.ts'
import { type EmbedFile, finishFiles } from './finish-files.ts'
import { integrityOf } from './integrity.ts'
import { minifyCss, widgetCss } from './widget-css.ts'

const packages = fileURLToPath(new URL('../..', import.meta.url))
const folder = `${packages}embed/`

/** Where the script tag's files go. */
export const CDN_FOLDER = `${folder}dist/cdn`
/** The stylesheet that a page may link, of room for the elements until they are there. */
const ROOM = 'room.css'
/** What a coding assistant reads of the elements. */
const ASSISTANT_TEXT = 'llms.txt'
/** What each file's bytes are known by, for pages that pin them. */
const INTEGRITY = 'sri.json'
/** What is in them: for the byte budgets, not for the page. */
export const MANIFEST = `${folder}dist/cdn-manifest.json`

/**
 * Files that several elements share, so that a page takes few requests. Each has one module that is imported on demand,
 * and holds besides what the paths name, with all that they stand on; a module goes to the first file that wants it.
 */
const SHARED: readonly { name: string; entry?: string; holds: readonly string[] }[] = [
  {
    // What every element stands on.
    name: 'runtime',
    entry: 'embed/src/define.ts',
    holds: [
      'embed/src/styles/fit',
      'widgets/src/button/button.tsx',
      'widgets/src/shop-context/use-widget',
      'widgets/src/form/take-digits',
      'widgets/src/shop-context/use-labels',
      'core/src/delivery/pincode',
      'core/src/refusals/pincode',
      'icon/check-icon.ts',
      'icon/pin-icon.ts',
    ],
  },
  {
    // The shop's calls; prices, pictures and links of products.
    name: 'product',
    entry: 'client/src/calls/fetch-calls.ts',
    holds: [
      'embed/src/elements/page-links',
      'widgets/src/price/',
      'widgets/src/product-image/',
      'widgets/src/skeleton/',
      'widgets/src/top-layer/',
      'icon/close-icon.ts',
    ],
  },
  {
    // The drawer; the dialog, the notices and the empty state that others take from it.
    name: 'cart',
    entry: 'embed/src/elements/cart-drawer.ts',
    holds: [
      'widgets/src/shop-context/shop-stores',
      'widgets/src/notices/',
      'widgets/src/button/button-link',
      'core/src/cart/cart-line-key',
      'core/src/cart/check-quantity',
      'core/src/cart/totals',
      // What the actions stand on, too: the first press waits for them, and for no other file.
      'core/src/coupon/eligible-lines',
      'core/src/delivery/ist-date',
      'core/src/order/payment-transition',
      'core/src/product/paging',
      'core/src/refusals/work',
      'icon/package-icon.ts',
    ],
  },
  {
    // What a card shares with pages of orders.
    name: 'shown',
    holds: ['widgets/src/badge/', 'fetched/use-fetched', 'icon/alert-icon.ts'],
  },
  {
    // What checkout, tracker and invoice share.
    name: 'order',
    holds: [
      'widgets/src/mobile-field/mobile-number',
      'widgets/src/order-tracker/',
      'widgets/src/totals/',
      'widgets/src/dialog/modal',
      'icon/user-icon.ts',
      'icon/download-icon.ts',
      'icon/file-icon.ts',
      'icon/upload-icon.ts',
    ],
  },
  {
    // What checkout and login share.
    name: 'form',
    holds: [
      'embed/src/elements/light-dom-element',
      'widgets/src/field/field.',
      'core/src/customer/check-address',
      'core/src/customer/form-refusal',
      'core/src/refusals/address',
      'core/src/refusals/sign-in',
      'widgets/src/form/',
      'widgets/src/light-dom/',
      'widgets/src/mobile-field/',
    ],
  },
]

/**
 * Elements that fetch a part of theirs when it is asked for. The checkout is one, too: one alone has the helper in its own
 * file, and as an entry it would keep more than it needs.
 */
const FETCHING = ['invoice', 'login'] as const

const groups = SHARED.map(({ name, entry, holds }, index) => ({
  name,
  test: (id: string) => [...holds, entry].some((path) => path && id.includes(path)),
  priority: SHARED.length - index,
}))

/** Bundles the script tag: `dawakit.js`, and beside it files whose names change with the build. */
export async function bundleEmbed(): Promise<void> {
  const files = await bundleFiles()
  await rm(CDN_FOLDER, { recursive: true, force: true })
  await mkdir(CDN_FOLDER, { recursive: true })
  const write = async (name: string, text: string) => {
    await writeFile(`${CDN_FOLDER}/${name}`, text)
    await writeFile(`${CDN_FOLDER}/${name}.br`, brotli(Buffer.from(text)))
  }
  const texts = new Map(files.map(({ fileName, code }) => [fileName, code]))
  texts.set(ROOM, minifyCss(`${folder}src/styles/${ROOM}`))
  await Promise.all([
    ...[...texts].map(([name, text]) => write(name, text)),
    ...files.map(({ fileName, map }) => writeFile(`${CDN_FOLDER}/${fileName}.map`, map)),
    copyFile(`${packages}../docs/${ASSISTANT_TEXT}`, `${CDN_FOLDER}/${ASSISTANT_TEXT}`),
    writeFile(`${CDN_FOLDER}/${INTEGRITY}`, integrityOf(await versionOf(), texts)),
    writeFile(MANIFEST, JSON.stringify(files.map(toManifestChunk), null, 1)),
  ])
}

const versionOf = async (): Promise<string> =>
  JSON.parse(await readFile(`${folder}package.json`, 'utf8')).version

/** The files of the script tag. */
export async function bundleFiles(): Promise<EmbedFile[]> {
  const result = await build({
    root: folder,
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    mode: 'production',
    oxc: { jsx: { runtime: 'automatic', development: false } },
    plugins: [widgetCss()],
    define: {
      'process.env.NODE_ENV': '"production"',
      __DAWAKIT_VERSION__: JSON.stringify(await versionOf()),
      'typeof window': '"object"',
      // nanostores keeps a counter in a global of its own; the script tag has one global.
      'globalThis.nanostoresGlobal': 'window.Dawakit.nanostores',
      // Every page has one.
      'typeof requestAnimationFrame': '"function"',
    },
    resolve: {
      conditions: ['dawakit-source', 'browser', 'import', 'module', 'default'],
      alias: ALIASES,
    },
    build: {
      write: false,
      target: 'es2022',
      lib: {
        // What is both shared and imported on demand is an entry, too: another is handed out by a helper in one file more.
        entry: {
          dawakit: `${folder}src/loader/loader.ts`,
          ...Object.fromEntries(
            SHARED.flatMap(({ name, entry }) => (entry ? [[name, `${packages}${entry}`]] : [])),
          ),
          actions: `${packages}client/src/actions.ts`,
          ...Object.fromEntries(FETCHING.map((name) => [name, `${folder}src/elements/${name}.ts`])),
        },
        formats: ['es'],
      },
      minify: false,
      sourcemap: 'hidden',
      rolldownOptions: {
        // A shared file hands its other modules to the files that need them.
        preserveEntrySignatures: 'allow-extension',
        // 'use client' has no meaning in a custom element.
        onLog: (level, log, handle) => log.code !== 'MODULE_LEVEL_DIRECTIVE' && handle(level, log),
        checks: { pluginTimings: false },
        output: {
          minify: false,
          comments: { annotation: false },
          entryFileNames: ({ name }) => (name === 'dawakit' ? 'dawakit.js' : `[name]-${BUILD}.js`),
          chunkFileNames: `[name]-${BUILD}.js`,
          codeSplitting: { groups },
        },
      },
    },
  })
  const [bundle] = [result].flat()
  if (!bundle || !('output' in bundle)) throw new Error('The embed was not built.')
  return finishFiles(
    bundle.output.filter((file) => file.type === 'chunk'),
    SHARED.map(({ name }) => name),
  )
}

/** One file of the script tag, as `sizes.ts` reads it. */
export type ManifestChunk = Pick<EmbedFile, 'fileName' | 'imports' | 'modules'>

const toManifestChunk = ({ fileName, imports, modules }: EmbedFile): ManifestChunk => ({
  fileName,
  imports,
  modules,
})

/** Brotli at its best, as every byte figure of ours is measured. */
export const brotli = (bytes: Uint8Array): Buffer =>
  brotliCompressSync(bytes, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: 11,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
    },
  })
