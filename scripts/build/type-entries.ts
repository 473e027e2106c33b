import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'

/**
 * A package's entries, each behind a file of one folder: what tsup makes declarations of.
 *
 * tsup makes a TypeScript program for every folder that holds an entry, and keeps all of them. Of the widgets' sixty
 * folders that is 4.7 GB and more than a minute, of one folder half a GB and eight seconds, for the same declarations.
 *
 * @param entry - Files by the name of what is built of them, from the package's folder, where tsup runs.
 */
export function typeEntries(entry: Record<string, string>): Record<string, string> {
  const folder = '.cache/type-entries'
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  return Object.fromEntries(
    Object.entries(entry).map(([name, path]) => {
      const behind = join(folder, `${name.replaceAll('/', '-')}.ts`)
      writeFileSync(behind, `export * from '${relative(folder, path)}'\n`)
      return [name, behind]
    }),
  )
}
