import { ImportError } from '../../said/import-error.ts'
import { formatOf, formatOfNumber, type NumberFormat } from '../workbook/number-format.ts'
import { MOST_TEXT_BYTES, MOST_TEXTS, tooManyTexts } from '../workbook/shared-strings.ts'
import { SharedTexts } from '../workbook/shared-texts.ts'
import { type CompoundFile, damaged } from './compound-file.ts'
import { readRecords } from './read-records.ts'
import { decoderOfPage, RecordTexts } from './record-text.ts'

export interface OldSheet {
  name: string
  isHidden: boolean
  /** Where its records begin in the stream. */
  from: number
}

/** What stands before the sheets of a workbook, for all of them. */
export interface Globals {
  /** Whether it is of Excel 97 and later, whose texts are in Unicode. */
  isOf97: boolean
  decoder: TextDecoder
  sheets: OldSheet[]
  texts: SharedTexts
  formats: NumberFormat[]
  isFrom1904: boolean
}

const BEGIN = 0x0809
const END = 0x000a
const PASSWORD = 0x002f
const CODE_PAGE = 0x0042
const FROM_1904 = 0x0022
const FORMAT = 0x041e
const STYLE = 0x00e0
const SHEET = 0x0085
const TEXTS = 0x00fc
const CONTINUED = 0x003c

const OF_97 = 0x0600
const OF_95 = 0x0500

/** @throws {ImportError} where the workbook has a password, is older than these, or would take too much memory */
export async function readGlobals(file: CompoundFile, stream: string): Promise<Globals> {
  const codes = new Map<number, string>()
  /** The format of each style by its number: what that is may be said later. */
  const styles: number[] = []
  const sheets: OldSheet[] = []
  const texts: Buffer[] = []
  let textBytes = 0
  let version = 0
  let page = 1252
  let isFrom1904 = false
  let last = 0
  const records = readRecords(file.read(stream), (kind, bytes) => {
    const isMoreTexts = kind === CONTINUED && last === TEXTS
    if (kind !== CONTINUED) last = kind
    if (version === 0) {
      version = kind === BEGIN ? bytes.readUInt16LE(0) : -1
      if (version !== OF_97 && version !== OF_95)
        throw new ImportError(
          'This is an Excel workbook from before 1995: open it in a spreadsheet and save it as .xlsx or as CSV.',
        )
      return true
    }
    const isOf97 = version === OF_97
    if (kind === PASSWORD) throw new ImportError('This Excel workbook has a password: save it without one.')
    if (kind === CODE_PAGE) page = bytes.readUInt16LE(0)
    else if (kind === FROM_1904) isFrom1904 = bytes.readUInt16LE(0) === 1
    else if (kind === FORMAT) codes.set(bytes.readUInt16LE(0), formatText(bytes, isOf97))
    else if (kind === STYLE) styles.push(bytes.readUInt16LE(2))
    else if (kind === SHEET) {
      // Charts and macros are no sheets.
      if (bytes.readUInt8(5) !== 0) return true
      const name = isOf97
        ? new RecordTexts([bytes], 6).next(1)
        : decoderOfPage(page).decode(bytes.subarray(7, 7 + bytes.readUInt8(6)))
      sheets.push({ name, isHidden: (bytes.readUInt8(4) & 3) !== 0, from: bytes.readUInt32LE(0) })
    } else if (kind === TEXTS || isMoreTexts) {
      textBytes += bytes.length
      if (textBytes > MOST_TEXT_BYTES)
        throw new ImportError(
          'This workbook is too large to be read: its texts have more than 64 MB. Save it as CSV.',
        )
      // The stream's piece would be kept whole.
      texts.push(Buffer.from(bytes))
    }
    return kind !== END
  })
  for await (const _ of records);
  if (version === 0) throw damaged()
  return {
    isOf97: version === OF_97,
    decoder: decoderOfPage(page),
    sheets,
    texts: sharedTexts(texts),
    formats: styles.map((id) => {
      const code = codes.get(id)
      return code === undefined ? formatOfNumber(id) : formatOf(code)
    }),
    isFrom1904,
  }
}

/** A code of an older workbook has no letters but those of its signs. */
const formatText = (bytes: Buffer, isOf97: boolean) =>
  isOf97 ? new RecordTexts([bytes], 2).next(2) : bytes.toString('latin1', 3, 3 + bytes.readUInt8(2))

function sharedTexts(pieces: readonly Buffer[]): SharedTexts {
  const texts = new SharedTexts()
  const [first] = pieces
  if (!first) return texts
  const count = first.readUInt32LE(4)
  if (count > MOST_TEXTS) throw tooManyTexts()
  const read = new RecordTexts(pieces, 8)
  for (let at = 0; at < count; at++) texts.add(read.next(2))
  return texts
}
