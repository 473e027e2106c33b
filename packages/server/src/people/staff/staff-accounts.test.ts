import { expect, it } from 'vitest'
import { onEachDatabase } from '../../../test/databases.ts'
import { openDesk } from '../../../test/desk-shop.ts'
import { openTestShop } from '../../../test/test-shop.ts'

const RAVI = {
  email: 'ravi@pharmacy.example',
  name: 'Ravi Kumar',
  role: 'packer',
  registrationNumber: null,
} as const

onEachDatabase('The owner', (open) => {
  it('makes, changes, resets, signs out and closes accounts, each in the audit', async () => {
    const shop = await openTestShop(await open())
    const desk = await openDesk(shop)
    const owner = desk.as('owner')
    const made = await owner.post('/desk/staff', RAVI)
    expect(made.data.account).toMatchObject({ name: 'Ravi Kumar', state: 'open', hasSecondFactor: false })
    const { id } = made.data.account
    const changed = await owner.post('/desk/staff/change', {
      id,
      name: 'Ravi K',
      role: 'pharmacist',
      registrationNumber: 'TN-PC-7',
    })
    expect(changed.data).toMatchObject({ name: 'Ravi K', role: 'pharmacist', registrationNumber: 'TN-PC-7' })
    const reset = await owner.post('/desk/staff/reset', { id })
    expect(reset.data.firstPassword).not.toBe(made.data.firstPassword)
    expect((await owner.post('/desk/staff/close', { id })).data.state).toBe('closed')
    const { data, totalCount } = await owner.get('/desk/staff', { limit: 100 })
    expect([data.length, totalCount, data.at(-1).id]).toEqual([5, 5, id])
    const trail = await owner.get('/desk/audit', { subjectId: id })
    expect(trail.data.map(({ action }: { action: string }) => action).sort()).toEqual([
      'staff.add',
      'staff.change',
      'staff.close',
      'staff.reset',
    ])
    expect(JSON.stringify(trail.data)).not.toContain(made.data.firstPassword)
    const change = (await owner.get('/desk/audit', { subjectId: id, action: 'staff.change' })).data
    expect(change).toMatchObject([
      {
        staff: { name: 'Asha Rao', role: 'owner' },
        before: { role: 'packer' },
        after: { role: 'pharmacist' },
      },
    ])
  })

  it('ends somebody’s sessions, by signing out, closing and resetting', async () => {
    const shop = await openTestShop(await open())
    const desk = await openDesk(shop)
    for (const path of ['/desk/staff/signOut', '/desk/staff/close', '/desk/staff/reset'] as const) {
      const other = await desk.join('support')
      expect((await other.get('/desk/me')).status).toBe(200)
      await desk.as('owner').post(path, { id: other.staff.id })
      expect((await other.get('/desk/me')).status, path).toBe(401)
    }
  })

  it('gives a role that holds from the next call on', async () => {
    const shop = await openTestShop(await open())
    const desk = await openDesk(shop)
    const { staff, ...packer } = desk.as('packer')
    expect((await packer.get('/desk/audit')).status).toBe(403)
    const facts = { id: staff.id, name: staff.name, role: 'owner', registrationNumber: null } as const
    await desk.as('owner').post('/desk/staff/change', facts)
    expect((await packer.get('/desk/audit')).status).toBe(200)
  })

  it('stays: the last one is neither closed nor made somebody else, also not by two at once', async () => {
    const shop = await openTestShop(await open())
    const desk = await openDesk(shop)
    const owner = desk.as('owner')
    const { id, name } = owner.staff
    const alone = await owner.post('/desk/staff/close', { id })
    expect([alone.status, alone.code]).toEqual([409, 'last-owner'])
    const less = await owner.post('/desk/staff/change', {
      id,
      name,
      role: 'packer',
      registrationNumber: null,
    })
    expect(less.code).toBe('last-owner')
    const second = await desk.join('owner')
    const both = await Promise.all([
      owner.post('/desk/staff/close', { id: second.staff.id }),
      second.post('/desk/staff/close', { id }),
    ])
    expect(both.filter(({ status }) => status === 200)).toHaveLength(1)
    const left = await shop.db
      .selectFrom('staff')
      .select('id')
      .where('role', '=', 'owner')
      .where('disabled_at', 'is', null)
      .execute()
    expect(left).toHaveLength(1)
  })

  it.each([
    [{ ...RAVI, name: ' ' }, 400, 'staff-name-needed'],
    [{ ...RAVI, email: 'ravi' }, 400, 'enter-valid-email'],
    [{ ...RAVI, role: 'pharmacist' }, 400, 'registration-number-needed'],
    [{ ...RAVI, role: 'chef' }, 400, 'invalid-request'],
  ])('is told what an account lacks: %j', async (body, status, code) => {
    const shop = await openTestShop(await open())
    const desk = await openDesk(shop)
    const answer = await desk.as('owner').call('POST /desk/staff', { body })
    expect([answer.status, answer.code]).toEqual([status, code])
  })

  it('makes no second account of one address, and finds none that there is not', async () => {
    const shop = await openTestShop(await open())
    const owner = (await openDesk(shop)).as('owner')
    await owner.post('/desk/staff', RAVI)
    const twice = await owner.post('/desk/staff', { ...RAVI, email: 'RAVI@pharmacy.example' })
    expect([twice.status, twice.code]).toEqual([409, 'staff-email-taken'])
    expect((await owner.post('/desk/staff/close', { id: 'nobody' })).status).toBe(404)
  })
})

onEachDatabase('The audit', (open) => {
  it('is found by person, action, subject and day, a page at a time, and as a file', async () => {
    const shop = await openTestShop(await open())
    const desk = await openDesk(shop)
    await desk.as('packer').get('/desk/audit')
    await desk.as('support').get('/desk/staff')
    shop.clock.advance(86_400_000)
    const later = await desk.join('packer')
    await later.get('/desk/audit')
    const again = await desk.join('owner')
    const find = async (query: object) => (await again.get('/desk/audit', query)).data.length
    expect(await find({})).toBe(3)
    expect(await find({ staff: later.staff.id })).toBe(1)
    expect(await find({ action: 'call.' })).toBe(3)
    expect(await find({ action: 'order.' })).toBe(0)
    expect(await find({ subject: 'call', subjectId: 'GET /desk/audit' })).toBe(2)
    expect(await find({ from: '2026-11-15' })).toBe(1)
    expect(await find({ to: '2026-11-14' })).toBe(2)
    const page = await again.get('/desk/audit', { page: 2, limit: 2 })
    expect([page.data.length, page.totalCount]).toEqual([1, 3])
    const file = await again.file('/desk/audit/list', { from: '2026-11-15' })
    expect(file.headers.get('content-disposition')).toBe('attachment; filename="audit.csv"')
    expect((await file.text()).trim().split('\r\n')).toHaveLength(2)
  })

  it('lets no row of it change or go', async () => {
    const shop = await openTestShop(await open())
    const desk = await openDesk(shop)
    await desk.as('packer').get('/desk/audit')
    await expect(shop.db.updateTable('audit').set({ staff_name: 'Nobody' }).execute()).rejects.toThrow(
      'append-only',
    )
    await expect(shop.db.deleteFrom('audit').execute()).rejects.toThrow('append-only')
  })
})
