import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { SaltFacts } from '@dawakit/core/catalogue'
import type { CallName } from '@dawakit/core/contract'
import { refusalCatalogue } from '@dawakit/core/refusals'
import { expect } from 'vitest'
import { type App, createApp } from '../src/app/calls/app.ts'
import { calls } from '../src/app/calls/calls.ts'
import { createLog, type Log } from '../src/ground/context/log.ts'
import type { LaggingReads } from '../src/ground/database/lanes/lagging-reads.ts'
import type { Database } from '../src/ground/database/schema/index.ts'
import type { Changes } from '../src/ground/database/told/changes.ts'
import type { Through } from '../src/ground/http/define-call.ts'
import { createProviders } from '../src/ground/providers/create-providers.ts'
import type { Watch } from '../src/ground/watching/watch.ts'
import { readConfig } from '../src/operator/start/read-config.ts'
import { openSession } from '../src/people/sessions/open-session.ts'
import { wrongByDescription } from './check-description.ts'
import { seedFixtureCatalogue } from './fixture-catalogue.ts'
import { addCustomer, fillCart } from './ordering.ts'
import { type Outside, openOutside } from './outside.ts'

/** Saturday 14 November 2026, 10:00 in Chennai. */
export const START = Date.parse('2026-11-14T04:30:00.000Z')

export interface CallOptions {
  query?: Record<string, string | number>
  /** Sent as it is; a string goes unencoded, so that a test can send broken JSON. */
  body?: unknown
  /** A session token. */
  token?: string
  headers?: Record<string, string>
  /** The caller's network address. @default '203.0.113.7' */
  address?: string
}

// biome-ignore lint/suspicious/noExplicitAny: a test reads what it expects; the answer is checked against the call's schema first
type Loose = any

export interface TestAnswer {
  status: number
  headers: Headers
  key: 'success' | 'error'
  message: string
  code: string | undefined
  fields: Record<string, string> | undefined
  token: string | undefined
  totalCount: number | undefined
  newUser: boolean | undefined
  data: Loose
}

export interface TestShop {
  app: App
  db: Database
  outside: Outside
  /** Epoch milliseconds; moves only when told. */
  clock: { now: number; advance(ms: number): void }
  /**
   * Makes one call over HTTP. Every answer is checked: the envelope's shape, a failure's sentence against the
   * catalogue, a success's data against the call's own schema (and that nothing is answered beyond it), and all of it
   * against openapi.json.
   */
  call(name: CallName | (string & {}), options?: CallOptions): Promise<TestAnswer>
  /** Any request, path after /api. */
  fetch(path: string, init?: RequestInit, address?: string): Promise<Response>
  /**
   * A session of the customer with that mobile number, who is registered when unknown.
   * @param through - The partner's page that it is opened on.
   */
  signIn(mobile?: string, through?: Through): Promise<{ token: string; userId: string; mobile: string }>
  /** Puts products into a customer's cart, in the place of what is there. */
  fillCart(userId: string, products: unknown): Promise<void>
}

export interface TestShopOptions {
  /** Environment variables over the test's own. */
  env?: Record<string, string>
  /** @default true */
  fixtures?: boolean
  /** @default errors to standard output */
  log?: Log
  /** @default one of the shop's own */
  watch?: Watch
  /** @default nobody tells of what other processes write */
  changes?: Changes
  /** @default nothing lags */
  lagging?: LaggingReads
  /** @default nothing is known of salts */
  salts?: (() => readonly SaltFacts[]) | undefined
}

let outside: Promise<Outside> | undefined
const shops = new Set<App>()
const folders: string[] = []

/** The shops of a test stop sending before the next one opens on the same database and recorder. */
export async function stopShops(): Promise<void> {
  for (const { context } of shops) {
    await context.longWork.stop()
    await context.subscribers.stop()
    await context.restock.stop()
    await context.outbox.stop()
  }
  shops.clear()
}

/** Ends what the shops of a file have spoken to, and removes their files. */
export async function closeOutside(): Promise<void> {
  await (await outside)?.close()
  outside = undefined
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true })
}

/** A shop with the fixture catalogue, a movable clock, and real adapters that speak to a recorder. */
export async function openTestShop(db: Database, options: TestShopOptions = {}): Promise<TestShop> {
  outside ??= openOutside()
  const recorder = await outside
  recorder.reset()
  const folder = mkdtempSync(join(tmpdir(), 'dawakit-test-'))
  folders.push(folder)
  const config = readConfig(
    {
      SANDBOX_URL: recorder.url,
      STORE_URL: 'http://shop.test',
      DATA_FOLDER: folder,
      PAYMENT_METHODS: 'cod,razorpay,ccavenue',
      ...options.env,
    },
    'a session secret that is only for the tests',
  )
  const clock = {
    now: START,
    advance(ms: number) {
      clock.now += ms
    },
  }
  if (options.fixtures ?? true) await seedFixtureCatalogue(db)
  const app = createApp({
    db,
    changes: options.changes,
    lagging: options.lagging,
    salts: options.salts,
    config,
    providers: createProviders(config, () => clock.now),
    clock: () => clock.now,
    log: options.log ?? createLog('error'),
    ...(options.watch && { watch: options.watch }),
  })
  shops.add(app)
  const fetch: TestShop['fetch'] = (path, init, address = '203.0.113.7') =>
    app.fetch(new Request(`http://shop.test/api${path}`, init), { address })

  return {
    app,
    db,
    outside: recorder,
    clock,
    fetch,
    fillCart: (userId, products) => fillCart(db, userId, products, clock.now),
    call: (name, options = {}) => callOver((path, init) => fetch(path, init, options.address), name, options),
    async signIn(mobile = '9876543210', through) {
      const known = await db
        .selectFrom('customer')
        .select('id')
        .where('mobile', '=', mobile)
        .executeTakeFirst()
      const userId = known?.id ?? (await addCustomer(db, mobile, clock.now))
      return { token: await openSession(app.context, db, userId, through, true), userId, mobile }
    },
  }
}

/** Makes one call over something that fetches below `/api`, and checks its answer as {@link TestShop.call} says. */
export async function callOver(
  fetch: (path: string, init: RequestInit) => Promise<Response>,
  name: string,
  { query = {}, body, token, headers = {} }: CallOptions,
): Promise<TestAnswer> {
  const [method = '', path = ''] = name.split(' ')
  const search = new URLSearchParams(Object.entries(query).map(([key, value]) => [key, String(value)]))
  const init: RequestInit = {
    method,
    headers: {
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...(token ? { authorization: `JWT ${token}` } : {}),
      ...headers,
    },
  }
  if (body !== undefined) init.body = typeof body === 'string' ? body : JSON.stringify(body)
  const response = await fetch(search.size ? `${path}?${search}` : path, init)
  const answer = (await response.json()) as Loose
  checkAnswer(name, response.status, answer)
  return { ...answer, status: response.status, headers: response.headers }
}

const sentences = new Map(Object.values(refusalCatalogue).map(({ code, text }) => [code, text]))

function checkAnswer(name: string, status: number, answer: Loose): void {
  expect(wrongByDescription(name, status, answer), `${name}: as openapi.json says`).toBeNull()
  if (answer.key === 'error') {
    expect(status === 200 ? answer.newUser : true, `${name}: a failure has a failing status`).toBe(true)
    // A product's own number stands in the place of the specification's.
    const said = answer.code === 'not-more-at-once' ? answer.message.replace(/\d+/, '3') : answer.message
    expect(sentences.get(answer.code), `${name}: the sentence of ${answer.code}`).toBe(said)
    for (const field of Object.values(answer.fields ?? {})) {
      expect([...sentences.values()], `${name}: a field's sentence`).toContain(field)
    }
    return
  }
  expect(answer.key, name).toBe('success')
  expect(typeof answer.message, name).toBe('string')
  const call = calls.find((candidate) => candidate.name === name)
  if (call) expect(call.answer.parse(answer.data), `${name}: nothing beyond the schema`).toEqual(answer.data)
}
