import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'

export interface Service {
  process: ChildProcess
  /** Asks it to end, and waits; after 10 s it is killed. */
  stop(): Promise<void>
}

const STOP_MS = 10_000
const SOURCE = '--conditions=dawakit-source'
/** MB. Cleaning it after some ten pages takes a millisecond or two; Node's default of 16 makes one page in fifty wait. */
const YOUNG_HEAP = '--max-semi-space-size=8'
const END_WITH_PARENT = `--import=${new URL('end-with-parent.mjs', import.meta.url)}`

/**
 * Starts a Node program of this repository and waits until it says that it listens. It ends with this process.
 *
 * @throws {Error} when it ends first.
 */
export async function startService(
  file: string,
  env: Record<string, string>,
  output: 'inherit' | 'ignore' = 'inherit',
): Promise<Service> {
  const { service, listens } = launchService(file, env, output)
  await listens
  return service
}

/** As {@link startService}, for who may have to stop it before it listens. */
export function launchService(
  file: string,
  env: Record<string, string>,
  output: 'inherit' | 'ignore' = 'inherit',
): { service: Service; listens: Promise<void> } {
  const args = [SOURCE, YOUNG_HEAP, '--disable-warning=ExperimentalWarning', END_WITH_PARENT, file]
  const child = spawn(process.execPath, args, {
    stdio: ['ignore', output, 'inherit', 'ipc'],
    // What this repository starts sells nothing, unless somebody says so, and whoever stops it waits for it.
    env: { DAWAKIT_MODE: 'demo', STOP_WAIT_SECONDS: '0', ...process.env, ...env },
  })
  const ended = once(child, 'exit').then(([code, signal]) => {
    throw new Error(`${file} ended with ${signal ?? code} before it listened.`)
  })
  ended.catch(() => undefined)
  const listens = Promise.race([once(child, 'message'), ended]).then(() => undefined)
  return { service: { process: child, stop: () => stop(child) }, listens }
}

async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const exited = once(child, 'exit')
  child.kill('SIGTERM')
  const timer = setTimeout(() => child.kill('SIGKILL'), STOP_MS)
  await exited
  clearTimeout(timer)
}
