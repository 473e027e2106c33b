import type { Readable } from 'node:stream'
import type { NamedSheet } from '../workbook/chosen-sheet.ts'

const TAG = /<table:table\s([^>]*)>/g
const NAME = /\stable:name="([^"]*)"/
const STYLE = /\stable:style-name="([^"]*)"/
/** Characters that a tag which is cut off may have. */
const LONGEST_TAG = 4096

/**
 * All sheets of a `content.xml`, in their order: looked for as text, since nothing but names is wanted of what stands behind the
 * sheet that is read.
 */
export async function namedSheets(input: Readable, hiddenStyles: ReadonlySet<string>): Promise<NamedSheet[]> {
  const sheets: NamedSheet[] = []
  const decoder = new TextDecoder()
  let rest = ''
  for await (const chunk of input as AsyncIterable<Buffer>) {
    const text = rest + decoder.decode(chunk, { stream: true })
    let end = 0
    for (const tag of text.matchAll(TAG)) {
      const attributes = ` ${tag[1]}`
      const name = unescaped(NAME.exec(attributes)?.[1] ?? '')
      sheets.push({ name, isHidden: hiddenStyles.has(STYLE.exec(attributes)?.[1] ?? '') })
      end = tag.index + tag[0].length
    }
    const last = text.lastIndexOf('<')
    rest = last >= end && text.length - last < LONGEST_TAG ? text.slice(last) : ''
  }
  return sheets
}

const SIGNS: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }
const unescaped = (text: string) =>
  text.replace(/&(amp|lt|gt|quot|apos);/g, (whole, sign) => SIGNS[sign] ?? whole)
