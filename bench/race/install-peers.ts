import { fileURLToPath } from 'node:url'
import { buildIfChanged } from '../../scripts/build/stamp.ts'
import { run } from '../../scripts/run.ts'

const FOLDER = fileURLToPath(new URL('../peers/', import.meta.url))

/**
 * Installs the published packages that the bench measures against, once: no other command needs them.
 *
 * @returns Their `node_modules`.
 */
export async function installPeers(): Promise<string> {
  const modules = `${FOLDER}node_modules`
  const install = () => run('npm', ['ci', '--ignore-scripts', '--prefix', FOLDER])
  await buildIfChanged('bench-peers', [`${FOLDER}package-lock.json`], modules, install)
  return modules
}
