import { createHash } from 'node:crypto'
import { BUILD } from './build-name.ts'
import type { ScriptBundle } from './bundle-script.ts'
import { exportByOwnNames } from './export-names.ts'
import { changingExports, handOver, takeOver } from './hand-over.ts'
import { type MappedCode, replaceMapped } from './mapped-code.ts'
import { prefixOf, sharedBeside } from './page-scripts.ts'
import { shareFiles } from './share-files.ts'
import { smallerCode } from './small-code.ts'
import { takeFiles } from './take-files.ts'

const IN_NAMES = new RegExp(`-${BUILD}\\b`, 'g')

/** Of a file that only passes on what others hold. */
const NO_MAP = JSON.stringify({ version: 3, sources: [], names: [], mappings: '' })

/** One file of the script tag. */
export interface EmbedFile extends MappedCode {
  /** Without what follows it in every name, e.g. `search-box`. */
  name: string
  fileName: string
  /** Files it cannot run without. */
  imports: string[]
  /** Source files in it, from the packages' folder. */
  modules: string[]
}

const nameOf = (fileName: string) => fileName.replace(IN_NAMES, '').replace(/\.js$/, '')

/** How the entry of a script keeps `takeFile`, for which its own text has no use until the build gives it one. */
const KEPT = /\bexport\{\w+ as takeFile\};$/g

/** The files of one script: small, and asking for each other in a way that survives a lost network. */
async function smallFiles({ script, chunks }: ScriptBundle): Promise<EmbedFile[]> {
  const isScript = ({ fileName }: { fileName: string }) => fileName === script.fileName
  const files = await Promise.all(
    chunks.map(async ({ fileName, imports, moduleIds, code, map }) => ({
      name: nameOf(fileName),
      fileName,
      imports,
      modules: moduleIds.map((id) => id.slice(id.lastIndexOf('/packages/') + 1)),
      ...replaceMapped(
        await smallerCode(takeFiles({ code, map: map?.toString() ?? NO_MAP }, script)),
        KEPT,
        () => '',
      ),
    })),
  )
  const shared = sharedBeside(script).map(({ name }) => prefixOf(script) + name)
  const named = exportByOwnNames(files, [nameOf(script.fileName), ...shared])
  if (script.brings.length === 0) return named
  const changing = changingExports(chunks.find(isScript)?.code ?? '')
  if (changing.length > 0) throw new Error(`${script.fileName} hands over what changes: ${changing}.`)
  return named.map((file) => ({
    ...file,
    imports: file.imports.filter((fileName) => fileName !== script.fileName),
    ...(isScript(file) ? handOver(file, script) : takeOver(file, script)),
  }))
}

/**
 * Makes the bundler's files those of a release, named by what they all are together, so that files of two releases stand beside
 * each other. The scripts alone keep their names.
 *
 * @param bundles - The loader's first: what another script asks for and is no other file is the loader's.
 */
export async function finishFiles(bundles: readonly ScriptBundle[]): Promise<EmbedFile[]> {
  const small: EmbedFile[][] = []
  for (const bundle of bundles) small.push(await smallFiles(bundle))
  const files = shareFiles(
    small,
    bundles.map(({ script }) => prefixOf(script)),
  )
  const hash = createHash('sha256')
  for (const { code } of files) hash.update(code)
  const build = hash.digest('hex').slice(0, BUILD.length)
  const named = (text: string) => text.replace(IN_NAMES, `-${build}`)
  return files.map((file) => ({
    ...file,
    fileName: named(file.fileName),
    imports: file.imports.map(named),
    code: named(file.code),
    map: named(file.map),
  }))
}
