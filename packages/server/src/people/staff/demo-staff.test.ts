import { readFileSync, statSync } from 'node:fs'
import { expect, it } from 'vitest'
import { onEachDatabase } from '../../../test/databases.ts'
import { DESK_URL, deskCall } from '../../../test/desk-shop.ts'
import { openTestShop } from '../../../test/test-shop.ts'
import { demoSignInsFile, makeDemoStaff } from './demo-staff.ts'
import { codeAt } from './one-time-codes.ts'

onEachDatabase('The staff of a demonstration', (open) => {
  it('is one of each role, whose sign-ins are printed once and stay', async () => {
    const shop = await openTestShop(await open(), { env: { DESK_URL } })
    const { config, clock } = shop.app.context
    const lines: string[] = []
    const make = () => makeDemoStaff(shop.db, config, clock, (line) => lines.push(line))
    await make()
    const file = demoSignInsFile(config.dataFolder)
    expect(statSync(file).mode & 0o777).toBe(0o600)
    const kept = JSON.parse(readFileSync(file, 'utf8'))
    expect(kept.map(({ role }: { role: string }) => role)).toEqual([
      'owner',
      'pharmacist',
      'packer',
      'support',
    ])
    for (const { email, password, secret, role } of kept) {
      expect(lines.join('\n')).toContain(`${email}  ${password}`)
      const { challenge } = (await deskCall(shop, 'POST /desk/signIn', { body: { email, password } })).data
      const body = { challenge, code: codeAt(secret, shop.clock.now) }
      const signedIn = await deskCall(shop, 'POST /desk/signIn/code', { body })
      expect(signedIn.data.staff).toMatchObject({ email, role })
    }
    lines.length = 0
    await make()
    expect(lines).toEqual([])
    // Another database beside the same folder.
    const { db } = await openTestShop(await open())
    await makeDemoStaff(db, config, clock, () => {})
    expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual(kept)
  })

  it('is made once by two processes that start at one moment', async () => {
    const shop = await openTestShop(await open(), { env: { DESK_URL } })
    const { config, clock } = shop.app.context
    const lines: string[] = []
    const make = () => makeDemoStaff(shop.db, config, clock, (line) => lines.push(line))
    await Promise.all([make(), make()])
    const staff = await shop.db.selectFrom('staff').select('role').orderBy('role').execute()
    expect(staff.map(({ role }) => role)).toEqual(['owner', 'packer', 'pharmacist', 'support'])
    expect(lines.filter((line) => line.startsWith('The desk at'))).toHaveLength(1)
  })

  it('is nobody in a live shop', async () => {
    const shop = await openTestShop(await open())
    const { config, clock } = shop.app.context
    await makeDemoStaff(shop.db, { ...config, isDemo: false }, clock, () => {})
    expect(await shop.db.selectFrom('staff').select('id').execute()).toEqual([])
  })
})
