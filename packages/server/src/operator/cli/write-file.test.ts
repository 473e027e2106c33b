import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { OperatorError } from './operator.ts'
import { writeFile } from './write-file.ts'

async function* pieces(...texts: string[]) {
  yield* texts
}

async function* failing() {
  yield 'half'
  throw new TypeError('the database is gone')
}

describe('A file that is written', () => {
  let folder: string
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'dawakit-write-'))
  })
  afterEach(() => rmSync(folder, { recursive: true, force: true }))
  const write = (path: string, text: AsyncIterable<string>) =>
    writeFile({ env: { INIT_CWD: folder }, print: () => {} }, path, text)

  it('is in its place when all is there, and through a link where the link leads', async () => {
    await write('list.csv', pieces('a', 'b'))
    symlinkSync(join(folder, 'list.csv'), join(folder, 'link.csv'))
    await write('link.csv', pieces('new'))
    expect(readFileSync(join(folder, 'list.csv'), 'utf8')).toBe('new')
    expect(readdirSync(folder).sort()).toEqual(['link.csv', 'list.csv'])
  })

  it('leaves the one before where it fails halfway, and nothing beside it', async () => {
    writeFileSync(join(folder, 'list.csv'), 'good')
    await expect(write('list.csv', failing())).rejects.toThrow(TypeError)
    expect(readFileSync(join(folder, 'list.csv'), 'utf8')).toBe('good')
    expect(readdirSync(folder)).toEqual(['list.csv'])
  })

  it('is refused in a sentence where it cannot be', async () => {
    mkdirSync(join(folder, 'sub'))
    writeFileSync(join(folder, 'file'), '')
    const said = async (path: string) => {
      const error: unknown = await write(path, pieces('a')).catch((error) => error)
      expect(error).toBeInstanceOf(OperatorError)
      return (error as Error).message
    }
    expect(await said('/nowhere/x')).toBe('Cannot write to "/nowhere/x": there is no folder "/nowhere".')
    expect(await said('sub')).toBe('Cannot write to "sub": a folder is in its place.')
    expect(await said('file/x')).toBe(
      `Cannot write to "file/x": there is no folder "${join(folder, 'file')}".`,
    )
    expect(await said(`${'x'.repeat(300)}.csv`)).toContain('the name is too long')
  })

  it.runIf(process.platform === 'linux')('says that the disk is full', async () => {
    await expect(write('/dev/full', pieces('a'))).rejects.toThrow(
      'Cannot write to "/dev/full": the disk is full.',
    )
  })
})
