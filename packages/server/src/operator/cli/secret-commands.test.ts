import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createProgram } from './create-program.ts'

describe('The secrets of sessions', () => {
  let folder: string
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'dawakit-secrets-'))
  })
  afterEach(() => rmSync(folder, { recursive: true, force: true }))
  const said = async (...words: string[]) => {
    const lines: string[] = []
    const env = { DATA_FOLDER: folder, LOG_LEVEL: 'silent' }
    const program = createProgram({ env, print: (line) => lines.push(line) })
    await program.parseAsync(words, { from: 'user' })
    return lines
  }

  it('are turned, and shown by their ids alone', async () => {
    const secret = () => readFileSync(join(folder, 'session-secret'), 'utf8')
    expect(await said('secret', 'rotate')).toEqual([
      expect.stringMatching(/^A new secret is known to every process now, and is used from .* UTC on\.$/),
    ])
    const listed = await said('secret', 'list')
    expect(listed).toEqual([
      expect.stringMatching(/^[0-9a-f]{12} {2}0 days old {2}signs sessions from .* UTC on$/),
      expect.stringMatching(/^[0-9a-f]{12} {2}of the first start {2}signs sessions, until .* UTC$/),
      expect.stringMatching(/^[0-9a-f]{12} {2}of the first start {2}keys hashes$/),
    ])
    const values = [...secret().matchAll(/"secret": "([^"]+)"/g)].map(([, value = '']) => value)
    expect(values).toHaveLength(3)
    for (const value of values) expect(listed.join('\n')).not.toContain(value)
    await expect(said('secret', 'rotate')).rejects.toThrow('a new secret waits for its time already')
    const [[next] = [], [first] = []] = listed.map((line) => line.split(' '))
    await expect(said('secret', 'end', String(first))).rejects.toThrow('this secret signs')
    await said('secret', 'end', String(next))
    expect(await said('secret', 'list')).toHaveLength(2)
    await said('secret', 'rotate', '--hashes')
    expect((await said('secret', 'list')).at(-1)).toMatch(
      /^[0-9a-f]{12} {2}of the first start {2}keys hashes$/,
    )
  })

  it('are left alone where the environment brings them', async () => {
    const env = { DATA_FOLDER: folder, SESSION_SECRET: 's'.repeat(32) }
    const program = createProgram({ env, print: () => {} })
    await expect(program.parseAsync(['secret', 'rotate'], { from: 'user' })).rejects.toThrow(
      'SESSION_SECRET is set',
    )
  })
})
