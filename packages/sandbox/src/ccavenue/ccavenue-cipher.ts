import { createCipheriv, createDecipheriv, createHash } from 'node:crypto'

/** Bytes of one AES block. */
export const BLOCK = 16

/** CCAvenue uses one known first block for every message: 00 01 … 0f. */
const FIRST_BLOCK = Buffer.from(Array.from({ length: BLOCK }, (_, index) => index))

const keyOf = (workingKey: string): Buffer => createHash('md5').update(workingKey).digest()

/** AES-128-CBC under md5(working key), in hex. The cipher has no authentication: whoever holds a message can bend it. */
export function encryptCcavenue(text: string, workingKey: string): string {
  const cipher = createCipheriv('aes-128-cbc', keyOf(workingKey), FIRST_BLOCK)
  return cipher.update(text, 'utf8', 'hex') + cipher.final('hex')
}

/** @returns undefined when the text is not hex or does not decrypt under the key. */
export function decryptCcavenue(hex: string, workingKey: string): string | undefined {
  if (!/^(?:[0-9a-f]{32})+$/i.test(hex)) return undefined
  try {
    const decipher = createDecipheriv('aes-128-cbc', keyOf(workingKey), FIRST_BLOCK)
    return decipher.update(hex, 'hex', 'utf8') + decipher.final('utf8')
  } catch {
    return undefined
  }
}
