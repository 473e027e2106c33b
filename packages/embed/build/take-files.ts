import { BUILD } from './build-name.ts'
import { type MappedCode, replaceMapped } from './mapped-code.ts'

const IMPORT = new RegExp(`\\bimport\\((["'\`])\\./([\\w.-]+)-${BUILD}\\.js\\1\\)`, 'g')

/** Makes each `import('./file.js')` of a file a call of `src/loader/take-file.ts`. */
export function takeFiles(file: MappedCode): MappedCode {
  // The loader has it in its own code.
  const take = file.code.includes(' takeFile(') ? 'takeFile' : 'Dawakit.takeFile'
  return replaceMapped(file, IMPORT, ([, , name]) => `${take}("${name}")`)
}
