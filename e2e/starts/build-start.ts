import { execFile } from 'node:child_process'
import { mkdir, writeFile } from 'node:fs/promises'
import { delimiter, dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { fetchAndInstall, install, needsFetching, root } from './install.ts'
import { readStart } from './read-start.ts'

const run = promisify(execFile)

/** Writes a start into a folder of its own, as its page says, installs what it names, and builds it by its own `npm run build`. */
export async function buildStart(
  name: string,
  folder: string,
  tarballs: ReadonlyMap<string, string>,
  store: string,
): Promise<void> {
  const { files, packages } = await readStart(name, store)
  for (const [path, text] of files) {
    await mkdir(dirname(join(folder, path)), { recursive: true })
    await writeFile(join(folder, path), text)
  }
  if (packages.length === 0) return
  const bring = needsFetching(packages) ? fetchAndInstall : install
  await bring(folder, packages, tarballs)
  await runScript(folder, 'build')
}

/** @throws {Error} with what the compiler said */
async function runScript(folder: string, script: string): Promise<void> {
  const PATH = [join(root, 'node_modules/.bin'), process.env['PATH']].join(delimiter)
  try {
    await run('npm', ['run', '--silent', script], {
      cwd: folder,
      env: { ...process.env, PATH, NEXT_TELEMETRY_DISABLED: '1' },
    })
  } catch (error) {
    const { stdout, stderr } = error as { stdout: string; stderr: string }
    throw new Error(`\`npm run ${script}\` of ${folder} failed:\n${stdout}${stderr}`)
  }
}
