export interface Timing {
  /** Milliseconds. */
  p50: number
  p99: number
}

export interface Finding extends Timing {
  name: string
  /** Milliseconds that `p99` may take. */
  limit: number
  /** What was measured beside the time: hits, bytes, the peer. */
  note?: string
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
  spans.sort((a, b) => a - b)
  const at = (share: number) => spans[Math.min(spans.length - 1, Math.floor(spans.length * share))] ?? 0
  return { p50: at(0.5), p99: at(0.99) }
}

/** One line per finding, and whether all are within their limits. */
export function printFindings(findings: readonly Finding[], print: (line: string) => void): boolean {
  const ms = (value: number) => `${value.toFixed(value < 1 ? 3 : 1)} ms`.padStart(10)
  for (const { name, p50, p99, limit, note } of findings) {
    const verdict = p99 <= limit ? 'ok  ' : 'OVER'
    print(`${verdict} ${name.padEnd(44)} p50 ${ms(p50)}  p99 ${ms(p99)} of ${ms(limit)}  ${note ?? ''}`)
  }
  return findings.every((finding) => finding.p99 <= finding.limit)
}
