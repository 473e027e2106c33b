/** One measured number, and what it is held against. */
export interface Figure {
  /** What was measured, as a row of the table. */
  name: string
  ours: number
  unit: Unit
  /** Most that it may be; at least so much where `isFloor`. */
  limit?: number
  isFloor?: boolean
  /** The best that others reach, or what the plain way costs in the same run. */
  peer?: string
  /** True where going over it fails the command. */
  isEnforced?: boolean
}

export type Unit = 'B' | 'KB' | 'ms' | 's' | 'MB' | '%' | 'times' | ''

export interface Section {
  title: string
  figures: Figure[]
}

const whole = new Intl.NumberFormat('en-US', { maximumFractionDigits: 0 })

/** True when a figure has no limit or keeps it. */
export function isWithin({ ours, limit, isFloor }: Figure): boolean {
  if (limit === undefined) return true
  return isFloor ? ours >= limit : ours <= limit
}

/** The figures of a section as lines of text, in columns. */
export function tableOf({ title, figures }: Section): string {
  const head = [title, 'ours', 'limit', 'best peer', '']
  const rows = figures.map((figure) => [
    figure.name,
    written(figure.ours, figure.unit),
    figure.limit === undefined ? '' : `${figure.isFloor ? '≥' : '≤'} ${written(figure.limit, figure.unit)}`,
    figure.peer ?? '',
    figure.limit === undefined ? '' : isWithin(figure) ? 'ok' : 'OVER',
  ])
  const widths = head.map((_, column) => Math.max(...[head, ...rows].map((row) => row[column]?.length ?? 0)))
  return [head, ...rows]
    .map((row) =>
      row
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n')
}

function written(value: number, unit: Unit): string {
  const digits = unit === 'B' || value >= 100 ? 0 : value >= 10 ? 1 : value >= 1 ? 2 : 3
  const number = digits === 0 ? whole.format(value) : String(Number(value.toFixed(digits)))
  return unit === '' ? number : `${number} ${unit}`
}

/** The middle of some numbers; of an even count, the lower of the two in the middle. */
export function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor((values.length - 1) / 2)] ?? Number.NaN
}
