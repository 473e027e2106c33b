import { execFile } from 'node:child_process'
import { mkdir, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'

const run = promisify(execFile)

/** This repository, whose frameworks are the ones that a start is tried with. */
export const root = fileURLToPath(new URL('../..', import.meta.url))

/** Too heavy (370 MB) to be installed with everything else: it is fetched when its start is tried. */
const FETCHED: Readonly<Record<string, string>> = { next: '16.4.6' }

const QUIETLY = ['--prefer-offline', '--no-audit', '--no-fund', '--loglevel=error']

interface Manifest {
  dependencies?: Record<string, string>
  peerDependencies?: Record<string, string>
}

/**
 * Gives a folder the packages that its start names, and what ours depend on: ours from their tarballs, frameworks as links
 * to this repository's. Nothing else can be found from there.
 */
export async function install(
  folder: string,
  packages: readonly string[],
  tarballs: ReadonlyMap<string, string>,
): Promise<void> {
  const done = new Set<string>()
  const add = async (name: string): Promise<void> => {
    if (done.has(name)) return
    done.add(name)
    const target = join(folder, 'node_modules', name)
    const tarball = tarballs.get(name)
    if (!tarball) {
      if (name.startsWith('@dawakit/')) throw new Error(`There is no tarball of ${name}.`)
      await mkdir(dirname(target), { recursive: true })
      await symlink(join(root, 'node_modules', name), target, 'junction')
      return
    }
    await mkdir(target, { recursive: true })
    await run('tar', ['-xzf', tarball, '--strip-components=1', '-C', target])
    const { dependencies, peerDependencies } = JSON.parse(
      await readFile(join(target, 'package.json'), 'utf8'),
    ) as Manifest
    for (const dependency of Object.keys({ ...dependencies, ...peerDependencies })) await add(dependency)
  }
  for (const name of packages) await add(name)
}

/**
 * The same by npm, from its registry or its cache, for what this repository does not have, and whose compiler follows no link
 * out of a folder.
 */
export async function fetchAndInstall(
  folder: string,
  packages: readonly string[],
  tarballs: ReadonlyMap<string, string>,
): Promise<void> {
  const { devDependencies = {} } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8')) as {
    devDependencies?: Record<string, string>
  }
  const versions = { ...devDependencies, ...FETCHED }
  const wanted = packages.map((name) => tarballs.get(name) ?? `${name}@${versions[name]}`)
  await run('npm', ['install', ...QUIETLY, ...wanted], { cwd: folder })
}

/** Installs packages, each with its version, into a folder of their own, for what a start is tried with and does not name. */
export async function fetchPackages(folder: string, packages: readonly string[]): Promise<void> {
  await mkdir(folder, { recursive: true })
  await writeFile(join(folder, 'package.json'), '{ "private": true }')
  await run('npm', ['install', ...QUIETLY, ...packages], { cwd: folder })
}

/** Unpacks some paths of a package, into `package` of a folder: for one of which the rest would be too much. */
export async function unpackFrom(name: string, folder: string, paths: readonly string[]): Promise<void> {
  await mkdir(folder, { recursive: true })
  const { stdout } = await run('npm', ['pack', ...QUIETLY, '--pack-destination', folder, name])
  const wanted = paths.map((path) => `package/${path}`)
  const tarball = join(folder, stdout.trim())
  await run('tar', ['-xzf', tarball, '-C', folder, ...wanted])
  await rm(tarball)
}

/** Whether a start names what has to be fetched. */
export const needsFetching = (packages: readonly string[]): boolean =>
  packages.some((name) => name in FETCHED)
