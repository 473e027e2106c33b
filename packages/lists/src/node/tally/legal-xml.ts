/** A character by its number: Tally writes `&#4;` before what it has by itself ('&#4; Primary', '&#4; Not Applicable'). */
const REFERENCE = /&#(?:x([0-9a-f]{1,8})|(\d{1,8}));/gi
/** What may be the beginning of one, at the end of a piece. */
const BEGUN = /&(?:#[0-9a-fx]{0,10})?$/i
/** Controls but tab and line ends. */
const CONTROLS = /[^\P{Cc}\t\n\r]/gu

/** A text as XML 1.0 allows it: characters that it has no place for are spaces. */
export async function* legalXml(pieces: AsyncIterable<string>): AsyncGenerator<string> {
  let rest = ''
  for await (const piece of pieces) {
    const text = rest + piece
    rest = BEGUN.exec(text)?.[0] ?? ''
    yield legal(text.slice(0, text.length - rest.length))
  }
  if (rest !== '') yield rest
}

const legal = (text: string) =>
  text
    .replace(CONTROLS, ' ')
    .replace(REFERENCE, (reference, hex: string | undefined, decimal: string | undefined) =>
      isLegal(hex === undefined ? Number(decimal) : Number.parseInt(hex, 16)) ? reference : ' ',
    )

const isLegal = (code: number) =>
  code === 0x09 ||
  code === 0x0a ||
  code === 0x0d ||
  (code >= 0x20 && code <= 0xd7ff) ||
  (code >= 0xe000 && code <= 0xfffd) ||
  (code >= 0x10000 && code <= 0x10ffff)
