/**
 * How deep arrays and objects may stand in one another. Our choice: the deepest body of a call of ours has 8 levels.
 */
const MOST_LEVELS = 32
/** Names and values in all. Our choice: 200 lines of a parcel with all that is said of them are 2,000. */
const MOST_PARTS = 20_000

const QUOTE = 0x22
const BACKSLASH = 0x5c
const COMMA = 0x2c
const COLON = 0x3a
const OPENING = [0x5b, 0x7b]
const CLOSING = [0x5d, 0x7d]

/**
 * Reads JSON that a stranger has sent. What is nested or divided beyond anything that we are sent costs no more than one look
 * at its bytes: the parser, and all that walks over what it makes, would hold everybody up for it.
 *
 * @throws {SyntaxError} also for more than 32 levels, or more than 20,000 names and values
 * @throws {TypeError} for what is not UTF-8
 */
export function parseJson(bytes: Uint8Array): unknown {
  refuseOvergrown(bytes)
  return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes))
}

function refuseOvergrown(bytes: Uint8Array): void {
  let levels = 0
  let parts = 1
  let isText = false
  for (let at = 0; at < bytes.length; at++) {
    const byte = bytes[at]
    if (byte === BACKSLASH && isText) at++
    else if (byte === QUOTE) isText = !isText
    else if (!isText) {
      if (byte === COMMA || byte === COLON) parts++
      else if (byte === OPENING[0] || byte === OPENING[1]) {
        parts++
        levels++
      } else if (byte === CLOSING[0] || byte === CLOSING[1]) levels--
      if (levels > MOST_LEVELS || parts > MOST_PARTS) throw new SyntaxError('This JSON is overgrown.')
    }
  }
}
