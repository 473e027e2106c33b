import { BUILD } from './build-name.ts'
import { sharedBy } from './hand-over.ts'
import { type MappedCode, replaceMapped } from './mapped-code.ts'
import type { PageScript } from './page-scripts.ts'

const IMPORT = new RegExp(`\\bimport\\((["'\`])\\./([\\w.-]+?)(-${BUILD})?\\.js\\1\\)`, 'g')

/** What the loader's own `import()`s become: see `src/loader/take-file.ts`. */
const TAKE = /\bfunction takeFile\(/

/**
 * Makes each `import('./file.js')` of a script a call of its `takeFile`; what it brings itself is there. Other files import by
 * their own addresses.
 */
export function takeFiles(file: MappedCode, script: PageScript): MappedCode {
  return TAKE.test(file.code)
    ? replaceMapped(file, IMPORT, ([, , name, build]) =>
        build ? `takeFile("${name}")` : `Promise.resolve(${sharedBy(script)})`,
      )
    : file
}
