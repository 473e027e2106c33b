import { spawn } from 'node:child_process'
import { on } from 'node:events'

/** How long an app may take until it answers. */
const PATIENCE_MS = 60_000

/** Serves an app by its own `npm run start`. @returns a function that stops it */
export async function serveApp(folder: string, port: number): Promise<() => void> {
  const env = { ...process.env, PORT: String(port), NEXT_TELEMETRY_DISABLED: '1' }
  // A group of its own, so that what npm starts ends with it.
  const child = spawn('npm', ['run', '--silent', 'start'], {
    cwd: folder,
    env,
    detached: true,
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const stop = () => void (child.pid && process.kill(-child.pid))
  const signal = AbortSignal.timeout(PATIENCE_MS)
  try {
    for await (const [said] of on(child.stdout, 'data', { signal })) if (/Ready in/.test(String(said))) break
    return stop
  } catch (error) {
    stop()
    throw error
  }
}
