import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { openScheduled, placeRegistered } from '../../../../test/desk/registered-order.ts'
import { openDatabase } from '../../../ground/database/open.ts'
import type { Database } from '../../../ground/database/schema/index.ts'
import { createProgram } from '../create-program.ts'

describe('The command line, of the registers', () => {
  let folder: string
  let db: Database
  beforeEach(async () => {
    folder = mkdtempSync(join(tmpdir(), 'dawakit-registers-'))
    db = await openDatabase(join(folder, 'dawakit.sqlite'))
    const at = await openScheduled(db)
    await (await placeRegistered(at)).pack({ A1: 1, A2: 1 })
  })
  afterEach(async () => {
    await db.destroy()
    rmSync(folder, { recursive: true, force: true })
  })
  const said = async (...words: string[]) => {
    const lines: string[] = []
    const env = { DATA_FOLDER: folder, LOG_LEVEL: 'silent' }
    const program = createProgram({ env, print: (line) => lines.push(line) })
    await program.parseAsync(['register', ...words], { from: 'user' })
    return lines
  }
  const period = ['--from', '2020-01-01', '--to', '2040-12-31']

  it('shows a register, and writes it as CSV', async () => {
    const shown = await said('h1', ...period)
    expect(shown).toEqual([
      expect.stringMatching(/^H1\/26-27\/000001 .*Azithral 500 Tablet, batch A1$/),
      expect.stringMatching(/^H1\/26-27\/000002 .*batch A2$/),
      '2 entries from 2020-01-01 to 2040-12-31.',
    ])
    const file = join(folder, 'register.csv')
    await said('prescriptions', ...period, '--csv', file)
    expect(readFileSync(file, 'utf8').trim().split('\n')).toHaveLength(3)
    await expect(said('h1', '--from', '2026-13')).rejects.toThrow('--from and --to are days')
  })

  it('says of a gap and of a sum that is not what was packed', async () => {
    expect(await said('check')).toEqual(['4 entries without a gap, as much as was packed.'])
    await sql`drop trigger register_entry_no_delete`.execute(db)
    await db.deleteFrom('register_entry').where('number', '=', 'RX/26-27/000002').execute()
    expect(await said('check')).toEqual([
      'Prescription register 2026-27: 1 entries, and numbers to 2.',
      '1 things are wrong.',
    ])
    await db.updateTable('shipment_line').set({ quantity: 2 }).where('batch', '=', 'A1').execute()
    expect(await said('check')).toContain('H1 register, H1/26-27/000001: it comes to 1 packs, and 2 are out.')
  })
})
