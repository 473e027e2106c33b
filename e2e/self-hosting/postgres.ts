import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { chownSync, globSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'

/** Where PostgreSQL's programs are on this machine; undefined where there are none. Debian keeps them beside its versions. */
export const findPostgres = (): string | undefined =>
  [
    ...globSync('/usr/lib/postgresql/*/bin').sort().reverse(),
    '/usr/bin',
    '/usr/local/bin',
    '/opt/homebrew/bin',
  ].find((folder) => spawnSync(join(folder, 'initdb'), ['--version'], { stdio: 'ignore' }).status === 0)

/** PostgreSQL does not run as root. */
function otherUser(): { uid?: number; gid?: number } {
  if (process.getuid?.() !== 0) return {}
  const idOf = (flag: string) => Number(spawnSync('id', [flag, 'nobody']).stdout.toString())
  return { uid: idOf('-u'), gid: idOf('-g') }
}

export interface RunningPostgres {
  /** Of a database that exists, by its name. */
  url(database: string): string
  createDatabase(name: string): void
  stop(): Promise<void>
}

/** A PostgreSQL of its own, in a folder that is there and empty. */
export async function startPostgres(bin: string, folder: string, port: number): Promise<RunningPostgres> {
  const who = otherUser()
  const data = join(folder, 'data')
  mkdirSync(data, { mode: 0o700 })
  if (who.uid !== undefined) for (const place of [folder, data]) chownSync(place, who.uid, who.gid ?? 0)
  const run = (program: string, args: string[]) => {
    const { status, stderr } = spawnSync(join(bin, program), args, { ...who, cwd: folder })
    if (status !== 0) throw new Error(`${program} ended with ${status}: ${stderr}`)
  }
  run('initdb', ['--pgdata', data, '--username', 'shop', '--auth', 'trust', '--encoding', 'UTF8'])
  const server: ChildProcess = spawn(
    join(bin, 'postgres'),
    ['-D', data, '-p', String(port), '-h', '127.0.0.1', '-k', folder],
    { ...who, cwd: folder, stdio: 'ignore' },
  )
  const at = ['-h', '127.0.0.1', '-p', String(port), '-U', 'shop']
  const isReady = () => spawnSync(join(bin, 'pg_isready'), at).status === 0
  while (!isReady()) {
    if (server.exitCode !== null) throw new Error('PostgreSQL did not start.')
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  return {
    url: (database) => `postgres://shop@127.0.0.1:${port}/${database}`,
    createDatabase: (name) => run('createdb', [...at, name]),
    stop: async () => {
      if (server.exitCode !== null) return
      const exited = once(server, 'exit')
      server.kill('SIGINT')
      await exited
    },
  }
}
