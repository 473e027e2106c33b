import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

type Described = Record<string, unknown>
interface LockFile {
  packages: Record<string, Described>
}

const read = (path: string): Described => JSON.parse(readFileSync(path, 'utf8'))
const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as LockFile

/** What npm writes of a package of this repository into the lock file, apart from what every entry has. */
const TAKEN = [
  'version',
  'dependencies',
  'devDependencies',
  'optionalDependencies',
  'peerDependencies',
  'engines',
  'license',
]

const own = Object.keys(packages).filter((path) => !path.includes('node_modules'))

it.each(own)(
  'the lock file says of %s/ what its package.json says: `npm install` changes nothing',
  (path) => {
    const told = read(`${path || '.'}/package.json`)
    for (const field of TAKEN) expect(packages[path]?.[field], field).toEqual(told[field])
  },
)

it('the project runs no install script of its own: npm 10 and npm 11 write that differently', () => {
  const scripts = Object.keys((read('package.json')['scripts'] ?? {}) as object)
  expect(scripts.filter((name) => /^(pre|post)?install$/.test(name))).toEqual([])
  expect(packages['']).not.toHaveProperty('hasInstallScript')
})
