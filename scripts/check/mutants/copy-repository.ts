import { execFileSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'

/**
 * Copies what the repository knows into a folder of its own, where guards are broken: never in the checkout. The packages
 * of others are shared, ours are the copy's.
 *
 * @returns its path
 */
export function copyRepository(root: string): string {
  const copy = mkdtempSync(join(tmpdir(), 'dawakit-mutants-'))
  const listed = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  })
  for (const file of listed.split('\0')) {
    if (file === '' || !existsSync(join(root, file))) continue
    mkdirSync(dirname(join(copy, file)), { recursive: true })
    cpSync(join(root, file), join(copy, file))
  }
  shareModules(join(root, 'node_modules'), join(copy, 'node_modules'))
  for (const group of ['packages', 'examples']) {
    for (const name of readdirSync(join(root, group))) {
      const from = join(root, group, name)
      const to = join(copy, group, name)
      if (!existsSync(join(from, 'package.json')) || !existsSync(to)) continue
      const modules = join(from, 'node_modules')
      if (existsSync(modules)) symlinkSync(modules, join(to, 'node_modules'))
    }
  }
  return copy
}

const OURS = '@dawakit'

function shareModules(from: string, to: string): void {
  mkdirSync(join(to, OURS), { recursive: true })
  for (const name of readdirSync(from)) {
    // A cache of the checkout's is its own.
    if (name === OURS || (name.startsWith('.') && name !== '.bin')) continue
    symlinkSync(join(from, name), join(to, name))
  }
  for (const name of readdirSync(join(from, OURS))) {
    symlinkSync(join('..', '..', 'packages', name), join(to, OURS, name))
  }
}
