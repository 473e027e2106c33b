import { createHash } from 'node:crypto'
import { mkdir, mkdtemp, readdir, rm, stat } from 'node:fs/promises'
import { hostname } from 'node:os'
import { join } from 'node:path'

/** Which process a folder is of. Numbers of processes come again, and every container has its 1: hence the moment it began. */
export interface Uploader {
  host: string
  pid: number
  /** Epoch milliseconds. */
  startedAt: number
}

/** A file that is a day old is nobody's any more, whoever brought it. */
const LONGEST_MS = 86_400_000

/** Where files lie while they are received and read: a part of the data folder, never the machine's, so that a shop knows its own. */
export const uploadsIn = (dataFolder: string) => join(dataFolder, 'uploads')

/** Makes a folder for one file, for this user alone. */
export async function makeUploadFolder(dataFolder: string): Promise<string> {
  const uploads = uploadsIn(dataFolder)
  await mkdir(uploads, { recursive: true, mode: 0o700 })
  return mkdtemp(join(uploads, uploaderName(thisProcess())))
}

/**
 * Removes what processes have left that were killed, at the start of a shop. What a process that lives has brought stays: on this
 * machine its number tells, on another its age.
 *
 * @param now - Epoch milliseconds, as the file system counts them.
 * @returns how many there were
 */
export async function sweepUploads(dataFolder: string, now: number): Promise<number> {
  const uploads = uploadsIn(dataFolder)
  const names = await readdir(uploads).catch((error: unknown) => {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return []
    throw error
  })
  let swept = 0
  for (const name of names) {
    const path = join(uploads, name)
    if (!(await isLeft(path, name, now))) continue
    await rm(path, { recursive: true, force: true })
    swept++
  }
  return swept
}

async function isLeft(path: string, name: string, now: number): Promise<boolean> {
  const self = thisProcess()
  if (name.startsWith(uploaderName(self))) return false
  const of = uploaderOf(name)
  if (of?.host === self.host && (of.pid === self.pid || !isAlive(of.pid))) return true
  // Another process has just removed it where there is none.
  const found = await stat(path).catch(() => null)
  return found !== null && found.mtimeMs < now - LONGEST_MS
}

const thisProcess = (): Uploader => ({
  host: createHash('sha256').update(hostname()).digest('hex').slice(0, 12),
  pid: process.pid,
  startedAt: Math.floor(performance.timeOrigin),
})

export const uploaderName = ({ host, pid, startedAt }: Uploader) => `${host}-${pid}-${startedAt}-`

function uploaderOf(name: string): Uploader | null {
  const [, host = '', pid, startedAt] = /^([0-9a-f]{12})-(\d{1,10})-(\d{1,16})-/.exec(name) ?? []
  return host === '' ? null : { host, pid: Number(pid), startedAt: Number(startedAt) }
}

/** A signal of 0 is none: it only asks. Who may not send one has been told that there is a process. */
function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}
