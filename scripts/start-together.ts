import { launchService, type Service } from './services.ts'

/** A program of this repository. */
export interface Program {
  file: string
  env: Record<string, string>
}

/** npm's shell ends by a signal that it sends nobody: so often this process looks whether it is still there, in milliseconds. */
const LOOK_MS = 250
/** A signal that comes sooner is the same one, from the terminal and by npm. In milliseconds. */
const SAME_MS = 500

/**
 * Starts programs one after the other, and keeps them together: when one of them ends, or this process is told to, all are
 * stopped. Returns when none runs any more.
 *
 * @param whenAllListen - Called once.
 * @returns null where it was told to stop; else what has ended, as a sentence
 */
export async function startTogether(
  programs: readonly Program[],
  whenAllListen: () => void,
): Promise<string | null> {
  const services: Service[] = []
  let end: (why: string | null) => void = () => {}
  const reason = new Promise<string | null>((resolve) => {
    end = resolve
  })
  let isEnding = false

  async function startAll(): Promise<void> {
    for (const { file, env } of programs) {
      if (isEnding) return
      const { service, listens } = launchService(file, env)
      services.push(service)
      await listens
      service.process.once('exit', (code, signal) =>
        end(`${file} ended with ${signal ?? code}: all else stops.`),
      )
    }
    if (!isEnding) whenAllListen()
  }

  const forget = whenTold(
    () => end(null),
    () => {
      for (const service of services) service.process.kill('SIGKILL')
    },
  )
  startAll().catch((error: Error) => end(error.message))
  const why = await reason
  isEnding = true
  await Promise.all(services.map((service) => service.stop()))
  forget()
  return why
}

/**
 * Hears of whoever wants this process to end: by a signal, or by being gone.
 *
 * @param again - A second signal.
 * @returns what ends the listening
 */
function whenTold(first: () => void, again: () => void): () => void {
  const parent = process.ppid
  const look = setInterval(() => {
    if (process.ppid !== parent) first()
  }, LOOK_MS)
  let at: number | undefined
  const hear = () => {
    if (at !== undefined && performance.now() - at > SAME_MS) again()
    at ??= performance.now()
    first()
  }
  process.on('SIGINT', hear).on('SIGTERM', hear)
  return () => {
    clearInterval(look)
    process.off('SIGINT', hear).off('SIGTERM', hear)
  }
}
