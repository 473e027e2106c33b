/**
 * Byte budgets: what a page loads, minified and brotli 11, with runtime and CSS. Prints a table and
 * fails when a scenario of `packages/embed/budgets.json` is over its limit.
 */
import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { build } from 'vite'
import { brotli, CDN_FOLDER, MANIFEST, type ManifestChunk } from '../packages/embed/build/bundle.ts'
import { minifyCss } from '../packages/embed/build/widget-css.ts'
import { buildEmbed } from './build-embed.ts'

interface Budget {
  name: string
  /** Bytes. */
  limit: number
  /** Most requests, where that counts too. */
  requests?: number
  /** Elements on the page, without `dawa-`. */
  elements?: string[]
  /** A module to measure from npm instead, with React and nanostores' React outside. */
  npm?: string
  peer: { name: string; bytes: number }
}

export interface MeasuredSize extends Budget {
  bytes: number
  files: string[]
  isOver: boolean
}

const root = fileURLToPath(new URL('..', import.meta.url))

/** Measures every scenario of the budgets; builds the embed first where it is not up to date. */
export async function measureSizes(): Promise<MeasuredSize[]> {
  await buildEmbed()
  const budgets: Budget[] = JSON.parse(await readFile(`${root}packages/embed/budgets.json`, 'utf8'))
  const chunks: ManifestChunk[] = JSON.parse(await readFile(MANIFEST, 'utf8'))
  return Promise.all(
    budgets.map(async (budget) => {
      const measured = budget.npm
        ? await measureModule(budget.npm)
        : await measureElements(chunks, budget.elements ?? [])
      const isOver = measured.bytes > budget.limit || measured.files.length > (budget.requests ?? Infinity)
      return { ...budget, ...measured, isOver }
    }),
  )
}

/** The loader, the runtime and the elements, with all that they import. What waits for a click is not in it. */
async function measureElements(chunks: readonly ManifestChunk[], elements: readonly string[]) {
  const home = (module: string) => {
    const chunk = chunks.find(({ modules }) => modules.includes(module))
    if (!chunk) throw new Error(`No file of the embed holds ${module}.`)
    return chunk.fileName
  }
  const files = new Set<string>()
  const add = (fileName: string) => {
    if (files.has(fileName)) return
    files.add(fileName)
    for (const one of chunks.find((chunk) => chunk.fileName === fileName)?.imports ?? []) add(one)
  }
  add('dawakit.js')
  if (elements.length > 0) add(home('packages/embed/src/define.ts'))
  for (const element of elements) add(home(`packages/embed/src/elements/${element}.ts`))
  const sizes = await Promise.all(
    [...files].map(async (file) => brotli(await readFile(`${CDN_FOLDER}/${file}`)).length),
  )
  return { bytes: sizes.reduce((sum, size) => sum + size, 0), files: [...files] }
}

/** What the search box from npm looks like: the theme, and a sheet for each part that it shows. */
const STYLES_OF_SEARCH = [
  'theme/portable-tokens',
  'theme/base',
  'price/price',
  'product-image/product-image',
  'skeleton/skeleton',
  'search-box/search-box',
]

/** A widget as a page with React of its own takes it from npm: its script, its shop and its stylesheet. */
async function measureModule(source: string) {
  const entry = 'virtual:entry'
  const result = await build({
    configFile: false,
    logLevel: 'silent',
    root,
    define: { 'process.env.NODE_ENV': '"production"' },
    resolve: { conditions: ['dawakit-source', 'browser', 'import', 'module', 'default'] },
    plugins: [
      {
        name: 'entry',
        resolveId: (id) => (id === entry ? id : undefined),
        load: (id) =>
          id === entry
            ? `export * from '${source}'; export { ShopProvider } from '@dawakit/widgets/shop-context'; export { createShop } from '@dawakit/client/fetch'`
            : undefined,
      },
    ],
    build: {
      write: false,
      target: 'es2022',
      minify: false,
      rolldownOptions: {
        input: entry,
        external: [/^react($|\/)/, /^react-dom($|\/)/],
        preserveEntrySignatures: 'strict',
        output: { minify: true, entryFileNames: 'entry.js' },
      },
    },
  })
  const [bundle] = [result].flat()
  if (!bundle || !('output' in bundle)) throw new Error(`${source} was not built.`)
  const chunks = bundle.output.filter((file) => file.type === 'chunk')
  const files = new Set<string>()
  const add = (fileName: string) => {
    const chunk = chunks.find((one) => one.fileName === fileName)
    if (!chunk || files.has(fileName)) return
    files.add(fileName)
    chunk.imports.forEach(add)
  }
  add('entry.js')
  const scripts = chunks.filter(({ fileName }) => files.has(fileName))
  const sheets = STYLES_OF_SEARCH.map((name) => minifyCss(`${root}packages/widgets/src/${name}.css`))
  const texts = [...scripts.map(({ code }) => code), sheets.join('')]
  const bytes = texts.map((text) => brotli(Buffer.from(text)).length)
  return { bytes: bytes.reduce((sum, size) => sum + size, 0), files: [...files, 'stylesheet'] }
}

/** The scenarios as lines of text, in columns. */
export function sizeTable(sizes: readonly MeasuredSize[]): string {
  const number = new Intl.NumberFormat('en-US')
  const rows = sizes.map(({ name, bytes, limit, files, requests, peer, isOver }) => [
    name,
    `${number.format(bytes)} B`,
    `≤ ${number.format(limit)}`,
    `${files.length}${requests ? ` ≤ ${requests}` : ''}`,
    `${number.format(peer.bytes)} ${peer.name}`,
    isOver ? 'OVER' : 'ok',
  ])
  const head = ['what a page loads', 'ours', 'limit', 'files', 'best peer', '']
  const widths = head.map((title, column) =>
    Math.max(title.length, ...rows.map((row) => row[column]?.length ?? 0)),
  )
  return [head, ...rows]
    .map((row) => row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('  '))
    .join('\n')
}

if (import.meta.main) {
  const sizes = await measureSizes()
  console.log(sizeTable(sizes))
  if (sizes.some(({ isOver }) => isOver)) process.exitCode = 1
}
