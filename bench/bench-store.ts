import { execFileSync } from 'node:child_process'
import { withoutLimits } from '../scripts/check/without-limits.ts'
import { freePort } from '../scripts/free-port.ts'
import { type Service, startService } from '../scripts/services.ts'

export interface BenchStore {
  url: string
  /** From the start of the process until the first answer, in milliseconds. */
  startedMs: number
  /** Memory that the process holds now, in bytes; NaN where the system does not tell. */
  memory(): number
  stop(): Promise<void>
}

/** Starts the built store on a port of its own, as `npm start` does, with its data in a folder. */
export async function startBenchStore(
  dataFolder: string,
  env: Record<string, string> = {},
): Promise<BenchStore> {
  const port = await freePort()
  const url = `http://localhost:${port}`
  const from = performance.now()
  const service: Service = await startService(
    'examples/store/server.ts',
    {
      PORT: String(port),
      STORE_URL: url,
      DATA_FOLDER: dataFolder,
      NODE_ENV: 'production',
      SANDBOX_URL: 'http://localhost:9',
      ...withoutLimits,
      ...env,
    },
    'ignore',
  )
  return {
    url,
    startedMs: performance.now() - from,
    memory: () => residentBytes(service.process.pid),
    stop: () => service.stop(),
  }
}

function residentBytes(pid: number | undefined): number {
  try {
    return Number(execFileSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' })) * 1024
  } catch {
    return Number.NaN
  }
}
