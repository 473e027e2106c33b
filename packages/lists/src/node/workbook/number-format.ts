import { readWholeXml } from '../xml/read-xml.ts'
import type { ZipParts } from './zip-parts.ts'

/** How a cell shows its number. */
export interface NumberFormat {
  kind: 'plain' | 'date' | 'percent' | 'leading-zeros'
  /** Of 'plain' and 'percent': decimals that are shown, null where as many as there are. Of 'leading-zeros': all digits. */
  digits: number | null
}

export const PLAIN: NumberFormat = { kind: 'plain', digits: null }

const MOST_BYTES = 64_000_000

/** The formats of the cells' styles, by the number that a cell names. */
export async function readNumberFormats(parts: ZipParts, part: string | null): Promise<NumberFormat[]> {
  const codes = new Map<number, string>()
  const formats: NumberFormat[] = []
  let isOfCells = false
  await readWholeXml(part === null ? null : await parts.read(part, MOST_BYTES), {
    open(name, attributes) {
      if (name === 'numFmt') codes.set(Number(attributes['numFmtId']), attributes['formatCode'] ?? '')
      if (name === 'cellXfs') isOfCells = true
      if (name !== 'xf' || !isOfCells) return
      const id = Number(attributes['numFmtId'])
      const code = codes.get(id)
      formats.push(code === undefined ? formatOfNumber(id) : formatOf(code))
    },
    close(name) {
      if (name === 'cellXfs') isOfCells = false
    },
  })
  return formats
}

/** The formats that every workbook knows by a number, as far as they matter here. 27 to 36 and 50 to 58 are dates too. */
const BUILT_IN: ReadonlyMap<number, string> = new Map([
  [2, '0.00'],
  [4, '#,##0.00'],
  [7, '#,##0.00'],
  [8, '#,##0.00'],
  [9, '0%'],
  [10, '0.00%'],
  [39, '#,##0.00'],
  [40, '#,##0.00'],
  [44, '#,##0.00'],
  ...[14, 15, 16, 17, 18, 19, 20, 21, 22, 27, 28, 29, 30, 31, 32, 33, 34, 35, 36, 45, 46, 47]
    .concat([50, 51, 52, 53, 54, 55, 56, 57, 58])
    .map((id): [number, string] => [id, 'd']),
])

export const formatOfNumber = (id: number): NumberFormat => formatOf(BUILT_IN.get(id) ?? '')

/** A format by the code that a person gives it: 'dd-mmm-yy', '₹ #,##0.00', '000000', '0%'. */
export function formatOf(code: string): NumberFormat {
  const [positive = ''] = code
    // Words, colours and languages, single characters, and what only takes space.
    .replace(/"[^"]*"|\[(?!h+\]|m+\]|s+\])[^\]]*\]|\\.|[_*]./gi, '')
    .split(';')
  if (/[dmyhs]/i.test(positive) && !/general/i.test(positive)) return { kind: 'date', digits: null }
  const decimals = /\.(0+)/.exec(positive)?.[1]?.length ?? null
  if (positive.includes('%')) return { kind: 'percent', digits: null }
  if (/^0{2,}$/.test(positive)) return { kind: 'leading-zeros', digits: positive.length }
  // A price of 12.50 that is shown as 13 is 12.50 all the same: only paise and less are noise.
  return { kind: 'plain', digits: decimals !== null && decimals >= 2 ? decimals : null }
}
