import type { DeskCallName, DeskFileName, StaffRole } from '@dawakit/core/contract'
import { expect, it } from 'vitest'
import { deskCalls } from '../../src/app/desk-calls.ts'
import { EVERY_ROLE } from '../../src/desk/staff-roles.ts'
import { onEachDatabase } from '../databases.ts'
import { type deskCall, openDesk } from '../desk-shop.ts'
import { openTestShop } from '../test-shop.ts'
import { roleTable } from './role-table.ts'

const mayOf = (name: string): readonly StaffRole[] | 'anybody' =>
  roleTable[name as DeskCallName | DeskFileName] ?? []

it('the table of roles has a row for each call of the desk, and none beside', () => {
  expect(Object.keys(roleTable).sort()).toEqual(deskCalls.map(({ name }) => name).sort())
})

/** Who gets past the door: whatever the call then says of a request without anything in it, it is no refusal of the person. */
onEachDatabase('A call of the desk', (open) => {
  it.each(deskCalls.map(({ name }) => name))('is for its roles alone: %s', async (name) => {
    const shop = await openTestShop(await open())
    const desk = await openDesk(shop)
    const may = mayOf(name)
    const before = await shop.db.selectFrom('audit').select('id').execute()
    const nobody = await knock(shop, name)
    expect(nobody.code, 'nobody').toBe(may === 'anybody' ? nobody.code : 'desk-login')
    const { token } = await shop.signIn()
    const customer = await knock(shop, name, { authorization: `JWT ${token}` })
    expect([customer.status, customer.code], 'a customer').toEqual([401, 'desk-login'])
    if (may === 'anybody') return
    expect(nobody.status).toBe(401)
    for (const role of EVERY_ROLE) {
      const answer = await knock(shop, name, { cookie: desk.as(role).cookie })
      if (may.includes(role)) expect([401, 403], `${role} may`).not.toContain(answer.status)
      else expect([answer.status, answer.code], `${role} may not`).toEqual([403, 'not-your-role'])
    }
    const refused = await shop.db
      .selectFrom('audit')
      .select(['role', 'subject_id'])
      .where('action', '=', 'call.refused')
      .orderBy('role')
      .execute()
    expect(before).toEqual([])
    expect(refused).toEqual(
      EVERY_ROLE.filter((role) => !may.includes(role))
        .toSorted()
        .map((role) => ({ role, subject_id: name })),
    )
  })
})

/** Asks with nothing in it. A file that is answered has no envelope. */
async function knock(
  shop: Parameters<typeof deskCall>[0],
  name: string,
  headers: Record<string, string> = {},
): Promise<{ status: number; code: string | undefined }> {
  const [method = '', path = ''] = name.split(' ')
  const isChange = method !== 'GET'
  const response = await shop.fetch(path, {
    method,
    headers: {
      origin: 'http://desk.test',
      ...headers,
      ...(isChange ? { 'content-type': 'application/json' } : {}),
    },
    ...(isChange ? { body: '{}' } : {}),
  })
  const isJson = response.headers.get('content-type')?.startsWith('application/json')
  return { status: response.status, code: isJson ? (await response.json()).code : undefined }
}
