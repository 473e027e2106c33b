import { ImportError } from '../../said/import-error.ts'
import { readWholeXml } from '../xml/read-xml.ts'
import { SharedTexts } from './shared-texts.ts'
import type { ZipParts } from './zip-parts.ts'

/**
 * Bytes of XML, and how many texts: they are all kept while the sheet is read, and a small file may unpack to anything. A list of
 * 250,000 products with their salts, makers and pictures has some 50 MB.
 */
export const MOST_TEXT_BYTES = 64_000_000
export const MOST_TEXTS = 2_000_000

export const tooManyTexts = () =>
  new ImportError('This workbook is too large to be read: it has more than 20,00,000 texts. Save it as CSV.')

/** The texts of a workbook, which its cells name by their number. */
export async function readSharedStrings(parts: ZipParts, part: string | null): Promise<SharedTexts> {
  const texts = new SharedTexts()
  let text = ''
  let isText = false
  let isReading = false
  const input = part === null ? null : await parts.read(part, MOST_TEXT_BYTES)
  await readWholeXml(input, {
    open(name) {
      if (name === 'si') text = ''
      // How a text is read aloud in Japanese stands beside it, and is no part of it.
      if (name === 'rPh') isReading = true
      if (name === 't') isText = !isReading
    },
    close(name) {
      if (name === 't') isText = false
      if (name === 'rPh') isReading = false
      if (name !== 'si') return
      if (texts.count >= MOST_TEXTS) throw tooManyTexts()
      texts.add(unescaped(text))
    },
    text(piece) {
      if (isText) text += piece
    },
  })
  return texts
}

/** A workbook writes characters that XML cannot hold as `_x000D_`. */
export const unescaped = (text: string): string =>
  text.includes('_x')
    ? text.replace(/_x([0-9a-f]{4})_/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))
    : text
