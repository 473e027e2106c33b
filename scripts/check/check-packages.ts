import { globSync, readFileSync } from 'node:fs'
import { packAll, type Tarball } from '../release/pack.ts'
import { inTurn, run } from '../run.ts'

/** publint and Are-the-types-wrong over each package as npm packs it. */
export async function checkPackages(): Promise<void> {
  const tarballs = await packAll()
  // The widgets alone take as long as all others.
  const isLong = ({ name }: Tarball) => name === '@dawakit/widgets'
  await Promise.all([
    inTurn(tarballs.filter(isLong), checkPackage),
    inTurn(
      tarballs.filter((tarball) => !isLong(tarball)),
      checkPackage,
    ),
  ])
}

async function checkPackage({ name: scoped, file }: Tarball): Promise<void> {
  const name = scoped.replace('@dawakit/', '')
  const folder = `packages/${name}`
  if (name === 'embed') checkPreactAlone(folder)
  // The elements carry all that they need by design.
  else checkOwnSources(folder)
  await run('publint', [file, '--strict'])
  await run('attw', [
    file,
    '--profile',
    'esm-only',
    '--quiet',
    '--exclude-entrypoints',
    ...stylesheetsOf(name),
  ])
}

/**
 * What npm packs is a package's own: the bundler names every source above what it made of it, and takes in quietly
 * what is no declared dependency.
 *
 * @throws {Error} naming the file and the source of another package in it
 */
function checkOwnSources(folder: string): void {
  for (const file of globSync(`${folder}/dist/**/*.js`)) {
    const [foreign] = /^\/\/ \.\.\/(?!\.\.\/node_modules).*/m.exec(readFileSync(file, 'utf8')) ?? []
    if (foreign) throw new Error(`${file} carries a source of another package: ${foreign.slice(3)}`)
  }
}

/** The elements from npm: no React comes along, in files or by name. */
function checkPreactAlone(folder: string): void {
  const { dependencies, peerDependencies } = JSON.parse(readFileSync(`${folder}/package.json`, 'utf8'))
  const files = globSync(`${folder}/dist/npm/*.{js,d.ts}`).filter((file) => !file.endsWith('react.d.ts'))
  const asksForReact = /(?:from|import)\s*\(?['"](?:react|react-dom|@dawakit\/widgets)[/'"]/
  const withReact = files.find((file) => asksForReact.test(readFileSync(file, 'utf8')))
  if (withReact) throw new Error(`${withReact} asks for React.`)
  const asked = Object.keys({ ...dependencies, ...peerDependencies })
  const bringsReact = asked.find((one) => /^react|^@dawakit\/widgets$/.test(one))
  if (bringsReact) throw new Error(`${folder}/package.json asks for ${bringsReact}.`)
}

/** Stylesheets have no types to be wrong. */
function stylesheetsOf(name: string): string[] {
  return name === 'widgets' ? ['./*.css', './tokens.css', './base.css'] : ['none']
}
