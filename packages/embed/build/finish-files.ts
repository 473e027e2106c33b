import { createHash } from 'node:crypto'
import type { Rolldown } from 'vite'
import { BUILD } from './build-name.ts'
import { exportByOwnNames } from './export-names.ts'
import type { MappedCode } from './mapped-code.ts'
import { smallerCode } from './small-code.ts'
import { takeFiles } from './take-files.ts'

const IN_NAMES = new RegExp(`-${BUILD}\\b`, 'g')

/** Of a file that only passes on what others hold. */
const NO_MAP = JSON.stringify({ version: 3, sources: [], names: [], mappings: '' })

/** One file of the script tag. */
export interface EmbedFile extends MappedCode {
  /** As the bundler knows it, e.g. `search-box`. */
  name: string
  fileName: string
  /** Files it cannot run without. */
  imports: string[]
  /** Source files in it, from the packages' folder. */
  modules: string[]
}

/**
 * Makes the bundler's files those of a release: small, asking for each other in a way that survives a lost network, and
 * named by what they all are together, so that files of two releases stand beside each other. The loader alone keeps its name.
 *
 * @param shared - Names of the files that others stand on.
 */
export async function finishFiles(
  chunks: readonly Rolldown.OutputChunk[],
  shared: readonly string[],
): Promise<EmbedFile[]> {
  const small = await Promise.all(
    chunks.map(async ({ name, code, map }) => ({
      name,
      ...(await smallerCode(takeFiles({ code, map: map?.toString() ?? NO_MAP }))),
    })),
  )
  const texts = exportByOwnNames(small, shared)
  const hash = createHash('sha256')
  for (const { code } of texts) hash.update(code)
  const build = hash.digest('hex').slice(0, BUILD.length)
  const named = (text: string) => text.replace(IN_NAMES, `-${build}`)
  return chunks.map((chunk, index) => ({
    name: chunk.name,
    fileName: named(chunk.fileName),
    imports: chunk.imports.map(named),
    modules: chunk.moduleIds.map((id) => id.slice(id.lastIndexOf('/packages/') + 1)),
    code: named(texts[index]?.code ?? ''),
    map: named(texts[index]?.map ?? ''),
  }))
}
