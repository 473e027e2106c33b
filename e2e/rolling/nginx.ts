import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

const SHOWN = new URL('../../examples/deploy/nginx/dawakit.conf', import.meta.url)
/** Debian keeps it where only root looks. */
const PLACES = ['nginx', '/usr/sbin/nginx', '/usr/local/sbin/nginx', '/opt/homebrew/bin/nginx']

/** The nginx of this machine; undefined where there is none. */
export const findNginx = (): string | undefined =>
  PLACES.find((place) => spawnSync(place, ['-v'], { stdio: 'ignore' }).status === 0)

export interface ProxyOptions {
  /** Keeps what nginx writes. */
  folder: string
  port: number
  /** Of the two processes behind it. */
  behind: readonly [number, number]
  /** For a test that does not take minutes. */
  failSeconds: number
}

/** Starts nginx with the configuration that the docs show. @returns what stops it */
export async function startNginx(
  nginx: string,
  { folder, port, behind, failSeconds }: ProxyOptions,
): Promise<() => Promise<void>> {
  const shown = (await readFile(SHOWN, 'utf8'))
    .replace('127.0.0.1:4321', `127.0.0.1:${behind[0]}`)
    .replace('127.0.0.1:4322', `127.0.0.1:${behind[1]}`)
    .replaceAll('fail_timeout=10s', `fail_timeout=${failSeconds}s`)
    .replace('listen 80;', `listen 127.0.0.1:${port};`)
  const written = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${join(folder, name)};`,
  )
  const file = join(folder, 'nginx.conf')
  // Its workers would be nobody's, who may not enter the folder.
  const user = process.getuid?.() === 0 ? 'user root;' : ''
  await writeFile(
    file,
    `daemon off; ${user} worker_processes 2; pid ${join(folder, 'nginx.pid')}; error_log ${join(folder, 'error.log')} warn;
    events { worker_connections 512; }
    http { access_log off; ${written.join(' ')}\n${shown}\n}`,
  )
  const child = spawn(nginx, ['-e', join(folder, 'error.log'), '-p', folder, '-c', file], {
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  await listens(child, port)
  return async () => {
    if (child.exitCode !== null) return
    const exited = once(child, 'exit')
    child.kill('SIGTERM')
    await exited
  }
}

async function listens(child: ChildProcess, port: number): Promise<void> {
  while (child.exitCode === null) {
    const answer = await fetch(`http://127.0.0.1:${port}/healthz`).catch(() => null)
    if (answer) return
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  throw new Error('nginx did not start.')
}
