import { execFileSync, spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { chownSync, existsSync, globSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { Client } from 'pg'
import type { TestProject } from 'vitest/node'

declare module 'vitest' {
  export interface ProvidedContext {
    /** A PostgreSQL server to make databases in; '' where there is none, and PGlite stands in. */
    postgresUrl: string
    /** Name of a database on it for every table and no row: a copy takes a third of the time of its migrations. */
    postgresTemplate: string
  }
}

/** TEST_DATABASE_URL of a run on PGlite, whatever is installed. */
const PGLITE = 'pglite'
const START_MS = 30_000
/** Tests lose nothing that they miss when the machine dies. */
const SETTINGS = [
  'fsync=off',
  'synchronous_commit=off',
  'full_page_writes=off',
  'max_connections=200',
  'jit=off',
]

/**
 * Runs once before the server's suites: on the server that TEST_DATABASE_URL names (`pglite` for none), else on a temporary one of the
 * PostgreSQL that is installed here, which is stopped and removed at the end.
 */
export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  const named = process.env['TEST_DATABASE_URL']
  const server = named ? null : await startPostgres()
  const url = named === PGLITE ? '' : (named ?? server?.url ?? '')
  const template = `test_template_${randomBytes(6).toString('hex')}`
  project.provide('postgresUrl', url)
  project.provide('postgresTemplate', template)
  return async () => {
    if (named && url) await dropAll(url, template)
    await server?.stop()
  }
}

/** The template, and every database of this run: they have its name before theirs. */
async function dropAll(url: string, template: string): Promise<void> {
  const client = new Client({ connectionString: url })
  await client.connect()
  const named = 'select datname from pg_database where starts_with(datname, $1)'
  const { rows } = await client.query<{ datname: string }>(named, [template])
  for (const { datname } of rows) await client.query(`drop database if exists ${datname} with (force)`)
  await client.end()
}

interface TemporaryServer {
  url: string
  stop(): Promise<void>
}

/**
 * @param settings - What it is started with, beside what its installation says.
 * @returns null where no PostgreSQL is installed, or it does not start.
 */
export async function startPostgres(settings: readonly string[] = SETTINGS): Promise<TemporaryServer | null> {
  const binaries = findBinaries('initdb', 'postgres')
  const owner = binaries && ownerOfServer()
  if (!binaries || !owner) return null
  const folder = mkdtempSync(join(tmpdir(), 'dawakit-postgres-'))
  const data = join(folder, 'data')
  try {
    const password = randomBytes(16).toString('hex')
    const passwordFile = join(folder, 'password')
    writeFileSync(passwordFile, password, { mode: 0o600 })
    for (const path of [folder, passwordFile]) {
      if (owner.uid !== undefined && owner.gid !== undefined) chownSync(path, owner.uid, owner.gid)
    }
    execFileSync(
      join(binaries, 'initdb'),
      ['-D', data, '-U', 'dawakit', '-E', 'UTF8', '--locale=C', '-A', 'scram-sha-256', '--no-sync'].concat(
        `--pwfile=${passwordFile}`,
      ),
      { ...owner, cwd: folder, stdio: 'ignore' },
    )
    const { port, stop } = await run(binaries, owner, folder, settings)
    const url = `postgres://dawakit:${password}@127.0.0.1:${port}/postgres`
    if (await answers(url)) return { url, stop }
    await stop()
  } catch {
    rmSync(folder, { recursive: true, force: true })
  }
  return null
}

/**
 * A streaming replica of a server that {@link startPostgres} has started.
 *
 * @returns null where it does not start.
 */
export async function startReplica(primary: string): Promise<TemporaryServer | null> {
  const binaries = findBinaries('pg_basebackup', 'postgres')
  const owner = binaries && ownerOfServer()
  if (!binaries || !owner) return null
  const folder = mkdtempSync(join(tmpdir(), 'dawakit-replica-'))
  try {
    if (owner.uid !== undefined && owner.gid !== undefined) chownSync(folder, owner.uid, owner.gid)
    execFileSync(
      join(binaries, 'pg_basebackup'),
      ['-d', primary, '-D', join(folder, 'data'), '-R', '-X', 'stream', '-c', 'fast', '--no-sync'],
      { ...owner, cwd: folder, stdio: 'ignore' },
    )
    const { port, stop } = await run(binaries, owner, folder, SETTINGS)
    const url = new URL(primary)
    url.port = String(port)
    if (await answers(url.href)) return { url: url.href, stop }
    await stop()
  } catch {
    rmSync(folder, { recursive: true, force: true })
  }
  return null
}

interface Owner {
  uid?: number
  gid?: number
}

/** Starts the server of a folder. */
async function run(binaries: string, owner: Owner, folder: string, settings: readonly string[]) {
  const port = await freePort()
  // The shell outlives us by a moment: when this process ends, however it does, its input ends, and with it the
  // server and its files.
  const shell = spawn(
    'sh',
    [
      '-c',
      '"$@" & server=$!; cat >/dev/null; kill -QUIT $server; wait $server; rm -rf "$0"',
      folder,
      join(binaries, 'postgres'),
      ...['-D', join(folder, 'data'), '-p', String(port), '-h', '127.0.0.1', '-k', ''],
      ...settings.flatMap((setting) => ['-c', setting]),
    ],
    { ...owner, cwd: folder, stdio: ['pipe', 'ignore', 'ignore'], detached: true },
  )
  const ended = new Promise<void>((resolve) => shell.once('exit', () => resolve()))
  const stop = async () => {
    shell.stdin?.end()
    await ended
    rmSync(folder, { recursive: true, force: true })
  }
  return { port, stop }
}

/** The folder that has all of them: on the PATH, else where Debian keeps the newest. */
function findBinaries(...programs: string[]): string | null {
  const onPath = (process.env['PATH'] ?? '').split(delimiter)
  const debian = globSync('/usr/lib/postgresql/*/bin').sort().reverse()
  const folders = [...onPath, ...debian]
  return folders.find((folder) => programs.every((program) => hasFile(folder, program))) ?? null
}

const hasFile = (folder: string, name: string) => folder !== '' && existsSync(join(folder, name))

/** PostgreSQL refuses to run as root: then it runs as its own user. @returns null when there is none */
function ownerOfServer(): Owner | null {
  if (process.getuid?.() !== 0) return process.getuid ? {} : null
  try {
    const id = (kind: string) =>
      Number(execFileSync('id', [kind, 'postgres'], { stdio: ['ignore', 'pipe', 'ignore'] }))
    return { uid: id('-u'), gid: id('-g') }
  } catch {
    return null
  }
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer()
    server.once('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })
}

async function answers(url: string): Promise<boolean> {
  const until = Date.now() + START_MS
  while (Date.now() < until) {
    const client = new Client({ connectionString: url })
    const isUp = await client.connect().then(
      () => true,
      () => false,
    )
    await client.end().catch(() => {})
    if (isUp) return true
    await wait(50)
  }
  return false
}
