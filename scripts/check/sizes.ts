/**
 * Byte budgets: what a page loads, minified and brotli 11, with runtime and CSS. Prints a table and
 * fails when a scenario of `packages/embed/budgets.json` is over its limit.
 *
 * The hash in the names of files is measured as zeros, in what asks for them, too: six letters that are others after every
 * change compress to some bytes more or fewer, up to 45 a scenario, and say nothing of what the page loads.
 */
import { createHash } from 'node:crypto'
import { globSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { basename } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build } from 'vite'
import { brotli, CDN_FOLDER, MANIFEST, type ManifestChunk } from '../../packages/embed/build/bundle.ts'
import { buildEmbed } from '../build/build-embed.ts'
import { installPacked } from './install-packed.ts'

interface Budget {
  name: string
  /** Bytes. */
  limit: number
  /** Most requests, where that counts too. */
  requests?: number
  /** Elements on the page, without `dawa-`. */
  elements?: string[]
  /** What brings its elements itself instead. */
  script?: string
  /** Of a README instead, as `file#heading`: the first script under it, on the packages from npm. React is outside. */
  example?: string
  /** A part that its first use loads and that counts, by the beginning of its file's name. */
  asked?: string
  peer: { name: string; bytes: number }
}

export interface MeasuredSize extends Budget {
  bytes: number
  files: string[]
  isOver: boolean
}

const root = fileURLToPath(new URL('../..', import.meta.url))

/** The build in the names of the script tag's files, and the hash of its text in that of a package's shared file. */
const IN_NAMES = /-(?:[\da-f]{6}|[\dA-Z]{8})(?=\.js\b)/g

/** Names that a build may get: six digits move the compressed text of a whole script by up to 60 bytes either way. */
const NAMES = Array.from({ length: 7 }, (_, index) => (index * 0x24_9249).toString(16).padStart(6, '0'))

/**
 * Bytes over the wire of a script, without what the luck of the name adds that it asks for: the least of a few names. One
 * name alone, even of zeros, said of the same text now 29,745 and now 29,877.
 */
function weigh(text: string): number {
  const named = (digits: string) =>
    text.replace(IN_NAMES, (name) => `-${digits.padEnd(name.length - 1, '0')}`)
  return Math.min(...NAMES.map((digits) => brotli(Buffer.from(named(digits))).length))
}

/** Measures every scenario of the budgets; builds the embed first where it is not up to date. */
export async function measureSizes(): Promise<MeasuredSize[]> {
  await buildEmbed()
  const budgets: Budget[] = JSON.parse(await readFile(`${root}packages/embed/budgets.json`, 'utf8'))
  const chunks: ManifestChunk[] = JSON.parse(await readFile(MANIFEST, 'utf8'))
  const installed = await installPacked(['embed', 'widgets', 'client'])
  try {
    return await Promise.all(
      budgets.map(async (budget) => {
        const measured = budget.example
          ? await measureExample(budget.example, installed.folder, budget.asked)
          : await measureElements(chunks, budget.elements ?? [], budget.script)
        const isOver = measured.bytes > budget.limit || measured.files.length > (budget.requests ?? Infinity)
        return { ...budget, ...measured, isOver }
      }),
    )
  } finally {
    await installed.remove()
  }
}

/** The loader, the runtime and the elements, with all that they import. What waits for a click is not in it. */
async function measureElements(
  chunks: readonly ManifestChunk[],
  elements: readonly string[],
  script = 'dawakit.js',
  withRuntime = elements.length > 0,
) {
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
  add(script)
  if (withRuntime) add(home('packages/embed/src/define.ts'))
  for (const element of elements) add(home(`packages/embed/src/elements/${element}.ts`))
  const sizes = await Promise.all(
    [...files].map(async (file) => weigh(await readFile(`${CDN_FOLDER}/${file}`, 'utf8'))),
  )
  return { bytes: sizes.reduce((sum, size) => sum + size, 0), files: [...files] }
}

/** Bytes of an element alone on a page, and of them those that no other element brings. */
async function sizesOfElements(): Promise<Map<string, { alone: number; own: number }>> {
  const chunks: ManifestChunk[] = JSON.parse(await readFile(MANIFEST, 'utf8'))
  const names = globSync('packages/embed/src/entries/*.ts', { cwd: root }).map((file) =>
    basename(file, '.ts'),
  )
  const runtime = await measureElements(chunks, [], undefined, true)
  return new Map(
    await Promise.all(
      names.map(async (name) => {
        const { bytes } = await measureElements(chunks, [name])
        return [name, { alone: bytes, own: bytes - runtime.bytes }] as const
      }),
    ),
  )
}

/** What a page of docs/widgets says of its element's size and is more than half a kilobyte from the truth. */
export async function wrongSizesInDocs(): Promise<string[]> {
  const sizes = await sizesOfElements()
  const wrong = await Promise.all(
    [...sizes].map(async ([name, { alone, own }]) => {
      const page = `docs/widgets/${name}.md`
      const [, ...told] =
        /\*\*Size\*\* ([\d.]+) KB alone on a page, ([\d.]+) KB/.exec(await readFile(root + page, 'utf8')) ??
        []
      const isTrue =
        told.length === 2 &&
        [alone, own].every((bytes, at) => Math.abs(bytes / 1000 - Number(told[at])) <= 0.5)
      return isTrue
        ? []
        : `${page}: it is '**Size** ${(alone / 1000).toFixed(1)} KB alone on a page, ${(own / 1000).toFixed(1)} KB'`
    }),
  )
  return wrong.flat()
}

/** The first script below a heading of a README. */
async function exampleOf(example: string): Promise<string> {
  const [file = '', heading] = example.split('#')
  const [, below = ''] = (await readFile(root + file, 'utf8')).split(`\n## ${heading}\n`)
  const [, code] = /```tsx?[^\n]*\n(.*?)```/s.exec(below) ?? []
  if (!code) throw new Error(`${file} has no code below the heading '${heading}'.`)
  return code
}

/**
 * What a page loads first of a customer's code, bundled for production by Vite as it comes, from tarballs installed outside
 * the repository: the scripts that it cannot run without, and its stylesheet.
 */
async function measureExample(example: string, folder: string, asked?: string) {
  const code = await exampleOf(example)
  const entry = `${folder}/${createHash('sha256').update(example).digest('hex').slice(0, 8)}.tsx`
  await writeFile(entry, code)
  const result = await build({
    configFile: false,
    logLevel: 'silent',
    root: folder,
    build: {
      write: false,
      modulePreload: false,
      rolldownOptions: {
        input: entry,
        external: [/^react($|\/)/, /^react-dom($|\/)/],
        // What the page exports is used.
        preserveEntrySignatures: 'strict',
        output: {
          entryFileNames: 'entry.js',
          chunkFileNames: '[name].js',
          assetFileNames: '[name][extname]',
        },
      },
    },
  })
  const [bundle] = [result].flat()
  if (!bundle || !('output' in bundle)) throw new Error(`${example} was not built.`)
  const chunks = bundle.output.filter((file) => file.type === 'chunk')
  const first = new Set<(typeof chunks)[number]>()
  const add = (fileName: string) => {
    const chunk = chunks.find((one) => one.fileName === fileName)
    if (!chunk || first.has(chunk)) return
    first.add(chunk)
    chunk.imports.forEach(add)
  }
  add('entry.js')
  for (const { fileName } of chunks) if (asked && fileName.startsWith(asked)) add(fileName)
  const sheets = bundle.output.filter((file) => file.type === 'asset' && file.fileName.endsWith('.css'))
  const texts = [
    ...[...first].map(({ code: text }) => text),
    ...sheets.map((sheet) => ('source' in sheet ? String(sheet.source) : '')),
  ]
  const bytes = texts.map(weigh)
  return {
    bytes: bytes.reduce((sum, size) => sum + size, 0),
    files: [...[...first].map(({ fileName }) => fileName), ...sheets.map(({ fileName }) => fileName)],
  }
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
  const wrong = await wrongSizesInDocs()
  if (wrong.length > 0) console.error(wrong.join('\n'))
  if (sizes.some(({ isOver }) => isOver) || wrong.length > 0) process.exitCode = 1
}
