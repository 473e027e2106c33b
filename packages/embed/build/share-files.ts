import { BUILD } from './build-name.ts'
import type { EmbedFile } from './finish-files.ts'
import { replaceMapped } from './mapped-code.ts'

/** Names of files in a text, with and without the build. */
const ASKED = new RegExp(`"(?:\\./)?([\\w.-]+?)(?:-${BUILD}\\.js)?"`, 'g')

/**
 * All files of several scripts, each once: one that stands on nothing of its script is the loader's, too, as that of the invoice's
 * PDF, which weighs more than all the others.
 *
 * @param scripts - Each one's files, the loader's first.
 * @param prefixes - What stands before their names.
 */
export function shareFiles(
  [first = [], ...others]: readonly EmbedFile[][],
  [, ...prefixes]: readonly string[],
): EmbedFile[] {
  return [...first, ...others.flatMap((files, index) => ownFiles(files, prefixes[index] ?? '', first))]
}

/** The files of a script that are not among the loader's, asking for those by the loader's names. */
function ownFiles(files: readonly EmbedFile[], prefix: string, loaders: readonly EmbedFile[]): EmbedFile[] {
  const plain = (text: string) => text.replaceAll(`"./${prefix}`, '"./')
  const isAsked = (code: string, name: string) =>
    [...code.matchAll(ASKED)].some(([, asked]) => asked === name)
  let alike = files.filter(({ name, code }) =>
    loaders.some((other) => prefix + other.name === name && other.code === plain(code)),
  )
  // What asks for a file of the script's own is its own, whatever it says.
  for (let before = -1; before !== alike.length; ) {
    before = alike.length
    const own = files.filter((file) => !alike.includes(file))
    alike = alike.filter(({ code }) => !own.some(({ name }) => isAsked(code, name)))
  }
  const renamed = new Set(alike.map(({ name }) => name))
  return files
    .filter((file) => !alike.includes(file))
    .map((file) => ({
      ...file,
      imports: file.imports.map((name) => withoutPrefix(name, prefix, renamed)),
      ...replaceMapped(file, ASKED, ([text, name = '']) =>
        renamed.has(name) ? text.replace(prefix, '') : text,
      ),
    }))
}

const withoutPrefix = (fileName: string, prefix: string, renamed: ReadonlySet<string>): string =>
  renamed.has(fileName.replace(`-${BUILD}.js`, '')) ? fileName.replace(prefix, '') : fileName
