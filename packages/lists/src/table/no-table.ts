import { fileTypeFromBuffer } from 'file-type'

const SAVE = 'save it as .xlsx or as CSV'
/** In UTF-16, as the bytes stand one by one. */
const ENCRYPTED = [...'EncryptedPackage'].join('\0')

/** Workbooks and documents of today are zip files of XML. An empty one begins with its end. */
const ZIPS = ['PK\x03\x04', 'PK\x05\x06']
export const isZip = (head: Uint8Array): boolean => ZIPS.includes(String.fromCharCode(...head.subarray(0, 4)))

/** Workbooks and documents until 2003, and those of today that have a password. */
export const isCompound = (head: Uint8Array): boolean =>
  String.fromCharCode(...head.subarray(0, 8)) === '\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1'

/**
 * What a file is that begins as no list does, and what to do.
 *
 * @param head - Its first bytes.
 * @returns null where it may be a list
 */
export function signatureRefusal(head: Uint8Array): string | null {
  const start = String.fromCharCode(...head.subarray(0, 16))
  if (isCompound(head)) {
    // How Excel wraps a workbook that has a password.
    return new TextDecoder('windows-1252').decode(head).includes(ENCRYPTED)
      ? 'This Excel workbook has a password: save it without one.'
      : `This is an Excel workbook of the old kind (.xls): ${SAVE}.`
  }
  if (isBefore1995(head)) return `This is an Excel workbook from before 1995: ${SAVE}.`
  if (start.startsWith('ID;P'))
    return `This is a spreadsheet of the kind .slk: open it where it was made and ${SAVE}.`
  if (/^TABLE\r?\n0,1\r?/.test(start))
    return `This is a spreadsheet of the kind .dif: open it where it was made and ${SAVE}.`
  if (start.startsWith('%PDF-'))
    return 'This is a PDF, which is made for printing: ask for the list as .xlsx or as CSV.'
  if (start.startsWith('{\\rtf'))
    return `This is a text document (.rtf): put its table into a spreadsheet and ${SAVE}.`
  if (start.startsWith('\x1f\x8b')) return 'This is a compressed file (.gz): unpack it first.'
  return null
}

/** Its first record says that the workbook begins, by one number for each of its ages, and is a few bytes long. */
function isBefore1995([first, age = 1, length = 0, longer]: Uint8Array): boolean {
  return first === 0x09 && [0, 2, 4, 8].includes(age) && length >= 4 && length <= 16 && longer === 0
}

/** As {@link signatureRefusal}, of bytes that are not UTF-16: what is no text at all. */
export async function binaryRefusal(head: Uint8Array): Promise<string | null> {
  // Only now is the file's kind looked up: the first letters of some kinds are those of words ('BM', 'ID3').
  if (!isBinary(head)) return null
  const kind = await fileTypeFromBuffer(head)
  if (!kind) return `This file is no list: open it where it was made and ${SAVE}.`
  const [family] = kind.mime.split('/')
  if (family === 'image') return `This is a picture (.${kind.ext}): ask for the list as .xlsx or as CSV.`
  return `This is a file of the kind .${kind.ext}: open it where it was made and ${SAVE}.`
}

/** Text has hardly a control character but those that end lines; a list with a few zero bytes is damaged text. */
function isBinary(head: Uint8Array): boolean {
  const controls = head.filter((byte) => byte < 9 || (byte > 13 && byte < 32 && byte !== 27)).length
  return controls >= 4 && controls > head.length / 20
}

/**
 * What a text is that is no table, and what to do: the web pages that programs call .xls are the common ones.
 *
 * @returns null where it may be one
 */
export function markupRefusal(text: string): string | null {
  const start = text.slice(0, 4096).trimStart()
  if (/^<\?xml|^<\w+:?Workbook/i.test(start) && /urn:schemas-microsoft-com:office:spreadsheet/.test(start))
    return `This is an Excel workbook in the XML of 2003: open it in Excel and ${SAVE}.`
  if (
    /^<(?:!doctype\s+html|html|head|body|meta|style|table|div|\?xml[^>]*\?>\s*<(?:!doctype\s+html|html))/i.test(
      start,
    )
  )
    return `This is a web page (HTML), whatever its name says: open it in Excel and ${SAVE}.`
  if (/^MIME-Version:/i.test(start))
    return `This is a web page in one file (MHTML), whatever its name says: open it in Excel and ${SAVE}.`
  if (/^<\?xml|^<office:document/.test(start) && /<office:document[\s>]/.test(start))
    return `This is an OpenDocument file as plain XML (.fods): ${SAVE}.`
  if (/^<[?!]?[\w:-]/.test(start)) return 'This is XML: ask for the list as .xlsx or as CSV.'
  if (/^\{\s*["}]|^\[\s*[[{"\]]/.test(start)) return 'This is JSON: ask for the list as .xlsx or as CSV.'
  return null
}
