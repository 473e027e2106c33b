/** One measured number, and what it is held against. */
export interface Figure {
  /** What was measured, as a row of the table. */
  name: string
  ours: number
  /** Of the single measurements that `ours` is the middle of. */
  spread?: Spread
  unit: Unit
  /** Most that it may be; at least so much where `isFloor`. */
  limit?: number
  isFloor?: boolean
  /** Others, measured in the same run. */
  peers?: readonly Peer[]
  /** Most that it may be of what the best of them has. */
  ratioLimit?: number
  /** What else there is to say. */
  note?: string
  /** True where going over it fails the command. */
  isEnforced?: boolean
}

export interface Peer {
  name: string
  value: number
  spread?: Spread
}

export interface Spread {
  lowest: number
  highest: number
}

export type Unit = 'B' | 'KB' | 'ms' | 's' | 'MB' | '%' | 'times' | ''

export interface Section {
  title: string
  figures: Figure[]
  /** All that was measured of ours and of others, where the figures name only the best of them. */
  more?: Table
}

/** Lines of cells, the first of them the heading. */
export type Table = readonly (readonly string[])[]

const whole = new Intl.NumberFormat('en-US', { maximumFractionDigits: 0 })

/** True when a figure has no limit or keeps it. */
export function isWithin(figure: Figure): boolean {
  const { ours, limit, isFloor, ratioLimit } = figure
  const ratio = ratioOf(figure)
  if (ratioLimit !== undefined && ratio !== undefined && ratio > ratioLimit) return false
  if (limit === undefined) return true
  return isFloor ? ours >= limit : ours <= limit
}

/** False where nothing was measured, as of answers that never came. Memory is not told by every system. */
export const isMeasured = ({ ours, unit, peers = [] }: Figure): boolean =>
  unit === 'MB' || [ours, ...peers.map(({ value }) => value)].every(Number.isFinite)

/** The peer that is the hardest to beat. */
export function bestPeer({ peers = [], isFloor }: Figure): Peer | undefined {
  const [best] = peers.toSorted((a, b) => (isFloor ? b.value - a.value : a.value - b.value))
  return best
}

/** Ours for one of the best peer's, where that is more than none. */
export function ratioOf(figure: Figure): number | undefined {
  const peer = bestPeer(figure)
  return peer && peer.value !== 0 ? figure.ours / peer.value : undefined
}

/** The figures of a section as lines of text, in columns. */
export function tableOf(section: Section): string {
  return tablesOf(section, ['', 'ok', 'OVER']).map(columns).join('\n\n')
}

/** The same as tables of docs/benchmarks.md. */
export function markdownOf(section: Section): string {
  return tablesOf(section, ['met', 'yes', '**no**']).map(markdownTable).join('\n\n')
}

function tablesOf({ title, figures, more }: Section, [met, yes, no]: [string, string, string]): Table[] {
  const rows = figures.map((figure) => {
    const { name, ours, unit, spread, note } = figure
    const peer = bestPeer(figure)
    const ratio = ratioOf(figure)
    return [
      name,
      written(ours, unit),
      spread ? spreadText(spread, unit) : '',
      peer ? `${written(peer.value, unit)} ${peer.name}` : (note ?? ''),
      ratio === undefined ? '' : ratioText(ratio),
      limitText(figure),
      hasLimit(figure) ? (isWithin(figure) ? yes : no) : '',
    ]
  })
  const head = [title, 'ours', 'spread', 'best peer', 'ratio', 'limit', met]
  return more ? [[head, ...rows], more] : [[head, ...rows]]
}

/** In hundredths, or the first digit that is not 0. */
const ratioText = (ratio: number) =>
  `${ratio > 0 && ratio < 0.01 ? Number(ratio.toPrecision(1)) : ratio.toFixed(2)} ×`

const hasLimit = ({ limit, ratioLimit }: Figure) => limit !== undefined || ratioLimit !== undefined

function limitText({ limit, isFloor, ratioLimit, unit }: Figure): string {
  const limits = [
    limit === undefined ? '' : `${isFloor ? '≥' : '≤'} ${written(limit, unit)}`,
    ratioLimit === undefined ? '' : `≤ ${ratioLimit} ×`,
  ]
  return limits.filter(Boolean).join(', ')
}

function columns(table: Table): string {
  const widths = (table[0] ?? []).map((_, column) =>
    Math.max(...table.map((row) => row[column]?.length ?? 0)),
  )
  return table
    .map((row) =>
      row
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n')
}

function markdownTable([head = [], ...rows]: Table): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`
  return [line(head), `|${'---|'.repeat(head.length)}`, ...rows.map(line)].join('\n')
}

/** A value with its unit, in three digits or all that stand before the point. */
export function written(value: number, unit: Unit): string {
  const number = digits(value, unit)
  return unit === '' ? number : `${number} ${unit}`
}

export function spreadText({ lowest, highest }: Spread, unit: Unit): string {
  return `${digits(lowest, unit)}–${digits(highest, unit)}`
}

function digits(value: number, unit: Unit): string {
  const places = unit === 'B' || value >= 100 ? 0 : value >= 10 ? 1 : value >= 1 ? 2 : 3
  return places === 0 ? whole.format(value) : String(Number(value.toFixed(places)))
}

/** The middle of some numbers; of an even count, the lower of the two in the middle. */
export function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor((values.length - 1) / 2)] ?? Number.NaN
}

export function spreadOf(values: readonly number[]): Spread {
  return { lowest: Math.min(...values), highest: Math.max(...values) }
}
