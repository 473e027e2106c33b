import type {
  DeskCallInput,
  DeskCallName,
  DeskFileName,
  DeskUploadName,
  DeskUploadQuery,
  SeenReturn,
  StaffMember,
  StaffRole,
} from '@dawakit/core/contract'
import { expect } from 'vitest'
import { deskCalls } from '../src/app/calls/desk-calls.ts'
import { newId } from '../src/ground/database/new-id.ts'
import { openDeskSession } from '../src/ground/desk-calls/desk-session.ts'
import { EVERY_ROLE } from '../src/ground/desk-calls/staff-roles.ts'
import { callOver, type TestAnswer, type TestShop } from './test-shop.ts'

/** Where the desk of a test shop stands. */
export const DESK_URL = 'http://desk.test'

type PathOf<Name extends string, Method extends string> = Name extends `${Method} ${infer Path}`
  ? Path
  : never

/** Somebody at the desk, in a browser. Each answer is checked as `TestShop.call` checks its own. */
export interface DeskSeat {
  staff: StaffMember
  cookie: string
  get<Path extends PathOf<DeskCallName, 'GET'>>(
    path: Path,
    query?: DeskCallInput<`GET ${Path}` & DeskCallName>['query'],
  ): Promise<TestAnswer>
  post<Path extends PathOf<DeskCallName, 'POST'>>(
    path: Path,
    body?: DeskCallInput<`POST ${Path}` & DeskCallName>['body'],
  ): Promise<TestAnswer>
  /** The same by the name of the call, with whatever is sent: for what must be refused. */
  call(name: string, sent?: { query?: object; body?: unknown }): Promise<TestAnswer>
  /** Sends a file as it is. */
  upload<Path extends PathOf<DeskUploadName, 'POST'>>(
    path: Path,
    query: DeskUploadQuery<`POST ${Path}` & DeskUploadName>,
    file: Uint8Array<ArrayBuffer> | string,
  ): Promise<TestAnswer>
  /** A file. */
  file(path: PathOf<DeskFileName, 'GET'>, query?: Record<string, string>): Promise<Response>
}

export interface Desk {
  as(role: StaffRole): DeskSeat
  /** Somebody more. */
  join(role: StaffRole, name?: string): Promise<DeskSeat>
}

/** Opens the desk of a test shop with somebody of each role signed in. The pharmacist is Priya Nair, TN-PC-20481. */
export async function openDesk(shop: Pick<TestShop, 'app' | 'db' | 'fetch' | 'clock'>): Promise<Desk> {
  shop.app.context.config.deskUrl = DESK_URL
  const join = async (role: StaffRole, name: string): Promise<DeskSeat> => {
    const staff = await addMember(shop, role, name)
    return seatOf(shop, staff, await openDeskSession(shop.db, staff.id, shop.clock.now))
  }
  const seats = new Map<StaffRole, DeskSeat>()
  for (const role of EVERY_ROLE) seats.set(role, await join(role, NAMES[role]))
  return {
    as(role) {
      const seat = seats.get(role)
      if (!seat) throw new Error(`Nobody is a ${role}.`)
      return seat
    },
    join: (role, name = `Second ${role}`) => join(role, name),
  }
}

const NAMES: Record<StaffRole, string> = {
  owner: 'Asha Rao',
  pharmacist: 'Priya Nair',
  packer: 'Ravi Kumar',
  support: 'Selvi Mani',
}

async function addMember(
  { db, clock }: Pick<TestShop, 'db' | 'clock'>,
  role: StaffRole,
  name: string,
): Promise<StaffMember> {
  const id = newId()
  const email = `${role}.${id}@desk.example`
  const registrationNumber = role === 'pharmacist' ? 'TN-PC-20481' : null
  await db
    .insertInto('staff')
    .values({
      id,
      email_key: email,
      name,
      role,
      registration_number: registrationNumber,
      password_hash: null,
      totp_sealed: null,
      totp_confirmed_at: clock.now,
      totp_last_step: null,
      created_at: clock.now,
      disabled_at: null,
    })
    .execute()
  return { id, name, email, role, registrationNumber }
}

function seatOf(shop: Pick<TestShop, 'fetch'>, staff: StaffMember, token: string): DeskSeat {
  const cookie = `__Host-desk=${token}`
  const call: DeskSeat['call'] = (name, sent) => deskCall(shop, name, { ...sent, cookie })
  return {
    staff,
    cookie,
    call,
    get: (path, query) => call(`GET ${path}`, query ? { query } : {}),
    post: (path, body) => call(`POST ${path}`, body ? { body } : {}),
    upload: (path, query, file) => {
      const headers = { 'content-type': 'application/octet-stream' }
      return deskCall(shop, `POST ${path}`, { query, bytes: file, cookie, headers })
    },
    file: (path, query = {}) => shop.fetch(`${path}?${new URLSearchParams(query)}`, { headers: { cookie } }),
  }
}

interface SentToDesk {
  query?: object
  body?: unknown
  /** Instead of a body of JSON. */
  bytes?: Uint8Array<ArrayBuffer> | string
  cookie?: string
  headers?: Record<string, string>
  /** The caller's network address. @default '203.0.113.7' */
  address?: string
}

/** One call of the desk as its page makes it, signed in or not. */
export async function deskCall(
  shop: Pick<TestShop, 'fetch'>,
  name: string,
  { query = {}, body, bytes, cookie, headers, address }: SentToDesk = {},
): Promise<TestAnswer> {
  const given = Object.entries(query).filter(([, value]) => value !== undefined)
  const answer = await callOver(
    (path, init) => shop.fetch(path, bytes === undefined ? init : { ...init, body: bytes }, address),
    name,
    {
      query: Object.fromEntries(given),
      ...(body === undefined ? {} : { body }),
      headers: {
        origin: DESK_URL,
        'sec-fetch-site': 'same-origin',
        ...(cookie ? { cookie } : {}),
        ...headers,
      },
    },
  )
  const known = deskCalls.find((candidate) => candidate.name === name)
  if (answer.key === 'success' && (known?.kind === 'json' || known?.kind === 'upload')) {
    expect(known.answer.parse(answer.data), `${name}: nothing beyond the schema`).toEqual(answer.data)
  }
  return answer
}

/** A return as it stands now, for a change of it. */
export async function seenReturn(desk: Pick<Desk, 'as'>, id: string): Promise<SeenReturn> {
  return { id, seen: (await desk.as('owner').get('/desk/return', { id })).data.version }
}
