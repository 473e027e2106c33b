/** Builds and packs what is published, as npm would send it to a registry: `dist/tarballs`. */
import { execFile } from 'node:child_process'
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { promisify } from 'node:util'
import { buildIfChanged } from '../build/stamp.ts'
import { ELEMENT_SOURCES } from '../docs/elements/element-sources.ts'
import { run } from '../run.ts'
import { PUBLISHED } from './published.ts'

export interface Tarball {
  /** With its scope: `@dawakit/core`. */
  name: string
  version: string
  /** Where it lies, from the root of the file system. */
  file: string
  /** How many files are in it. */
  files: number
  /** Its size. */
  bytes: number
  /** What it takes in `node_modules`. */
  unpackedBytes: number
}

const FOLDER = 'dist/tarballs'
/** Written last: where it stands, the tarballs are whole. */
const LIST = `${FOLDER}/tarballs.json`

/**
 * A tarball of every published package, in the order they build on each other; those of the last time where no source
 * has changed.
 *
 * @throws {Error} where a package does not build
 */
export async function packAll(): Promise<Tarball[]> {
  await buildIfChanged(
    'tarballs',
    ['package-lock.json', ...ELEMENT_SOURCES, ...PUBLISHED.map((name) => `packages/${name}`)],
    LIST,
    async () => {
      await run('node', ['scripts/build/build.ts', 'packages'])
      await pack()
    },
  )
  const tarballs: Tarball[] = JSON.parse(await readFile(LIST, 'utf8'))
  return tarballs.map((tarball) => ({ ...tarball, file: resolve(FOLDER, tarball.file) }))
}

async function pack(): Promise<void> {
  await rm(FOLDER, { recursive: true, force: true })
  await mkdir(FOLDER, { recursive: true })
  const workspaces = PUBLISHED.flatMap((name) => ['--workspace', `packages/${name}`])
  // Built above, once for all: each package's `prepack` would ask again.
  const { stdout } = await promisify(execFile)(
    'npm',
    ['pack', '--json', '--ignore-scripts', '--pack-destination', FOLDER, ...workspaces],
    { maxBuffer: 64 * 1024 * 1024, shell: process.platform === 'win32' },
  )
  const packed: {
    name: string
    version: string
    filename: string
    size: number
    unpackedSize: number
    entryCount: number
  }[] = JSON.parse(stdout)
  const tarballs = packed.map(
    ({ name, version, filename, entryCount, size, unpackedSize }): Tarball => ({
      name,
      version,
      file: filename,
      files: entryCount,
      bytes: size,
      unpackedBytes: unpackedSize,
    }),
  )
  await writeFile(LIST, JSON.stringify(tarballs, null, 2))
}

if (import.meta.main) for (const { file } of await packAll()) console.log(file)
