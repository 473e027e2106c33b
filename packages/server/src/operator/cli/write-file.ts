import { randomUUID } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { realpath, rename, rm, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { fileOf, type Operator, OperatorError } from './operator.ts'

/**
 * Writes a file whole: beside its place, and into it when all is there. What fails halfway leaves the file that stood
 * there before. What is no file, such as `/dev/stdout`, is written to as it is.
 *
 * @param path - As the operator wrote it.
 * @throws {OperatorError} where it cannot be written, in a sentence.
 */
export async function writeFile(
  operator: Operator,
  path: string,
  pieces: AsyncIterable<string>,
): Promise<void> {
  const wanted = fileOf(operator, path)
  const file = await realpath(wanted).catch(() => wanted)
  const found = await stat(file).catch(() => null)
  if (found?.isDirectory()) throw new OperatorError(`Cannot write to "${path}": a folder is in its place.`)
  if (!(await stat(dirname(file)).catch(() => null))?.isDirectory())
    throw new OperatorError(`Cannot write to "${path}": there is no folder "${dirname(wanted)}".`)
  const beside = found && !found.isFile() ? null : join(dirname(file), `.${randomUUID()}.part`)
  try {
    const input = Readable.from(pieces)
    await pipeline(input, createWriteStream(beside ?? file, { mode: found ? found.mode & 0o777 : 0o666 }))
    if (beside) await rename(beside, file)
  } catch (error) {
    if (beside) await rm(beside, { force: true })
    const reason = reasonOf(error)
    throw reason === null ? error : new OperatorError(`Cannot write to "${path}": ${reason}.`)
  }
}

const REASONS: Readonly<Record<string, string>> = {
  EACCES: 'this user may not write there',
  EPERM: 'this user may not write there',
  EROFS: 'nothing can be written there',
  ENOSPC: 'the disk is full',
  EDQUOT: 'the disk is full',
  EFBIG: 'the file would be too large for that disk',
  ENAMETOOLONG: 'the name is too long',
  EISDIR: 'a folder is in its place',
  ENOTDIR: 'its folder is a file',
  ENOENT: 'its folder is gone',
}

/** @returns null of what has nothing to do with the file, such as a database that does not answer */
function reasonOf(error: unknown): string | null {
  if (!(error instanceof Error) || !('code' in error) || !('syscall' in error)) return null
  return REASONS[String(error.code)] ?? null
}
