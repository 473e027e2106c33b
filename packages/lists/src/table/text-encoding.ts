/** The bytes of a file, from its beginning each time that they are asked for. */
export type ReadBytes = () => AsyncIterable<Uint8Array>

/** As TextDecoder calls them. */
export type Encoding = 'utf-8' | 'utf-16le' | 'utf-16be' | 'windows-1252'

/** As people call them. */
export const ENCODING_NAMES: Readonly<Record<Encoding, string>> = {
  'utf-8': 'UTF-8',
  'utf-16le': 'UTF-16',
  'utf-16be': 'UTF-16',
  'windows-1252': 'Windows-1252 (in which there is no ₹)',
}

/** Characters whose zero bytes are counted. */
const SAMPLE = 2048

/**
 * What the beginning of a text says of its encoding: the byte order mark, or the zero bytes that plain letters, digits and
 * separators have in UTF-16.
 *
 * @returns null where it says nothing: see {@link encodingOf}
 */
export function encodingAtStart(head: Uint8Array): Encoding | null {
  if (head[0] === 0xef && head[1] === 0xbb && head[2] === 0xbf) return 'utf-8'
  if (head[0] === 0xff && head[1] === 0xfe) return 'utf-16le'
  if (head[0] === 0xfe && head[1] === 0xff) return 'utf-16be'
  const pairs = Math.min(SAMPLE, Math.floor(head.length / 2))
  let even = 0
  let odd = 0
  for (let at = 0; at < pairs; at++) {
    if (head[2 * at] === 0) even++
    if (head[2 * at + 1] === 0) odd++
  }
  if (odd > pairs / 4 && even === 0) return 'utf-16le'
  if (even > pairs / 4 && odd === 0) return 'utf-16be'
  return null
}

/**
 * The encoding of a text that does not begin with it: UTF-8, or Windows-1252 where bytes of it are not UTF-8 and none are of
 * UTF-8 alone. A text of both is UTF-8 with damage.
 */
export async function encodingOf(read: ReadBytes): Promise<Encoding> {
  const decoder = new TextDecoder('utf-8')
  let isPlain = true
  let isBad = false
  const look = (text: string) => {
    if (text.includes('\uFFFD')) isBad = true
    return /[\u0080-\uFFFC\uFFFE\uFFFF]/.test(text)
  }
  for await (const chunk of read()) {
    if (isPlain && isAscii(chunk)) continue
    isPlain = false
    if (look(decoder.decode(chunk, { stream: true }))) return 'utf-8'
  }
  if (look(decoder.decode())) return 'utf-8'
  return isBad ? 'windows-1252' : 'utf-8'
}

/** Four bytes at a time where they lie so: a list is all of it looked through before its first row. */
function isAscii(bytes: Uint8Array): boolean {
  const { buffer, byteOffset, length } = bytes
  const words = byteOffset % 4 === 0 ? new Uint32Array(buffer, byteOffset, length >> 2) : new Uint32Array()
  for (let at = 0; at < words.length; at++) if (((words[at] ?? 0) & 0x80808080) !== 0) return false
  for (let at = words.length * 4; at < length; at++) if ((bytes[at] ?? 0) > 0x7f) return false
  return true
}

/** A part of a text, without its byte order mark. What its end cuts off is left out. */
export const decoded = (bytes: Uint8Array, encoding: Encoding) =>
  new TextDecoder(encoding).decode(bytes, { stream: true })

/** A text piece by piece, however long it is. Bytes that are no text become U+FFFD. */
export async function* readText(read: ReadBytes, encoding: Encoding): AsyncGenerator<string> {
  const decoder = new TextDecoder(encoding)
  for await (const chunk of read()) {
    const text = decoder.decode(chunk, { stream: true })
    if (text !== '') yield text
  }
  const text = decoder.decode()
  if (text !== '') yield text
}
