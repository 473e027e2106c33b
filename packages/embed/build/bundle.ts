import { readFile, rm, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { brotliCompressSync, constants } from 'node:zlib'
import { build, type Rolldown } from 'vite'
import { ALIASES, COMPAT_ALIASES } from './aliases.ts'
import { plainNamespaces, smallerCode } from './minify.ts'
import { shortNames } from './short-names.ts'
import { splitExports } from './split-exports.ts'
import { widgetCss } from './widget-css.ts'

const folder = fileURLToPath(new URL('..', import.meta.url))

/** Where the script tag's files go. */
export const CDN_FOLDER = `${folder}dist/cdn`
/** What is in them: for the byte budgets, not for the page. */
export const MANIFEST = `${folder}dist/cdn-manifest.json`

/**
 * Which modules share a chunk, so that a page's elements take few requests: the first match counts, and
 * takes what it stands on along.
 * - runtime: what every element stands on.
 * - product: calls, prices, pictures and links of products.
 * - cart: the cart drawer, and the dialog, the notices and the empty state that others take from it.
 * - order: what checkout, tracker and invoice share.
 */
const GROUPS: readonly [name: string, test: RegExp][] = [
  [
    'runtime',
    /preact|embed\/src\/(define|elements\/element-class|shop|styles\/(adopt|base)|events|react|nanostores)|client\/src\/(fetch|later|assemble-shop|shop-error|events|notices\/(create|notice-ms)|storage|cart\/guest-cart-record)|widgets\/src\/(shop-context\/(shop-context|use-widget)|theme|button\/button\.(tsx|css)|icon\/draw)|only=(offline|somethingWentWrong|CheckIcon|PinIcon|enterValidPincode|pincodeUnavailable)|core\/src\/delivery\/pincode/,
  ],
  [
    'product',
    /embed\/src\/elements\/page-links|widgets\/src\/((price|product-image|skeleton)\/|shop-context\/shop-stores)|client\/src\/(transport\/(fetch|send|read|call|transport)|session\/(good-)?token|(session|order)\/\w+-notices)|customer\/session|delivery\/ist-date|only=(timedOut|sessionExpired|CloseIcon|cartEmpty)/,
  ],
  [
    'cart',
    /widgets\/src\/((dialog|drawer|notices|cart-drawer|empty-state|quantity-stepper)\/|button\/button-link)|elements\/(cart-drawer|panel-styles)|core\/src\/cart\/|only=PackageIcon/,
  ],
  [
    'order',
    /elements\/latest-order|order-missing|only=(AlertIcon|UserIcon|orderNotFound|loginRequired|DownloadIcon|FileIcon|UploadIcon)/,
  ],
]

/**
 * `EMBED_PREACT=compat` builds against preact/compat as it is published: about 1.3 KB more on every page. To tell
 * whether a fault comes from our lines in its place.
 */
const isPlain = process.env['EMBED_PREACT'] === 'compat'

/** Bundles the script tag: `dawakit.js`, and beside it chunks whose names change with their content. */
export async function bundleEmbed(): Promise<void> {
  const { version } = JSON.parse(await readFile(`${folder}package.json`, 'utf8')) as { version: string }
  await rm(CDN_FOLDER, { recursive: true, force: true })
  const result = await build({
    root: folder,
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    plugins: [shortNames(), splitExports(), widgetCss(), plainNamespaces(), preloadParts(), smallerCode()],
    define: {
      'process.env.NODE_ENV': '"production"',
      __DAWAKIT_VERSION__: JSON.stringify(version),
      'typeof window': '"object"',
    },
    resolve: {
      conditions: ['dawakit-source', 'browser', 'import', 'module', 'default'],
      alias: isPlain ? COMPAT_ALIASES : ALIASES,
    },
    build: {
      outDir: CDN_FOLDER,
      target: 'es2022',
      lib: { entry: `${folder}src/loader/loader.ts`, formats: ['es'] },
      minify: false,
      sourcemap: false,
      rolldownOptions: {
        // 'use client' has no meaning in a custom element.
        onLog: (level, log, handle) => log.code !== 'MODULE_LEVEL_DIRECTIVE' && handle(level, log),
        optimization: { inlineConst: true },
        checks: { pluginTimings: false },
        output: {
          minify: true,
          comments: { annotation: false },
          entryFileNames: 'dawakit.js',
          // Six of sixteen characters: one in 16 million to be taken for another, and the least to send.
          chunkFileNames: '[name]-[hash:6].js',
          hashCharacters: 'hex',
          codeSplitting: {
            groups: GROUPS.map(([name, test], index) => ({ name, test, priority: GROUPS.length - index })),
          },
        },
      },
    },
  })
  const [bundle] = [result].flat()
  if (!bundle || !('output' in bundle)) throw new Error('The embed was not built.')
  const chunks = bundle.output.filter((file) => file.type === 'chunk')
  await writeFile(MANIFEST, JSON.stringify(chunks.map(toManifestChunk), null, 1))
  await Promise.all(chunks.map(({ fileName }) => compress(`${CDN_FOLDER}/${fileName}`)))
}

/**
 * The browser finds out what a chunk imports when it has the chunk. The loader knows before: it asks for
 * an element and for what that stands on at once, and saves a round trip.
 */
function preloadParts() {
  return {
    name: 'dawakit-preload-parts',
    generateBundle(_: unknown, bundle: Rolldown.OutputBundle) {
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
      const loader = chunks.find(({ isEntry }) => isEntry)
      if (!loader) throw new Error('The embed has no loader.')
      // The runtime is asked for anyway; what is smaller than these is not worth its name in the loader.
      const shared = new Set(
        chunks.filter(({ name }) => /^(product|cart)$/.test(name)).map((one) => one.fileName),
      )
      for (const { fileName, imports } of chunks) {
        // In one order everywhere: the loader repeats itself, and is smaller sent.
        const beside = imports.filter((name) => shared.has(name)).sort()
        if (beside.length > 0) loader.code = askEarly(loader.code, fileName, beside)
      }
    },
  }
}

/** In the loader's code: whoever imports `file` imports `beside` first, and still gets `file`. */
export function askEarly(code: string, file: string, beside: readonly string[]): string {
  const early = beside.map((name) => `import(\`./${name}\`),`).join('')
  const late = `import(\`./${file}\`)`
  return code.replace(`()=>${late}`, () => `()=>(${early}${late})`)
}

/** One file of the script tag, as `sizes.ts` reads it. */
export interface ManifestChunk {
  fileName: string
  /** Files it cannot run without. */
  imports: string[]
  /** Source files in it, from the packages' folder. */
  modules: string[]
}

const toManifestChunk = ({ fileName, imports, moduleIds }: Rolldown.OutputChunk): ManifestChunk => ({
  fileName,
  imports,
  modules: moduleIds.map((id) => id.slice(id.lastIndexOf('/packages/') + 1)),
})

/** For servers that send a `.br` that stands beside a file. */
async function compress(file: string): Promise<void> {
  await writeFile(`${file}.br`, brotli(await readFile(file)))
}

/** Brotli at its best, as every byte figure of ours is measured. */
export const brotli = (bytes: Uint8Array): Buffer =>
  brotliCompressSync(bytes, {
    params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length },
  })
