/** Bytes of one encoded word: 75 characters is the most that it may have. */
const WORD_BYTES = 42
// biome-ignore lint/suspicious/noControlCharactersInRegex: ASCII is what may stand as it is
const ASCII = /^[\x00-\x7f]*$/

/** A sender as a header has it: a name of another script in encoded words (RFC 2047). SES refuses any other. */
export function inAscii(sender: string): string {
  const { name = '', address = sender } = /^(?<name>.*?)\s*<(?<address>[^<>]+)>$/su.exec(sender)?.groups ?? {}
  if (ASCII.test(name)) return sender
  const words = ['']
  for (const character of name) {
    const longer = `${words.at(-1)}${character}`
    if (Buffer.byteLength(longer) > WORD_BYTES) words.push(character)
    else words[words.length - 1] = longer
  }
  const encoded = words.map((word) => `=?UTF-8?B?${Buffer.from(word).toString('base64')}?=`)
  return `${encoded.join(' ')} <${address}>`
}
