/** In this order where a list has as many of one as of another: the rarest in a text first. */
const SEPARATORS = ['\t', '|', ';', ','] as const

/** Lines that have to agree with the headings. */
const LINES = 20

/** What Excel writes, and takes, before a list whose separator is not the usual one of the machine. */
export const SEPARATOR_LINE = /^"?sep=([^\s\w"]|\t)"?$/i

/**
 * The separator of a list: what stands between its headings. Where several do ('price (₹, with tax)'), it is the one that
 * the rows behind have as often.
 *
 * @param head - The beginning of the text; its last line may be cut off.
 */
export function findSeparator(head: string): string {
  const [first = '', ...rest] = head.split(/\r\n|\r|\n/)
  const said = SEPARATOR_LINE.exec(first)?.[1]
  if (said) return said
  const lines = [first, ...rest].filter((line) => line.trim() !== '').slice(0, LINES)
  const [headings = '', ...rows] = lines
  let best = { separator: ',', agreeing: -1, between: 0 }
  for (const separator of SEPARATORS) {
    const between = countOutsideQuotes(headings, separator)
    if (between === 0) continue
    const agreeing = rows.filter((row) => countOutsideQuotes(row, separator) === between).length
    if (agreeing > best.agreeing || (agreeing === best.agreeing && between > best.between))
      best = { separator, agreeing, between }
  }
  return best.separator
}

/** Every second part between quotes is a quoted one. */
function countOutsideQuotes(line: string, separator: string): number {
  const outside = line.split('"').filter((_, at) => at % 2 === 0)
  return outside.reduce((count, part) => count + part.split(separator).length - 1, 0)
}
