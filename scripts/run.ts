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
 * Runs steps beside each other. What each says is kept until it has ended, so that one is read after the other. What has failed runs
 * once more, alone: the machine may have been too busy for all of them. It is named as flaky where it holds then, and stands last where
 * it does not, where a log that is cut is cut least.
 *
 * @throws {Error} when all have ended and one has failed twice
 */
export async function together(steps: readonly CommandStep[]): Promise<void> {
  const ended = await Promise.all(
    steps.map(async (step) => {
      const result = await listenTo(step)
      if (result.end === 0) tell(step, result)
      return { step, result }
    }),
  )
  const failed: (() => void)[] = []
  for (const { step, result } of ended) {
    if (result.end === 0) continue
    tell(step, result)
    console.log(`── ${step.title}: once more, alone`)
    const second = await listenTo(step)
    if (second.end === 0) {
      tell(step, second)
      console.log(`flaky: ${step.title}`)
    } else failed.push(() => tell(step, second))
  }
  for (const tellFailed of failed) tellFailed()
  if (failed.length > 0) throw new Error(`${failed.length} of ${steps.length} steps failed, twice.`)
}

/** How a command ended, what it said, and its seconds. */
interface Ended {
  /** Its code; else the signal that ended it, or why it never began. */
  end: number | string
  said: Buffer
  seconds: number
}

async function listenTo({ command, args, env = {} }: CommandStep): Promise<Ended> {
  const start = performance.now()
  const child = spawn(command, args, { stdio: ['inherit', 'pipe', 'pipe'], env: { ...process.env, ...env } })
  const said: Buffer[] = []
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => void said.push(chunk))
  const end = await new Promise<number | string>((resolve) => {
    child.on('error', ({ message }) => resolve(message))
    child.on('close', (code, signal) => resolve(code ?? signal ?? 'nobody knows'))
  })
  return { end, said: Buffer.concat(said), seconds: (performance.now() - start) / 1000 }
}

function tell({ title }: CommandStep, { end, said, seconds }: Ended): void {
  console.log(`\n── ${title}`)
  process.stdout.write(said)
  if (end !== 0) console.log(`── ${title} ended with ${end}`)
  console.log(`── ${title}: ${seconds.toFixed(1)} s`)
}

/** One after the other. */
export async function inTurn<Item>(
  items: readonly Item[],
  work: (item: Item) => Promise<unknown>,
): Promise<void> {
  for (const item of items) await work(item)
}
