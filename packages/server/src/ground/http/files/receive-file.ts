import { createWriteStream } from 'node:fs'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { importNoFile, type Refusal } from '@dawakit/core/refusals'
import type { Context } from 'hono'
import { CallError } from '../call-error.ts'
import { HungUp } from '../read-body.ts'
import { makeUploadFolder } from './upload-folder.ts'

/** What a request has brought. */
export interface ReceivedFile {
  /** Where it lies, for this user alone. */
  path: string
  remove(): Promise<void>
}

/** What no page of another site sends without asking first. */
const AS_IT_IS = 'application/octet-stream'

/**
 * Writes the body of a request into a file of its own as it comes: however large it may be, no more than a piece of it is in memory.
 * What is left of it when the process is killed goes at the next start: see `sweepUploads`.
 *
 * @throws {CallError} 415 for anything but bytes as they are, 413 for too many
 * @throws {HungUp}
 */
export async function receiveFile(
  c: Context,
  dataFolder: string,
  { mostBytes, tooLarge }: { mostBytes: number; tooLarge: Refusal },
): Promise<ReceivedFile> {
  const type = c.req.header('content-type')?.split(';', 1)[0]?.trim().toLowerCase()
  if (type !== AS_IT_IS) throw new CallError(415, importNoFile)
  if (Number(c.req.header('content-length') ?? 0) > mostBytes) throw new CallError(413, tooLarge)
  const folder = await makeUploadFolder(dataFolder)
  const file = { path: join(folder, 'list'), remove: () => rm(folder, { recursive: true, force: true }) }
  try {
    await pipeline(
      c.req.raw.body ?? new Blob([]).stream(),
      held(mostBytes, tooLarge),
      createWriteStream(file.path, { mode: 0o600 }),
    )
    return file
  } catch (error) {
    await file.remove()
    if (error instanceof CallError || isOfDisk(error)) throw error
    throw new HungUp()
  }
}

/** Passes bytes on, as long as they are not too many. */
const held = (mostBytes: number, tooLarge: Refusal) =>
  async function* (pieces: AsyncIterable<Uint8Array>) {
    let bytes = 0
    for await (const piece of pieces) {
      bytes += piece.byteLength
      if (bytes > mostBytes) throw new CallError(413, tooLarge)
      yield piece
    }
  }

/** What a disk says that takes no more: the connection is not at fault. */
const OF_DISK = new Set(['ENOSPC', 'EDQUOT', 'EROFS', 'EIO', 'EACCES'])
const isOfDisk = (error: unknown) =>
  error instanceof Error && 'code' in error && OF_DISK.has(String(error.code))
