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

/**
 * Starts a Node program of this repository and waits until it says that it listens.
 *
 * @throws {Error} when it ends first.
 */
export async function startService(
  file: string,
  env: Record<string, string>,
  output: 'inherit' | 'ignore' = 'inherit',
): Promise<Service> {
  const child = spawn(process.execPath, [SOURCE, YOUNG_HEAP, '--disable-warning=ExperimentalWarning', file], {
    stdio: ['ignore', output, 'inherit', 'ipc'],
    // What this repository starts sells nothing, unless somebody says so, and whoever stops it waits for it.
    env: { DAWAKIT_MODE: 'demo', STOP_WAIT_SECONDS: '0', ...process.env, ...env },
  })
  const ended = once(child, 'exit').then(([code]) => {
    throw new Error(`${file} ended with ${code} before it listened.`)
  })
  ended.catch(() => undefined)
  await Promise.race([once(child, 'message'), ended])
  return { process: child, stop: () => stop(child) }
}

async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const exited = once(child, 'exit')
  child.kill('SIGTERM')
  const timer = setTimeout(() => child.kill('SIGKILL'), STOP_MS)
  await exited
  clearTimeout(timer)
}
