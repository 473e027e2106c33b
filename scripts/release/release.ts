/**
 * Turns the notes of `.changeset` into versions and changelogs, and packs what is to be published.
 * `--dry-run` packs what there is, says what the notes would make of it, and changes no file.
 */
import { execFile } from 'node:child_process'
import { mkdir, readFile } from 'node:fs/promises'
import { relative } from 'node:path'
import { promisify } from 'node:util'
import { run } from '../run.ts'
import { packAll, type Tarball } from './pack.ts'

/** What `changeset status` writes down. */
interface Plan {
  changesets: { id: string; summary: string }[]
  releases: { name: string; type: string; oldVersion: string; newVersion: string }[]
}

const WITHOUT_MAIN =
  'What the notes of .changeset would make of the versions is told where there is a branch `main` to compare with: `git branch main origin/main`.'

const isDryRun = process.argv.includes('--dry-run')

if (!isDryRun) {
  await run('changeset', ['version'])
  // The packages name each other by version, in the lock file too.
  await run('npm', ['install', '--package-lock-only', '--ignore-scripts'])
  await run('biome', ['check', '--write', '.'])
}
const tarballs = await packAll()
console.log(`\n${table(tarballs)}\n`)
if (isDryRun) console.log((await hasMain()) ? told(await readPlan()) : WITHOUT_MAIN)
else console.log(howToPublish(tarballs))

/** A clone of another branch has none, an unpacked archive not even git. */
function hasMain(): Promise<boolean> {
  const asked = promisify(execFile)('git', ['rev-parse', '--verify', '--quiet', 'main'])
  return asked.then(
    () => true,
    () => false,
  )
}

/** Nothing is written but the answer. It compares with the branch `main`, and fails where that has none of the notes. */
async function readPlan(): Promise<Plan> {
  const file = '.cache/release-plan.json'
  await mkdir('.cache', { recursive: true })
  // What it prints names each note once for every package.
  await promisify(execFile)('changeset', ['status', '--output', file], {
    shell: process.platform === 'win32',
  })
  return JSON.parse(await readFile(file, 'utf8'))
}

function told({ changesets, releases }: Plan): string {
  const open = releases.filter(({ name }) => tarballs.some((tarball) => tarball.name === name))
  return [
    `Without --dry-run, the ${changesets.length} notes of .changeset would be in each CHANGELOG.md, and the versions:`,
    ...open.map(
      ({ name, oldVersion, newVersion, type }) => `  ${name} ${oldVersion} → ${newVersion} (${type})`,
    ),
  ].join('\n')
}

function howToPublish(packed: readonly Tarball[]): string {
  return [
    'Read the change and commit it. After `npm test`, in this order, to the registry of your own:',
    ...packed.map(
      ({ file }) => `  npm publish ./${relative('.', file)} --registry=https://npm.pharmacy.example/`,
    ),
  ].join('\n')
}

/** The tarballs as lines of text, in columns. */
function table(packed: readonly Tarball[]): string {
  const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`
  const rows = [
    ['package', 'version', 'files', 'packed', 'unpacked', 'tarball'],
    ...packed.map(({ name, version, files, bytes, unpackedBytes, file }) => [
      name,
      version,
      String(files),
      kilobytes(bytes),
      kilobytes(unpackedBytes),
      relative('.', file),
    ]),
  ]
  const width = (column: number) => Math.max(...rows.map((row) => row[column]?.length ?? 0))
  return rows.map((row) => row.map((cell, column) => cell.padEnd(width(column))).join('  ')).join('\n')
}
