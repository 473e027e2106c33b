import { BUILD } from './build-name.ts'
import { type MappedCode, replaceMapped } from './mapped-code.ts'

const EXPORTS = /\bexport\{([^}]*)\}(?!from)/g
const IMPORTS = new RegExp(`\\b(import|export)\\{([^}]*)\\}from"\\./([\\w.-]+?)(-${BUILD})?\\.js"`, 'g')
/** What the bundler calls an export that only its own files ask for: a letter, or `$`, which follows after the letters. */
const INTERNAL = /^[\w$]$/

type Named = MappedCode & { name: string }

/** `a as b` as a pair; the same twice where it is called alike on both sides. */
const sidesOf = (part: string): [string, string] => {
  const [left = '', right = left] = part.split(' as ')
  return [left, right]
}
const toPart = (left: string, right: string) => (left === right ? left : `${left} as ${right}`)

/**
 * Lets files call what they export for each other as they call it inside: `export{a,b}` for `export{a as x,b as y}`, 70 bytes
 * of a first element.
 *
 * @param shared - Names of the files that do so. Of what is asked for by `import()` a single letter may be the name.
 */
export function exportByOwnNames<File extends Named>(
  files: readonly File[],
  shared: readonly string[],
): File[] {
  const ownNames = new Map<string, string>()
  const exporting = files.map((file) => {
    if (!shared.includes(file.name)) return file
    const changed = replaceMapped(file, EXPORTS, ([, list = '']) => {
      const sides = list.split(',').map(sidesOf)
      // A name of two letters may be another's own.
      const kept = new Set(sides.flatMap(([, outside]) => (INTERNAL.test(outside) ? [] : [outside])))
      const parts = sides.map(([own, outside]) => {
        if (!INTERNAL.test(outside) || kept.has(own)) return toPart(own, outside)
        ownNames.set(`${file.name}.${outside}`, own)
        return own
      })
      return `export{${parts}}`
    })
    return { ...file, ...changed }
  })
  return exporting.map((file) => ({
    ...file,
    ...replaceMapped(file, IMPORTS, ([, word, list = '', name, build = '']) => {
      const parts = list.split(',').map((part) => {
        const [outside, own] = sidesOf(part)
        return toPart(ownNames.get(`${name}.${outside}`) ?? outside, own)
      })
      return `${word}{${parts}}from"./${name}${build}.js"`
    }),
  }))
}
