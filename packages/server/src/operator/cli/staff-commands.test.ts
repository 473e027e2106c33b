import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { newId } from '../../ground/database/new-id.ts'
import { openDatabase } from '../../ground/database/open.ts'
import { createProgram } from './create-program.ts'

describe('Whoever runs the shop', () => {
  let folder: string
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'dawakit-staff-'))
  })
  afterEach(() => rmSync(folder, { recursive: true, force: true }))

  const said = async (...words: string[]) => {
    const lines: string[] = []
    const env = { DATA_FOLDER: folder, LOG_LEVEL: 'silent' }
    const program = createProgram({ env, print: (line) => lines.push(line) })
    for (const command of program.commands) command.exitOverride().configureOutput({ writeErr: () => {} })
    for (const command of program.commands.flatMap(({ commands }) => commands)) {
      command.exitOverride().configureOutput({ writeErr: () => {} })
    }
    await program.parseAsync(['staff', ...words], { from: 'user' })
    return lines
  }
  const PASSWORD = /^[a-hj-km-np-z2-9]{4}(-[a-hj-km-np-z2-9]{4}){4}$/

  it('makes, lists, resets and closes accounts of the staff', async () => {
    const [who, password] = await said('add', 'Asha@pharmacy.example', 'Asha Rao', '--role', 'owner')
    expect(who).toBe('asha@pharmacy.example is owner. The password of the first sign-in, shown this once:')
    expect(password).toMatch(PASSWORD)
    await said(
      'add',
      'priya@pharmacy.example',
      'Priya Nair',
      '--role',
      'pharmacist',
      '--registration',
      'TN-PC-1',
    )
    expect(await said('list')).toEqual([
      'asha@pharmacy.example  owner  Asha Rao  (has not signed in)',
      'priya@pharmacy.example  pharmacist  Priya Nair  TN-PC-1  (has not signed in)',
      '2 accounts.',
    ])
    const [, again] = await said('reset', 'priya@pharmacy.example')
    expect(again).toMatch(PASSWORD)
    expect(await said('close', 'priya@pharmacy.example')).toEqual(['Closed.'])
    expect(await said('list')).toContain('priya@pharmacy.example  pharmacist  Priya Nair  TN-PC-1  (closed)')
  })

  it('is told how many passkeys somebody has', async () => {
    await said('add', 'asha@pharmacy.example', 'Asha Rao', '--role', 'owner')
    await withPasskeys(1)
    expect(await said('list')).toContain('asha@pharmacy.example  owner  Asha Rao  1 passkey')
    await withPasskeys(2)
    expect(await said('list')).toContain('asha@pharmacy.example  owner  Asha Rao  3 passkeys')
  })

  async function withPasskeys(count: number) {
    const db = await openDatabase(join(folder, 'dawakit.sqlite'))
    const { id: staff_id } = await db.selectFrom('staff').select('id').executeTakeFirstOrThrow()
    await db.updateTable('staff').set({ totp_confirmed_at: 1 }).execute()
    const facts = { staff_id, public_key: 'AA', counter: 0, transports: '[]', label: 'Laptop', created_at: 1 }
    const ids = Array.from({ length: count }, newId)
    await db
      .insertInto('staff_passkey')
      .values(ids.map((id) => ({ ...facts, id, used_at: null })))
      .execute()
    await db.destroy()
  }

  it('is told what cannot be', async () => {
    await said('add', 'asha@pharmacy.example', 'Asha Rao', '--role', 'owner')
    await expect(said('add', 'ASHA@pharmacy.example', 'X', '--role', 'packer')).rejects.toThrow(
      'Somebody of the staff has this email address',
    )
    await expect(said('add', 'p@pharmacy.example', 'P', '--role', 'pharmacist')).rejects.toThrow(
      'A pharmacist needs a registration number',
    )
    await expect(said('add', 'p@pharmacy.example', 'P', '--role', 'chef')).rejects.toThrow('Allowed choices')
    await expect(said('close', 'asha@pharmacy.example')).rejects.toThrow('The shop needs an owner')
    await expect(said('close', 'nobody@pharmacy.example')).rejects.toThrow('Nobody of the staff')
    await expect(said('code', 'asha@pharmacy.example')).rejects.toThrow('has not signed in yet')
  })
})
