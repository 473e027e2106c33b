export interface Timing {
  /** Milliseconds. */
  p50: number
  p99: number
  longest: number
}

export interface Finding extends Timing {
  name: string
  /** Milliseconds that `p99` may take. */
  limit: number
  /** What was measured in the same run in place of ours. */
  peers?: (Timing & { name: string })[]
  /** What was measured beside the time. */
  more?: Amount[]
}

export interface Amount {
  name: string
  ours: number
  unit: 'MB' | '%' | 'times' | 's' | 'ms'
  /** Most that it may be; at least so much where `isFloor`. */
  limit?: number
  isFloor?: boolean
  peers?: { name: string; value: number }[]
}

/** Runs something many times, one after the other, after a tenth as many to warm up. */
export async function measure(times: number, run: (turn: number) => unknown): Promise<Timing> {
  for (let turn = 0; turn < times / 10; turn++) await run(turn)
  const spans: number[] = []
  for (let turn = 0; turn < times; turn++) {
    const from = performance.now()
    await run(turn)
    spans.push(performance.now() - from)
  }
  return timingOf(spans)
}

/** @param spans - Milliseconds. */
export function timingOf(spans: number[]): Timing {
  spans.sort((a, b) => a - b)
  const at = (share: number) => spans[Math.min(spans.length - 1, Math.floor(spans.length * share))] ?? 0
  return { p50: at(0.5), p99: at(0.99), longest: at(1) }
}
