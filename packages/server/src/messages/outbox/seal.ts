import { createCipheriv, createDecipheriv, createHash, hkdfSync, randomBytes } from 'node:crypto'

const CIPHER = 'aes-256-gcm'
const KEY_BYTES = 32
const NONCE_BYTES = 12
const TAG_BYTES = 16
const PURPOSE = 'dawakit outbox: what was given up, 1'

export interface Seal {
  /** @param of - What it belongs to: sealed for one row, it opens for no other. */
  close(text: string, of: string): string
  /** @returns null for what was changed, belongs elsewhere, or was closed with a secret that is not there any more */
  open(sealed: string, of: string): string | null
}

/**
 * Keeps a text from whoever has the database and not the server's secret.
 *
 * @param secrets - The first one closes; each opens what it has closed.
 * @param purpose - What is closed for one opens for no other.
 */
export function createSeal(secrets: readonly [string, ...string[]], purpose = PURPOSE): Seal {
  const keys = secrets.map((secret) => keyOf(secret, purpose))
  return {
    close(text, of) {
      const { id, key } = keys[0] ?? keyOf(secrets[0], purpose)
      const nonce = randomBytes(NONCE_BYTES)
      const cipher = createCipheriv(CIPHER, key, nonce, { authTagLength: TAG_BYTES })
      cipher.setAAD(Buffer.from(of))
      const bytes = Buffer.concat([nonce, cipher.update(text, 'utf8'), cipher.final()])
      return `${id}.${Buffer.concat([bytes, cipher.getAuthTag()]).toString('base64url')}`
    },
    open(sealed, of) {
      const [id, closed = ''] = sealed.split('.')
      const bytes = Buffer.from(closed, 'base64url')
      const known = keys.find((candidate) => candidate.id === id)
      if (!known || bytes.length < NONCE_BYTES + TAG_BYTES) return null
      try {
        const decipher = createDecipheriv(CIPHER, known.key, bytes.subarray(0, NONCE_BYTES), {
          authTagLength: TAG_BYTES,
        })
        decipher.setAAD(Buffer.from(of))
        decipher.setAuthTag(bytes.subarray(-TAG_BYTES))
        const text = decipher.update(bytes.subarray(NONCE_BYTES, -TAG_BYTES))
        return Buffer.concat([text, decipher.final()]).toString('utf8')
      } catch {
        // Changed, or of another row.
        return null
      }
    },
  }
}

function keyOf(secret: string, purpose: string): { id: string; key: Buffer } {
  const key = Buffer.from(hkdfSync('sha256', secret, '', purpose, KEY_BYTES))
  return { id: createHash('sha256').update(key).digest('base64url').slice(0, 8), key }
}
