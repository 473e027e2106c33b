import { globSync, readFileSync } from 'node:fs'
import { inTurn, run } from './run.ts'

/** The packages that others install, in the order they build on each other. */
export const PUBLISHED = ['core', 'client', 'widgets', 'embed', 'server', 'sandbox', 'catalogue'] as const

/** publint and Are-the-types-wrong over each package as npm would pack it. */
export async function checkPackages(): Promise<void> {
  // The widgets alone take as long as all others.
  const others = PUBLISHED.filter((name) => name !== 'widgets')
  await Promise.all([checkPackage('widgets'), inTurn(others, checkPackage)])
}

async function checkPackage(name: string): Promise<void> {
  const folder = `packages/${name}`
  // The script tag carries all that it needs by design.
  if (name !== 'embed') checkOwnSources(folder)
  await run('publint', [folder, '--strict'])
  await run('attw', [
    '--pack',
    folder,
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

/** Stylesheets have no types to be wrong. */
function stylesheetsOf(name: string): string[] {
  return name === 'widgets' ? ['./*.css', './tokens.css', './base.css'] : ['none']
}
