import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { inflateSync } from 'node:zlib'
import { expect, type Page } from 'playwright/test'
import { extractText, getDocumentProxy } from 'unpdf'

export interface ReadInvoice {
  /** The text of each page, every white space one space. */
  pages: string[]
  fileName: string
  /** Millimetres of a page. */
  size: [width: number, height: number]
  /** What the pictures of words read as, in their order. */
  pictured: string[]
}

/** Presses the button and reads the file that comes. */
export const downloadInvoice = (page: Page, button = 'Download Invoice'): Promise<ReadInvoice> =>
  downloadPdf(page, () => page.getByRole('button', { name: button, exact: true }).click())

/** Does what brings a PDF, and reads it. */
export async function downloadPdf(page: Page, press: () => Promise<void>): Promise<ReadInvoice> {
  const download = page.waitForEvent('download')
  await press()
  const file = await download
  const folder = process.env['DESK_PICTURES']
  if (folder) await file.saveAs(join(folder, file.suggestedFilename()))
  const bytes = await readFile(await file.path())
  const pdf = await getDocumentProxy(new Uint8Array(bytes))
  const { text } = await extractText(pdf)
  const [, , width = 0, height = 0] = (await pdf.getPage(1)).view
  const millimetres = (points: number) => Math.round((points / 72) * 25.4)
  return {
    pages: text.map((one) => one.replace(/\s+/g, ' ')),
    fileName: file.suggestedFilename(),
    size: [millimetres(width), millimetres(height)],
    pictured: picturedWords(bytes),
  }
}

/** The amount after these words, in paise. */
export function amountAfter(text: string, words: string): number {
  const [, found] = new RegExp(`${words.replace(/[().]/g, '\\$&')} ₹([\\d,]+\\.\\d\\d)`).exec(text) ?? []
  expect(found, `an amount after ${words}`).toBeDefined()
  return Number(found?.replace(/[,.]/g, ''))
}

/** The words that stand for a picture (`ActualText`), in every page's content. */
function picturedWords(bytes: Buffer): string[] {
  const file = bytes.toString('latin1')
  // What stands before the last line feed is the stream's, a carriage return too: one in 256 ends in that byte.
  const contents = [...file.matchAll(/FlateDecode[^>]*>>\s*stream\r?\n([\s\S]*?)\nendstream/g)].map(
    ([, stream = '']) => {
      try {
        return inflateSync(Buffer.from(stream, 'latin1')).toString('latin1')
      } catch {
        return ''
      }
    },
  )
  return [...contents.join('\n').matchAll(/ActualText <feff([0-9a-f]+)>/g)].map(([, hex = '']) =>
    Buffer.from(hex, 'hex').swap16().toString('utf16le'),
  )
}
