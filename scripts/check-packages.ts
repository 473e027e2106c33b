import { run } from './run.ts'

/** The packages that others install, in the order they build on each other. */
export const PUBLISHED = ['core', 'client', 'widgets', 'embed', 'server', 'sandbox', 'catalogue'] as const

/** publint and Are-the-types-wrong over each package as npm would pack it. */
export async function checkPackages(): Promise<void> {
  for (const name of PUBLISHED) {
    const folder = `packages/${name}`
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
}

/** Stylesheets have no types to be wrong. */
function stylesheetsOf(name: string): string[] {
  return name === 'widgets' ? ['./*.css', './tokens.css', './base.css'] : ['none']
}
