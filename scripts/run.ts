import { spawn } from 'node:child_process'

/** Runs a command, its output to this terminal. Rejects when it fails. */
export async function run(
  command: string,
  args: readonly string[],
  env: Record<string, string> = {},
): Promise<void> {
  const child = spawn(command, args, { stdio: 'inherit', env: { ...process.env, ...env } })
  const code = await new Promise<number | null>((resolve, reject) => {
    child.on('error', reject)
    child.on('exit', resolve)
  })
  if (code !== 0) throw new Error(`\`${command} ${args.join(' ')}\` ended with ${code}.`)
}

/** Runs a step under a heading and says how long it took. */
export async function step(title: string, work: () => Promise<unknown>): Promise<void> {
  const start = performance.now()
  console.log(`\n── ${title}`)
  await work()
  console.log(`── ${title}: ${((performance.now() - start) / 1000).toFixed(1)} s`)
}

/** A step that is a command of its own. */
export interface CommandStep {
  title: string
  command: string
  args: readonly string[]
  env?: Record<string, string>
}

/**
 * Runs steps beside each other. What each says is kept until it has ended, so that one is read after the other: what has failed
 * stands last, where a log that is cut is cut least.
 *
 * @throws {Error} when all have ended and one has failed
 */
export async function together(steps: readonly CommandStep[]): Promise<void> {
  const failed: (() => void)[] = []
  const ended = await Promise.allSettled(
    steps.map(async ({ title, command, args, env = {} }) => {
      const start = performance.now()
      const child = spawn(command, args, {
        stdio: ['inherit', 'pipe', 'pipe'],
        env: { ...process.env, ...env },
      })
      const said: Buffer[] = []
      for (const stream of [child.stdout, child.stderr])
        stream.on('data', (chunk: Buffer) => void said.push(chunk))
      const code = await new Promise<number | null>((resolve, reject) => {
        child.on('error', reject)
        child.on('close', resolve)
      })
      const tell = () => {
        console.log(`\n── ${title}`)
        process.stdout.write(Buffer.concat(said))
        console.log(`── ${title}: ${seconds} s`)
      }
      const seconds = ((performance.now() - start) / 1000).toFixed(1)
      if (code === 0) return tell()
      failed.push(tell)
      throw new Error(`\`${command} ${args.join(' ')}\` ended with ${code}.`)
    }),
  )
  for (const tell of failed) tell()
  for (const end of ended) if (end.status === 'rejected') throw end.reason
}

/** One after the other. */
export async function inTurn<Item>(
  items: readonly Item[],
  work: (item: Item) => Promise<unknown>,
): Promise<void> {
  for (const item of items) await work(item)
}
