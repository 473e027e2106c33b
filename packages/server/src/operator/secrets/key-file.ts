import { randomBytes } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { link, mkdir, open, rename, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { z } from 'zod'

/** Of the secrets that a shop makes for itself, in its data folder. */
export const keyFileOf = (dataFolder: string): string => join(dataFolder, 'session-secret')

const key = z.object({
  secret: z.string().min(1),
  /** Epoch milliseconds, as all of these. 0 where nobody knows. */
  madeAt: z.number(),
  signsFrom: z.number(),
  /** When its tokens are refused; null while it signs or will. */
  endsAt: z.number().nullable(),
})
const keys = z.object({
  /** Newest first. */
  sessions: z.array(key).min(1),
  hashing: z.array(key.omit({ endsAt: true })).min(1),
})

export type KeptKey = z.output<typeof key>
export type KeptKeys = z.output<typeof keys>

/**
 * Reads the file, at once: it is small, and what asks cannot wait.
 *
 * @returns null where there is none
 * @throws {Error} for what cannot be read or is no such file; the message quotes nothing of it
 */
export function readKeys(file: string): KeptKeys | null {
  const text = readText(file)
  if (text === null) return null
  if (!text.startsWith('{')) {
    // As the first start writes it, and as it stays until the first turn.
    const only = { secret: text, madeAt: 0, signsFrom: 0 }
    return { sessions: [{ ...only, endsAt: null }], hashing: [only] }
  }
  const read = keys.safeParse(parse(text))
  if (!read.success) throw new Error('The file of the session secrets is damaged. Its backup has it whole.')
  return read.data
}

function readText(file: string): string | null {
  try {
    return readFileSync(file, 'utf8').trim()
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null
    throw error
  }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

/** @returns 384 random bits. */
export function newSecret(): string {
  return randomBytes(48).toString('base64url')
}

/** Of two first starts at once one makes the file, whole, and both use it. */
export async function makeKeyFile(file: string): Promise<void> {
  const draft = await writeDraft(file, newSecret())
  try {
    // A link is made whole or, where the file is there already, not at all.
    await link(draft, file)
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error
  } finally {
    await rm(draft, { force: true })
  }
}

/** Puts the keys in the place of those that were there, whole or not at all. */
export async function writeKeys(file: string, kept: KeptKeys): Promise<void> {
  await writeKeyFile(file, JSON.stringify(kept, null, 2))
}

/** As {@link writeKeys}, of what is the text of such a file. */
export async function writeKeyFile(file: string, text: string | Uint8Array): Promise<void> {
  await rename(await writeDraft(file, text), file)
}

/** For the server's user alone. */
async function writeDraft(file: string, text: string | Uint8Array): Promise<string> {
  await mkdir(dirname(file), { recursive: true, mode: 0o700 })
  const draft = `${file}.${randomBytes(6).toString('hex')}`
  const handle = await open(draft, 'wx', 0o600)
  try {
    await handle.writeFile(text)
    await handle.sync()
  } finally {
    await handle.close()
  }
  return draft
}
