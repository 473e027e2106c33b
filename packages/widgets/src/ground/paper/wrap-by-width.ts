/**
 * What joins two letters into one sign, as in ஸ்ரீ and ಕ್ರೋ: a virama before a letter. Not every browser's segmenter keeps such a sign
 * together, and Unicode's own rules leave Tamil and Kannada out of it (UAX #29, GB9c).
 */
const JOINED = /^\p{L}/u
const JOINER = /[\u094d\u09cd\u0a4d\u0acd\u0b4d\u0bcd\u0c4d\u0ccd\u0d4d]\u200d?$/

/** A text cut between its signs, as people see them. */
function signsOf(text: string): string[] {
  const signs: string[] = []
  for (const { segment } of new Intl.Segmenter().segment(text)) {
    const last = signs.at(-1)
    if (last !== undefined && JOINER.test(last) && JOINED.test(segment))
      signs[signs.length - 1] = last + segment
    else signs.push(segment)
  }
  return signs
}

/** Lines of at most `width`, broken at spaces, else between signs. */
export function wrapByWidth(text: string, width: number, widthOf: (text: string) => number): string[] {
  const lines: string[] = []
  let line = ''
  for (const sign of signsOf(text)) {
    if (line && sign !== ' ' && widthOf(line + sign) > width) {
      const space = line.lastIndexOf(' ')
      lines.push(space > 0 ? line.slice(0, space) : line)
      line = space > 0 ? line.slice(space + 1) : ''
    }
    line += sign
  }
  return [...lines, line]
}
