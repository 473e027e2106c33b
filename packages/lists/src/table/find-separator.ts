import { RowFields } from './row-fields.ts'

/** In this order where a list has as many of one as of another: the rarest in a text first. */
const SEPARATORS = ['\t', '|', ';', ','] as const

/** Lines that have to agree with the headings. */
const LINES = 20

/** What Excel writes, and takes, before a list whose separator is not the usual one of the machine. */
export const SEPARATOR_LINE = /^"?sep=([^\s\w"]|\t)"?$/i

/**
 * The separator of a list: what stands between its headings, and in the rows behind as often. Above the headings may stand
 * lines without it, such as the name of the pharmacy.
 *
 * @param head - The beginning of the text; its last line may be cut off.
 */
export function findSeparator(head: string): string {
  const lines = head.split(/\r\n|\r|\n/)
  const said = SEPARATOR_LINE.exec(lines[0] ?? '')?.[1]
  if (said) return said
  const looked = lines.filter((line) => line.trim() !== '').slice(0, LINES)
  let best = { separator: ',', agreeing: -1, between: 0 }
  for (const separator of SEPARATORS) {
    const counts = looked.map((line) => countIn(line, separator))
    const first = counts.findIndex((count) => count > 0)
    const between = counts[first] ?? 0
    const agreeing = counts.slice(first + 1).filter((count) => count === between).length
    if (between === 0 || (first > 0 && agreeing === 0)) continue
    if (agreeing > best.agreeing || (agreeing === best.agreeing && between > best.between))
      best = { separator, agreeing, between }
  }
  return best.separator
}

function countIn(line: string, separator: string): number {
  const row = new RowFields(separator)
  return row.add(line) === 'whole' ? row.fields.length - 1 : row.fields.length
}
