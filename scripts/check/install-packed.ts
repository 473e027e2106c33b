import { execFile } from 'node:child_process'
import { mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { packAll } from '../release/pack.ts'

const exec = promisify(execFile)

/**
 * A folder outside the repository with the tarballs of some packages in its `node_modules`, as npm would lay them out: those
 * that they ask for beside them, and of others what they have declared, taken from ours. Nothing is fetched.
 *
 * @param names - Of published packages, without their scope.
 * @param beside - What else a customer has installed there: name of the package to the folder in our `node_modules`.
 * @returns the folder, and a function that removes it
 * @throws {Error} where a package asks for one that is not installed here
 */
export async function installPacked(names: readonly string[], beside: Readonly<Record<string, string>> = {}) {
  const tarballs = await packAll()
  const folder = await mkdtemp(join(tmpdir(), 'dawakit-installed-'))
  const home = (name: string) => join(folder, 'node_modules', name)
  const installed = new Set<string>()

  async function install(name: string): Promise<void> {
    if (installed.has(name)) return
    installed.add(name)
    const tarball = tarballs.find((one) => one.name === name)
    if (!tarball) return link(name, name)
    await mkdir(home(name), { recursive: true })
    await exec('tar', ['xzf', tarball.file, '--strip-components=1', '-C', home(name)])
    const { dependencies = {} } = JSON.parse(await readFile(join(home(name), 'package.json'), 'utf8'))
    await Promise.all(Object.keys(dependencies).map(install))
  }

  async function link(name: string, ours: string): Promise<void> {
    await mkdir(dirname(home(name)), { recursive: true })
    await symlink(resolve('node_modules', ours), home(name), 'junction')
  }

  await writeFile(
    join(folder, 'package.json'),
    JSON.stringify({ name: 'customer', private: true, type: 'module' }),
  )
  await Promise.all(names.map((name) => install(`@dawakit/${name}`)))
  const others = Object.entries(beside).filter(([name]) => !installed.has(name))
  await Promise.all(others.map(([name, ours]) => link(name, ours)))
  return { folder, remove: () => rm(folder, { recursive: true, force: true }) }
}
