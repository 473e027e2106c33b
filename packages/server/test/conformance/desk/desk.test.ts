import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { DeskCallName, DeskFileName, DeskUploadName } from '@dawakit/core/contract'
import { expect, it } from 'vitest'
import { deskCalls } from '../../../src/app/calls/desk-calls.ts'
import type { Database } from '../../../src/ground/database/schema/index.ts'
import type { AnyDeskCall } from '../../../src/ground/desk-calls/define-desk-call.ts'
import { onEachDatabase } from '../../databases.ts'
import { DESK_URL, deskCall, openDesk } from '../../desk-shop.ts'
import { openPaymentShop } from '../../payment-shop.ts'
import type { TestAnswer } from '../../test-shop.ts'
import type { Ask } from '../row.ts'
import { wrongTypes } from '../wrong-types.ts'
import { auditRows } from './audit.rows.ts'
import { countRows } from './counts.rows.ts'
import { customerRows } from './customers.rows.ts'
import { debitNoteRows } from './debit-notes.rows.ts'
import { debtRows } from './debt.rows.ts'
import type { DeskRow, DeskRows, DeskWorld } from './desk-row.ts'
import { goodsInRows } from './goods-in.rows.ts'
import { importRows } from './imports.rows.ts'
import { moneyRows } from './money.rows.ts'
import { orderRows } from './orders.rows.ts'
import { paperRows } from './papers.rows.ts'
import { parcelRows } from './parcels.rows.ts'
import { passkeyRows } from './passkeys.rows.ts'
import { phoneOrderRows } from './phone-orders.rows.ts'
import { prescriptionRows } from './prescriptions.rows.ts'
import { productRows } from './products.rows.ts'
import { quarantineRows } from './quarantine.rows.ts'
import { recallRows } from './recalls.rows.ts'
import { registerRows } from './registers.rows.ts'
import { requestRows } from './requests.rows.ts'
import { returnRows } from './returns.rows.ts'
import { scanRows } from './scan.rows.ts'
import { shelfPageRows } from './shelf-pages.rows.ts'
import { shelfRows } from './shelves.rows.ts'
import { shopPageRows } from './shop-pages.rows.ts'
import { signInRows } from './sign-in.rows.ts'
import { staffRows } from './staff.rows.ts'
import { supplyRows } from './supply.rows.ts'
import { toOrderRows } from './to-order.rows.ts'

/** One row for each call of the desk: a call without one is a type error here, and fails below by its name. */
const rows: DeskRows<DeskCallName | DeskFileName | DeskUploadName> = {
  ...signInRows,
  ...passkeyRows,
  ...staffRows,
  ...auditRows,
  ...orderRows,
  ...paperRows,
  ...parcelRows,
  ...scanRows,
  ...supplyRows,
  ...debtRows,
  ...prescriptionRows,
  ...registerRows,
  ...returnRows,
  ...moneyRows,
  ...requestRows,
  ...quarantineRows,
  ...recallRows,
  ...shelfRows,
  ...customerRows,
  ...phoneOrderRows,
  ...importRows,
  ...goodsInRows,
  ...toOrderRows,
  ...debitNoteRows,
  ...countRows,
  ...productRows,
  ...shelfPageRows,
  ...shopPageRows,
}

const REFUSALS = join(import.meta.dirname, 'refusals.json')

/** What each call said no with, e.g. `422 Please write the reason`. */
const heard = new Map<string, Set<string>>()

it('each call of the desk has a row in test/conformance/desk', () => {
  const known: Record<string, unknown> = rows
  expect(deskCalls.map(({ name }) => name).filter((name) => !known[name])).toEqual([])
  expect(Object.keys(rows).filter((name) => !deskCalls.some((call) => call.name === name))).toEqual([])
})

onEachDatabase('The desk’s call', (open) => {
  it.each(deskCalls.map((call) => [call.name, call] as const))('%s', async (name, call) => {
    const row = (rows as Partial<Record<string, DeskRow>>)[name]
    if (!row) throw new Error(`${name} has no row in test/conformance/desk.`)
    const world = await openWorld(await open())
    const ask = async (request: Ask, as = row.as): Promise<Answer> => {
      const cookie = as === null ? undefined : world.desk.as(as).cookie
      const answer = await send(world, call, { ...request, ...(cookie ? { cookie } : {}) })
      if (answer.key === 'error') {
        heard.set(name, (heard.get(name) ?? new Set()).add(`${answer.status} ${answer.message}`))
      }
      return answer
    }
    for (const [asking, status, sentence, as] of (await row.refused?.(world)) ?? []) {
      const request = typeof asking === 'function' ? await asking() : asking
      const answer = await ask(request, as)
      expect([answer.status, answer.message], JSON.stringify(request)).toEqual([status, sentence])
    }
    const good = await row.good(world)
    for (const [path, wrong] of wrongRequests(good)) {
      const answer = await ask(wrong)
      expect([answer.status, answer.code], `${path} as what it is not`).toEqual([400, 'invalid-request'])
      const named = Object.keys(answer.fields ?? {}).some((field) => `${path}.`.startsWith(`${field}.`))
      expect(named, `${path} is named among ${JSON.stringify(answer.fields)}`).toBe(true)
    }
    const answer = await ask(good)
    expect(answer, JSON.stringify(answer.message)).toMatchObject({
      status: 200,
      key: 'success',
      ...row.answers,
    })
  })
})

it('What the desk’s calls refuse with stands in refusals.json, and so in docs/desk-api.md', () => {
  const said = deskCalls.flatMap(({ name }) => {
    const refusals = heard.get(name)
    return refusals ? [[name, [...refusals].sort()] as const] : []
  })
  const refusals = Object.fromEntries(said)
  if (process.env['UPDATE_REFUSALS']) writeFileSync(REFUSALS, `${JSON.stringify(refusals, null, 2)}\n`)
  expect(refusals, 'UPDATE_REFUSALS=1 npx vitest run --project server conformance').toEqual(
    JSON.parse(readFileSync(REFUSALS, 'utf8')),
  )
})

async function openWorld(db: Database): Promise<DeskWorld> {
  // A row tries more at once than one customer would.
  const shop = await openPaymentShop(db, { LIMIT_OPEN_CASH_ORDERS: '50' })
  return { shop, desk: await openDesk(shop), me: shop.who }
}

/** An answer in JSON, or what came with a file. */
type Answer = Partial<TestAnswer> & { status: number; key: string; type?: string; fileName?: string }

async function send(
  { shop }: DeskWorld,
  call: AnyDeskCall,
  request: Ask & { cookie?: string },
): Promise<Answer> {
  if (call.kind === 'json') return deskCall(shop, call.name, request)
  if (call.kind === 'upload') {
    const { body, headers, ...rest } = request
    const type = { 'content-type': 'application/octet-stream', ...headers }
    return deskCall(shop, call.name, {
      ...rest,
      bytes: body instanceof Uint8Array ? Uint8Array.from(body) : String(body),
      headers: type,
    })
  }
  const query = new URLSearchParams(
    Object.entries(request.query ?? {}).map(([key, value]) => [key, `${value}`]),
  )
  const [, path = ''] = call.name.split(' ')
  const response = await shop.fetch(`${path}?${query}`, {
    headers: { origin: DESK_URL, ...(request.cookie ? { cookie: request.cookie } : {}) },
  })
  const type = response.headers.get('content-type') ?? ''
  if (type.startsWith('application/json')) return { ...(await response.json()), status: response.status }
  expect(call.types, 'the types that it is defined with').toContain(type.split(';')[0])
  expect((await response.arrayBuffer()).byteLength).toBeGreaterThan(0)
  const fileName = /filename="([^"]*)"/.exec(response.headers.get('content-disposition') ?? '')?.[1] ?? ''
  return { status: response.status, key: 'success', type, fileName }
}

/** No page is refused: docs/api.md. */
const PAGING = ['page', 'limit']

/** The good request again and again, each time with one value as what it is not. */
function wrongRequests({ query = {}, body, headers }: Ask): [path: string, wrong: Ask][] {
  const queries = Object.keys(query).filter((name) => !PAGING.includes(name))
  return [
    ...queries.map((name): [string, Ask] => [name, { query: { ...query, [name]: 'x'.repeat(5000) } }]),
    // The bytes of a file are of no type.
    ...(body instanceof Uint8Array ? [] : wrongTypes(body)).map(([path, wrong]): [string, Ask] => [
      path,
      { query, body: wrong, ...(headers ? { headers } : {}) },
    ]),
  ]
}
