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

/** One after the other. */
export async function inTurn<Item>(
  items: readonly Item[],
  work: (item: Item) => Promise<unknown>,
): Promise<void> {
  for (const item of items) await work(item)
}
