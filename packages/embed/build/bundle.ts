import { readFile, rm, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { brotliCompressSync, constants } from 'node:zlib'
import { build, type Rolldown } from 'vite'
import { ALIASES } from './aliases.ts'
import { splitExports } from './split-exports.ts'
import { widgetCss } from './widget-css.ts'

const folder = fileURLToPath(new URL('..', import.meta.url))

/** Where the script tag's files go. */
export const CDN_FOLDER = `${folder}dist/cdn`
/** What is in them: for the byte budgets, not for the page. */
export const MANIFEST = `${folder}dist/cdn-manifest.json`

/**
 * Which modules share a chunk, so that a page's elements take few requests: the first match counts.
 * - runtime: what every element stands on.
 * - cart: the cart drawer, and the dialog and notices that other drawers take from it.
 * - product: prices, pictures and links of products.
 */
const GROUPS: readonly [name: string, test: RegExp][] = [
  [
    'runtime',
    /preact|embed\/src\/(define|elements\/element-class|shop|styles|events|react|nanostores)|client\/src\/(fetch|later|assemble-shop|shop-error|events|notices\/create|storage|cart\/guest-cart-record|session\/token)|widgets\/src\/(shop-context|light-dom|theme|button)|core\/src\/customer\/session|rolldown\/runtime|only=(offline|somethingWentWrong|NOTICE_MS|CheckIcon)/,
  ],
  [
    'product',
    /embed\/src\/elements\/page-links|widgets\/src\/(price|product-image|skeleton)\/|core\/src\/(product|money|cart)\/|client\/src\/(transport\/(fetch|send|read|transport))|only=timedOut/,
  ],
  [
    'cart',
    /widgets\/src\/(dialog|drawer|notices|cart-drawer|empty-state|quantity-stepper)\/|elements\/(cart-drawer|panel-styles)/,
  ],
]

/** Bundles the script tag: `dawakit.js`, and beside it chunks whose names change with their content. */
export async function bundleEmbed(): Promise<void> {
  const { version } = JSON.parse(await readFile(`${folder}package.json`, 'utf8')) as { version: string }
  await rm(CDN_FOLDER, { recursive: true, force: true })
  const result = await build({
    root: folder,
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    plugins: [splitExports(), widgetCss()],
    define: {
      'process.env.NODE_ENV': '"production"',
      __DAWAKIT_VERSION__: JSON.stringify(version),
    },
    resolve: {
      conditions: ['dawakit-source', 'browser', 'import', 'module', 'default'],
      alias: ALIASES,
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
        output: {
          minify: true,
          entryFileNames: 'dawakit.js',
          chunkFileNames: '[name]-[hash:8].js',
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
