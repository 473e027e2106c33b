import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readFileSync } from 'node:fs'
import { freePort } from '../scripts/free-port.ts'

/** The API on its own, in a process of its own. */
export interface ApiServer {
  apiUrl: string
  /** Most that it has held in memory, in MB; 0 where the system does not tell. */
  memoryMb(): number
  stop(): Promise<void>
}

/**
 * @param folder - The checkout whose server it is. @default this one
 * @throws {Error} when it ends before it listens.
 */
export async function startApiServer(env: Record<string, string>, folder = '.'): Promise<ApiServer> {
  const port = await freePort()
  const child: ChildProcess = spawn(
    process.execPath,
    [
      '--conditions=dawakit-source',
      '--disable-warning=ExperimentalWarning',
      'packages/server/src/operator/start/main.ts',
    ],
    {
      cwd: folder,
      env: { ...process.env, ...env, PORT: String(port) },
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    },
  )
  const ended = once(child, 'exit')
  const tooSoon = ended.then(() => {
    throw new Error('The server ended before it listened.')
  })
  tooSoon.catch(() => undefined)
  await Promise.race([once(child, 'message'), tooSoon])
  return {
    apiUrl: `http://127.0.0.1:${port}/api`,
    memoryMb() {
      const status = readStatus(child.pid)
      return Number(/^VmHWM:\s*(\d+) kB/m.exec(status)?.[1] ?? 0) / 1000
    },
    async stop() {
      child.kill('SIGTERM')
      await ended
    },
  }
}

function readStatus(pid: number | undefined): string {
  const path = `/proc/${pid}/status`
  return existsSync(path) ? readFileSync(path, 'utf8') : ''
}
