import { createCipheriv, createDecipheriv, createHash } from 'node:crypto'

/** CCAvenue begins every message with one known block: 00 01 … 0f. */
const FIRST_BLOCK = Buffer.from(Array.from({ length: 16 }, (_, index) => index))

const keyOf = (workingKey: string): Buffer => createHash('md5').update(workingKey).digest()

/**
 * AES-128-CBC under md5(working key), in hex, as CCAvenue asks for. The cipher has no authentication: whoever
 * holds a message can bend it, so nothing that was decrypted is believed without the status call.
 */
export function encrypt(text: string, workingKey: string): string {
  const cipher = createCipheriv('aes-128-cbc', keyOf(workingKey), FIRST_BLOCK)
  return cipher.update(text, 'utf8', 'hex') + cipher.final('hex')
}

/** @returns null when the text is not hex or does not decrypt under the key. */
export function decrypt(hex: string, workingKey: string): string | null {
  if (!/^(?:[0-9a-f]{32})+$/i.test(hex)) return null
  try {
    const decipher = createDecipheriv('aes-128-cbc', keyOf(workingKey), FIRST_BLOCK)
    return decipher.update(hex, 'hex', 'utf8') + decipher.final('utf8')
  } catch {
    return null
  }
}

/** `name=value&…` with every value URL-encoded: a customer's `&order_status=Success` stays a name. */
export function joinParameters(parameters: Record<string, string>): string {
  return Object.entries(parameters)
    .map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
    .join('&')
}
