import { BUILD } from './build-name.ts'
import { type MappedCode, replaceMapped } from './mapped-code.ts'

const IMPORT = new RegExp(`\\bimport\\((["'\`])\\./([\\w.-]+?)(-${BUILD})?\\.js\\1\\)`, 'g')

/** What the loader's own `import()`s become: see `src/loader/take-file.ts`. */
const TAKE = /\bfunction takeFile\(/

/** Makes each `import('./file.js')` of the loader a call of its `takeFile`. Other files import by their own addresses. */
export function takeFiles(file: MappedCode): MappedCode {
  return TAKE.test(file.code)
    ? replaceMapped(file, IMPORT, ([, , name, build]) =>
        build ? `takeFile("${name}")` : `takeFile("${name}",".js")`,
      )
    : file
}
