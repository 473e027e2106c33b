import { createHash } from 'node:crypto'
import { mkdir, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

const IGNORED = new Set(['node_modules', 'dist', '.astro', '.cache', '.data', 'coverage', 'storybook-static'])
const TESTS_AND_STORIES = /\.(test|stories|example)\.tsx?$/

/**
 * Runs `build` only when its inputs changed since the last time it went well.
 *
 * @param name - Of the stamp in `.cache/`.
 * @param inputs - Files and folders, from the root.
 * @param output - A path that must exist for the stamp to count.
 * @param setting - Of the environment, where the output depends on one.
 * @param leftOut - Names of files that do not count. @default tests and stories
 * @returns True when it built.
 */
export async function buildIfChanged(
  name: string,
  inputs: readonly string[],
  output: string,
  build: () => Promise<void>,
  setting = '',
  leftOut = TESTS_AND_STORIES,
): Promise<boolean> {
  const stampFile = join('.cache', `${name}.stamp`)
  const fingerprint = await fingerprintOf(inputs, setting, leftOut)
  const known = await readFile(stampFile, 'utf8').catch(() => '')
  if (known === fingerprint && (await exists(output))) return false
  await rm(stampFile, { force: true })
  await build()
  await mkdir('.cache', { recursive: true })
  await writeFile(stampFile, fingerprint)
  return true
}

async function fingerprintOf(inputs: readonly string[], setting: string, leftOut: RegExp): Promise<string> {
  const hash = createHash('sha256').update(process.version).update(setting)
  for (const input of inputs) await addTo(hash, input, leftOut)
  return hash.digest('hex')
}

async function addTo(hash: ReturnType<typeof createHash>, path: string, leftOut: RegExp): Promise<void> {
  const found = await stat(path).catch(() => null)
  if (!found) return
  if (!found.isDirectory()) {
    hash.update(path).update(await readFile(path))
    return
  }
  for (const entry of (await readdir(path)).sort()) {
    if (IGNORED.has(entry) || leftOut.test(entry)) continue
    await addTo(hash, join(path, entry), leftOut)
  }
}

async function exists(path: string): Promise<boolean> {
  return stat(path).then(
    () => true,
    () => false,
  )
}
