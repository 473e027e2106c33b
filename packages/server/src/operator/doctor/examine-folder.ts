import { access, mkdtemp, rm, statfs, writeFile } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import { codeOf, type Finding, well, wrong } from './finding.ts'

const BYTES_IN_MB = 1_000_000

/** The folder, or the nearest one above it that is there. */
export async function standing(folder: string): Promise<string> {
  const path = resolve(folder)
  const isThere = await access(path).then(
    () => true,
    (error: unknown) => codeOf(error) !== 'ENOENT',
  )
  return isThere || dirname(path) === path ? path : standing(dirname(path))
}

/** Whether the data folder can be written, or made. Nothing is left in it. */
export async function examineFolder(folder: string): Promise<Finding> {
  const path = await standing(folder)
  try {
    const probe = await mkdtemp(join(path, '.doctor-'))
    try {
      await writeFile(join(probe, 'written'), 'by the doctor', { mode: 0o600 })
    } finally {
      await rm(probe, { recursive: true })
    }
    return well(
      'folder',
      `${folder} ${path === resolve(folder) ? 'can be written' : 'is made by the first start'}.`,
    )
  } catch (error) {
    return wrong(
      'folder',
      `${folder} cannot be written (${codeOf(error)}): make it this user’s own, or set DATA_FOLDER.`,
    )
  }
}

/** @param neededMb - Less is wrong: a full disk ends orders. */
export async function examineDisk(folder: string, neededMb: number): Promise<Finding> {
  const { bavail, bsize } = await statfs(await standing(folder))
  const freeMb = Math.floor((bavail * bsize) / BYTES_IN_MB)
  return freeMb >= neededMb
    ? well('disk', `${freeMb} MB are free.`)
    : wrong('disk', `${freeMb} MB are free, ${neededMb} MB should be: make room where ${folder} is.`)
}
