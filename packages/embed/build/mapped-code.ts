import { decode, encode } from '@jridgewell/sourcemap-codec'

/** Code, and its source map as JSON. */
export interface MappedCode {
  code: string
  map: string
}

interface Move {
  /** Where in the text. */
  from: number
  by: number
}

/** `String.replaceAll` whose source map stays true. @param replace - Gets what `pattern` has matched. */
export function replaceMapped(
  { code, map }: MappedCode,
  pattern: RegExp,
  replace: (match: RegExpExecArray) => string,
): MappedCode {
  const moves: Move[] = []
  let changed = ''
  let end = 0
  for (const match of code.matchAll(pattern)) {
    const text = replace(match)
    changed += code.slice(end, match.index) + text
    end = match.index + match[0].length
    moves.push({ from: end, by: text.length - match[0].length })
  }
  return { code: changed + code.slice(end), map: moveColumns(code, map, moves) }
}

/** The map of a text in which pieces have grown or shrunk. */
function moveColumns(code: string, map: string, moves: readonly Move[]): string {
  const parsed = JSON.parse(map) as { mappings: string }
  let start = 0
  const movesOfLine = code.split('\n').map((line) => {
    const own = moves.map(({ from, by }) => ({ from: from - start, by }))
    start += line.length + 1
    return own.filter(({ from }) => from > 0 && from <= line.length)
  })
  const mappings = decode(parsed.mappings).map((segments, line) =>
    segments.map((segment) => {
      const by = (movesOfLine[line] ?? []).reduce(
        (sum, move) => sum + (segment[0] >= move.from ? move.by : 0),
        0,
      )
      return [segment[0] + by, ...segment.slice(1)] as typeof segment
    }),
  )
  return JSON.stringify({ ...parsed, mappings: encode(mappings) })
}
