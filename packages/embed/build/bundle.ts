import { copyFile, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { brotliCompressSync, constants } from 'node:zlib'
import { bundleScript, type ScriptBundle } from './bundle-script.ts'
import { type EmbedFile, finishFiles } from './finish-files.ts'
import { integrityOf } from './integrity.ts'
import { BRINGING, LOADER } from './page-scripts.ts'
import { minifyCss } from './widget-css.ts'

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

/** The files of all its scripts. */
export async function bundleFiles(): Promise<EmbedFile[]> {
  const version = await versionOf()
  // One after the other: each takes all the processors that there are.
  const bundles: ScriptBundle[] = []
  for (const script of [LOADER, ...BRINGING]) bundles.push(await bundleScript(script, version))
  return finishFiles(bundles)
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
