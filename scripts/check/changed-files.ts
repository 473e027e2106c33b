import { execFileSync } from 'node:child_process'

/**
 * Where this work parted from the branch `main`, here or where it came from; without one, the last commit.
 */
export function baseOf(root = '.'): string {
  for (const main of ['main', 'origin/main']) {
    try {
      return git(root, 'merge-base', 'HEAD', main).trim()
    } catch {
      // There is no such branch.
    }
  }
  return 'HEAD'
}

/**
 * Files that are others than at `base`: committed since, changed, new or gone.
 *
 * @throws {Error} where git knows no such base.
 */
export function changedFiles(base: string, root = '.'): string[] {
  const changed = git(root, 'diff', '--name-only', '--no-renames', '--relative', '-z', base, '--')
  const added = git(root, 'ls-files', '--others', '--exclude-standard', '-z')
  return [...new Set([...namesIn(changed), ...namesIn(added)])].sort()
}

/** Every file of the repository that git keeps or would. */
export function allFiles(root = '.'): string[] {
  return [
    ...new Set(namesIn(git(root, 'ls-files', '--cached', '--others', '--exclude-standard', '-z'))),
  ].sort()
}

const namesIn = (text: string) => text.split('\0').filter((name) => name !== '')

function git(root: string, ...args: string[]): string {
  return execFileSync('git', args, {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
    stdio: ['ignore', 'pipe', 'pipe'],
  })
}
