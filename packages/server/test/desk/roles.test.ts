import type { DeskCallName, DeskFileName, StaffRole } from '@dawakit/core/contract'
import { expect, it } from 'vitest'
import { deskCalls } from '../../src/app/calls/desk-calls.ts'
import { EVERY_ROLE } from '../../src/ground/desk-calls/staff-roles.ts'
import { orderShownTo, returnShownTo } from '../../src/orders/read/shown-to.ts'
import { onEachDatabase } from '../databases.ts'
import { type deskCall, openDesk } from '../desk-shop.ts'
import { buyer, place } from '../ordering.ts'
import { openTestShop } from '../test-shop.ts'
import { fieldTable } from './field-table.ts'
import { fieldsOf, fullAnswer, saidBy } from './fields-of.ts'
import { roleTable } from './role-table.ts'

const mayOf = (name: string): readonly StaffRole[] | 'anybody' =>
  roleTable[name as DeskCallName | DeskFileName] ?? []

it('the table of roles has a row for each call of the desk, and none beside', () => {
  expect(Object.keys(roleTable).sort()).toEqual(deskCalls.map(({ name }) => name).sort())
})

const words = (text: string) => text.split(/\s+/).filter(Boolean)
const answering = deskCalls.flatMap((call) => (call.kind === 'file' ? [] : [call]))
const tableOf = (name: string) => fieldTable[name as keyof typeof fieldTable]

it('the table of fields has a row for each call that answers with some, and none beside', () => {
  expect(Object.keys(fieldTable).sort()).toEqual(answering.map(({ name }) => name).sort())
})

it.each(answering)('it is decided who sees each field of $name', ({ name, answer }) => {
  const { all, notTo } = tableOf(name)
  const decided = [...words(all), ...words(notTo?.fields ?? '')]
  expect(decided.toSorted()).toEqual([...new Set(fieldsOf(answer))].filter(Boolean).toSorted())
})

/** What empties an answer for a role. */
const SHOWN = {
  'GET /desk/order': orderShownTo,
  'GET /desk/return': returnShownTo,
  'GET /desk/returns': returnShownTo,
} as const

it.each(Object.entries(SHOWN))(
  'whatever an answer of %s has, a role sees its fields alone',
  (name, shown) => {
    const { all, notTo } = tableOf(name)
    const answer = answering.find((call) => call.name === name)?.answer
    const full = answer && fullAnswer(answer)
    const row = Array.isArray(full) ? full[0] : full
    const before = saidBy(row)
    for (const role of EVERY_ROLE) {
      const seen = saidBy(shown(role, row))
      const mine = role === notTo?.role ? words(all) : [...before.keys()]
      for (const [field, said] of before) {
        if (mine.includes(field)) expect([field, seen.get(field)], role).toEqual([field, said])
        else expect([field, seen.get(field)], role).not.toEqual([field, said])
      }
    }
  },
)

onEachDatabase('An order', (open) => {
  const DOCTOR = {
    doctorName: 'Dr. Iyer',
    doctorEmail: 'iyer@clinic.example',
    doctorContactNumber: '9123456780',
  }

  it('is a parcel to a packer, in whatever answer it comes', async () => {
    const shop = await openTestShop(await open())
    const desk = await openDesk(shop)
    const who = await buyer(shop)
    const placed = await place(shop, who, {
      orderingForMyself: false,
      patient: { name: 'Gopal Raman', age: 71 },
      doctorInfo: DOCTOR,
    })
    const id = placed.data._id as string
    const packer = desk.as('packer')
    const read = await packer.get('/desk/order', { id })
    const told = await packer.post('/desk/order/note', { id, text: 'Wrap it well.' })
    const late = await packer.post('/desk/order/confirm', { id, seen: 'an earlier one' })
    expect([read.status, told.status, late.status]).toEqual([200, 200, 409])
    const { all } = fieldTable['GET /desk/order']
    for (const { data } of [read, told, late]) {
      const { 'order.orderingForMyself': _, ...said } = Object.fromEntries(saidBy(data))
      expect(words(all)).toEqual(expect.arrayContaining(Object.keys(said)))
      expect(JSON.stringify(data)).not.toMatch(/Gopal|Iyer|clinic|mail\.example/)
    }
    const { data } = await desk.as('support').get('/desk/order', { id })
    expect(data).toMatchObject({ order: { patient: { name: 'Gopal Raman' }, doctorInfo: DOCTOR } })
    expect(JSON.stringify(data)).toContain('mail.example')
  })
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
