import { argon2, randomBytes, timingSafeEqual } from 'node:crypto'

/** OWASP's second argon2id setting: 19 MiB, 2 passes, 1 lane. */
const MEMORY_KIB = 19_456
const PASSES = 2
const LANES = 1
const TAG_BYTES = 32

interface Cost {
  memory: number
  passes: number
  parallelism: number
}

/** @returns The PHC string: `$argon2id$v=19$m=…,t=…,p=…$salt$tag`. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16)
  const cost = { memory: MEMORY_KIB, passes: PASSES, parallelism: LANES }
  const tag = await derive(password, salt, cost)
  return `$argon2id$v=19$m=${cost.memory},t=${cost.passes},p=${cost.parallelism}$${encode(salt)}$${encode(tag)}`
}

/**
 * @param hash - null when there is no such account or it has no password: takes as long as a wrong password,
 * so that the time does not tell which.
 */
export async function isPassword(password: string, hash: string | null): Promise<boolean> {
  const parts = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([^$]+)\$([^$]+)$/.exec(hash ?? '')
  if (!parts) {
    await derive(password, Buffer.alloc(16), { memory: MEMORY_KIB, passes: PASSES, parallelism: LANES })
    return false
  }
  const [, memory, passes, parallelism, salt = '', tag = ''] = parts
  const expected = Buffer.from(tag, 'base64')
  const given = await derive(password, Buffer.from(salt, 'base64'), {
    memory: Number(memory),
    passes: Number(passes),
    parallelism: Number(parallelism),
  })
  return expected.length === given.length && timingSafeEqual(expected, given)
}

function derive(password: string, salt: Buffer, cost: Cost): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    // One password may be typed in several ways of Unicode.
    const message = password.normalize('NFKC')
    argon2('argon2id', { message, nonce: salt, tagLength: TAG_BYTES, ...cost }, (error, tag) => {
      if (error) reject(error)
      else resolve(tag)
    })
  })
}

function encode(bytes: Buffer): string {
  return bytes.toString('base64').replace(/=+$/, '')
}
