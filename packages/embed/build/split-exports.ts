import { readdir, readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'

const packages = fileURLToPath(new URL('../..', import.meta.url))

/**
 * Files of many small constants, each used by another element: as one module they would all land in
 * the chunk that every page loads.
 */
const SPLIT_FILES = ['widgets/src/icon/icon.tsx']
const SPLIT_SOURCE = /(icon\/icon\.tsx|core\/refusals|refusals\/[a-z-]+\.ts)$/
const IMPORT = /import \{([^}]*)\} from '([^']+)'/g
const OWN_SOURCE = /\/packages\/(core|client|widgets|embed)\/src\/.*\.tsx?$/

/** Makes each of their names a module of its own, `file?only=Name`, from which the bundler drops the rest. */
export function splitExports() {
  const homes = new Map<string, string>()
  return {
    name: 'dawakit-split-exports',
    enforce: 'pre' as const,
    async buildStart() {
      const refusals = (await readdir(`${packages}core/src/refusals`)).map(
        (name) => `core/src/refusals/${name}`,
      )
      for (const file of [...SPLIT_FILES, ...refusals]) {
        const code = await readFile(`${packages}${file}`, 'utf8')
        for (const [, name = ''] of code.matchAll(/^export const (\w+)/gm))
          homes.set(name, `${packages}${file}`)
      }
    },
    async load(id: string) {
      return id.includes('?only=') ? readFile(id.slice(0, id.indexOf('?')), 'utf8') : undefined
    },
    transform(code: string, id: string) {
      if (!OWN_SOURCE.test(id)) return
      return code.replace(IMPORT, (statement, list: string, source: string) => {
        if (!SPLIT_SOURCE.test(source)) return statement
        const names = list.split(',').map((name) => name.trim())
        return names
          .filter((name) => name && !name.startsWith('type '))
          .map((name) => {
            const home = homes.get(name.split(' as ')[0] ?? '')
            return `import { ${name} } from '${home ? `${home}?only=${name.split(' as ')[0]}` : source}'`
          })
          .join('\n')
      })
    },
  }
}
