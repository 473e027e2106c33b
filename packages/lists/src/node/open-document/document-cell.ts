import { shownNumber } from '../workbook/cell-text.ts'
import { type NumberFormat, PLAIN } from '../workbook/number-format.ts'

/** A cell as its document has it. */
export interface DocumentCell {
  /** 'float', 'percentage', 'currency', 'date', 'time', 'boolean', 'string'; '' where it has no value. */
  type: string
  value: string | null
  /** Its paragraphs; null where it has none. */
  shown: string | null
  hasFormula: boolean
  /** What its style says of numbers; null where it says nothing. */
  format: NumberFormat | null
  /** Days are counted from 1904. */
  isFrom1904: boolean
}

/** What a cell says: the value, and of what is shown as much as belongs to it: leading zeros, how many decimals are paise. */
export function documentCellText(cell: DocumentCell): string {
  const { type, value, shown } = cell
  switch (type) {
    case 'float':
    case 'currency':
      return numberOf(cell)
    case 'percentage':
      return value === null
        ? (shown ?? '')
        : shownNumber(Number(value), { kind: 'percent', digits: null }, false)
    case 'date':
      return (value ?? shown ?? '')
        .replace(/T00:00:00(\.0+)?Z?$/, '')
        .replace(/\.0+Z?$/, '')
        .replace('T', ' ')
    case 'time':
      return clockOf(value) ?? shown ?? ''
    case 'boolean':
      return value === 'true' ? 'TRUE' : 'FALSE'
    // Errors are written as they are shown.
    default:
      return (shown ?? value ?? '').replaceAll('\0', '')
  }
}

function numberOf({ value, shown, format, isFrom1904 }: DocumentCell): string {
  const number = Number(value ?? '')
  if (value === null || value.trim() === '' || !Number.isFinite(number)) return shown ?? ''
  if (format !== null) return shownNumber(number, format, isFrom1904)
  // The style of its column may say it, which LibreOffice does not write at the cell.
  const plain = shown?.trim() ?? ''
  if (/^0\d+$/.test(plain) && Number(plain) === number) return plain
  // Shown with paise or finer: what is finer still is noise.
  const decimals = /^[^\d]*[\d,]*\.(\d{2,})[^\d]*$/.exec(plain)?.[1]?.length ?? null
  return shownNumber(number, decimals === null ? PLAIN : { kind: 'plain', digits: decimals }, false)
}

/** 'PT12H30M00S' is '12:30:00'. */
function clockOf(value: string | null): string | null {
  const [, hours, minutes, seconds] = /^PT(\d+)H(\d+)M(\d+)(?:[.,]\d+)?S$/.exec(value ?? '') ?? []
  if (hours === undefined || minutes === undefined || seconds === undefined) return null
  return [hours, minutes, seconds].map((part) => part.padStart(2, '0')).join(':')
}
