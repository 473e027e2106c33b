import { spawnSync } from 'node:child_process'
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { makeUploadFolder, sweepUploads, uploaderName, uploadsIn } from './upload-folder.ts'

const NOW = Date.parse('2026-11-14T04:30:00.000Z')

describe('The folder of uploads', () => {
  let data: string
  beforeEach(() => {
    data = mkdtempSync(join(tmpdir(), 'dawakit-uploads-'))
  })
  afterEach(() => {
    rmSync(data, { recursive: true, force: true })
  })
  /** A list as a process has left it. */
  const left = (name: string, at = NOW) => {
    const folder = join(uploadsIn(data), name)
    mkdirSync(folder, { recursive: true })
    writeFileSync(join(folder, 'list'), 'name,mrp\n')
    utimesSync(folder, new Date(at), new Date(at))
    return folder
  }
  /** As this process calls its own. */
  const ownName = async () => basename(await makeUploadFolder(data))
  const partsOf = (name: string) => {
    const [host = '', pid, startedAt] = name.split('-')
    return { host, pid: Number(pid), startedAt: Number(startedAt) }
  }
  const dead = () => spawnSync(process.execPath, ['-e', '']).pid

  it('is for this user alone, and lies in the data folder', async () => {
    const folder = await makeUploadFolder(data)
    expect(folder.startsWith(join(data, 'uploads'))).toBe(true)
    expect(statSync(uploadsIn(data)).mode & 0o777).toBe(0o700)
    expect(statSync(folder).mode & 0o777).toBe(0o700)
  })

  it('is swept of what a killed process has left', async () => {
    const self = partsOf(await ownName())
    const killed = left(`${uploaderName({ ...self, pid: dead() })}abc`)
    expect(await sweepUploads(data, NOW)).toBe(1)
    expect(existsSync(killed)).toBe(false)
  })

  it('is swept of what an earlier process had that was called by the same number, as in a container', async () => {
    const self = partsOf(await ownName())
    left(`${uploaderName({ ...self, startedAt: self.startedAt - 1 })}abc`)
    expect(await sweepUploads(data, NOW)).toBe(1)
  })

  it('keeps what this process and others that live have brought, on this machine and on others', async () => {
    const own = await ownName()
    const self = partsOf(own)
    const beside = `${uploaderName({ ...self, pid: process.ppid })}abc`
    const elsewhere = `${uploaderName({ ...self, host: '0123456789ab', pid: 7 })}abc`
    left(beside)
    left(elsewhere)
    expect(await sweepUploads(data, NOW)).toBe(0)
    expect(readdirSync(uploadsIn(data)).toSorted()).toEqual([own, beside, elsewhere].toSorted())
  })

  it('is swept after a day, whose ever it was', async () => {
    const self = partsOf(await ownName())
    const dayAgo = NOW - 86_400_001
    left(`${uploaderName({ ...self, pid: process.ppid })}abc`, dayAgo)
    left(`${uploaderName({ ...self, host: '0123456789ab' })}abc`, dayAgo)
    left('of-nobody', dayAgo)
    expect(await sweepUploads(data, NOW)).toBe(3)
  })

  it('need not be there', async () => {
    expect(await sweepUploads(data, NOW)).toBe(0)
  })
})
