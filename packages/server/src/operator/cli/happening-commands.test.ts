import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { buyer, place } from '../../../test/ordering.ts'
import { openTestShop, START, type TestShop } from '../../../test/test-shop.ts'
import { openDatabase } from '../../ground/database/open.ts'
import { createProgram } from './create-program.ts'

describe('The command line, of what happens', () => {
  let folder: string
  let shop: TestShop
  beforeEach(async () => {
    folder = mkdtempSync(join(tmpdir(), 'dawakit-happenings-'))
    shop = await openTestShop(await openDatabase(join(folder, 'dawakit.sqlite')))
    await shop.app.context.subscribers.runOnce()
  })
  afterEach(async () => {
    await shop.app.context.subscribers.stop()
    await shop.db.destroy()
    rmSync(folder, { recursive: true, force: true })
  })
  const said = async (...words: string[]) => {
    const lines: string[] = []
    const env = {
      DATA_FOLDER: folder,
      SESSION_SECRET: shop.app.context.config.secrets.signing().secret,
      SANDBOX_URL: shop.outside.url,
      LOG_LEVEL: 'silent',
    }
    const program = createProgram({ env, print: (line) => lines.push(line) })
    await program.parseAsync(['happenings', ...words], { from: 'user' })
    return lines
  }

  it('says who has heard of what, and lets one hear again', async () => {
    const before = await shop.db.selectFrom('happening').selectAll().where('number', 'is not', null).execute()
    await place(shop, await buyer(shop), {}, 'key-1')
    await shop.app.context.subscribers.runOnce()
    const last = before.length + 1
    expect(await said('list')).toEqual([
      `back-in-stock  heard of ${last}, 0 to come`,
      `metrics  heard of ${last}, 0 to come`,
      `recalls  heard of ${last}, 0 to come`,
      `what-is-sold  heard of ${last}, 0 to come`,
    ])
    expect(await said('replay', 'metrics', '--from', '2026-11-14')).toEqual(['1 is handed over again.'])
    expect((await said('list'))[1]).toBe(`metrics  heard of ${last - 1}, 1 to come`)
  })

  it('lets one who is stuck go on', async () => {
    await place(shop, await buyer(shop), {}, 'key-1')
    await shop.app.context.subscribers.runOnce()
    const stuck = { number: 0, tries: 3, last_error: 'TypeError', next_try_at: START + 1 }
    await shop.db.updateTable('subscriber').set(stuck).where('name', '=', 'metrics').execute()
    expect(await said('list')).toContain('  cannot take the next: 3 tries, TypeError.')
    expect(await said('pass-over', 'metrics')).toEqual(['1 is passed over.'])
    await expect(said('pass-over', 'metrics')).rejects.toThrow('"metrics" stands before nothing')
  })

  it.each([
    [['replay', 'metrics', '--from', 'yesterday'], 'Not a day: "yesterday".'],
    [['replay', 'nobody', '--from', '2026-11-14'], 'Nobody hears of what happens as "nobody".'],
  ])('refuses %j', async (words, sentence) => {
    await expect(said(...words)).rejects.toThrow(sentence)
  })
})
