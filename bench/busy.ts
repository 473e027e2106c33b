import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'

/** Runs `work` beside processes that each take all of a core that they get, and ends them. */
export async function beside<Result>(processes: number, work: () => Promise<Result>): Promise<Result> {
  const busy = Array.from({ length: processes }, startBusy)
  const end = () => {
    for (const child of busy) child.kill('SIGKILL')
  }
  process.once('exit', end)
  try {
    return await work()
  } finally {
    process.off('exit', end)
    const ended = busy.map((child) => once(child, 'exit'))
    end()
    await Promise.all(ended)
  }
}

const startBusy = (): ChildProcess => spawn(process.execPath, ['--eval', 'for (;;);'], { stdio: 'ignore' })
