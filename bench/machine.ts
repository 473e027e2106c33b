import { execFileSync } from 'node:child_process'
import { cpus, loadavg, totalmem } from 'node:os'

/** What figures were measured on. */
export interface Machine {
  processor: string
  cores: number
  memoryGb: number
  node: string
  browser: string
  /** Processes that were running or waited to, over the minute before. */
  load: number
  at: string
}

export function machine(browser: string): Machine {
  const [one, ...others] = cpus()
  return {
    processor: one?.model.trim() ?? 'unknown',
    cores: others.length + 1,
    memoryGb: Math.round(totalmem() / 2 ** 30),
    node: process.version,
    browser: execFileSync(browser, ['--version'], { encoding: 'utf8' }).trim(),
    load: loadavg()[0] ?? Number.NaN,
    at: new Date().toISOString(),
  }
}

export function machineText({ processor, cores, memoryGb, node, browser, load, at }: Machine): string {
  return `${processor}, ${cores} cores, ${memoryGb} GB, Node ${node}, ${browser}, load before ${load.toFixed(2)}, ${at}`
}
