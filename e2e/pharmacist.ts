import type { DeskCallData, DeskCallInput, DeskCallName } from '@dawakit/core/contract'
import { expect, type Page } from 'playwright/test'
import { addresses } from './addresses.ts'
import { deskSignIn, nextCode } from './desk.ts'
import { keepSession, keptSession } from './kept-desk-session.ts'

const PARTICULARS = {
  prescriberName: 'Dr. Meera Rao',
  prescriberRegistration: 'TNMC 48213',
  prescriberAddress: '4 Mount Road, Chennai',
  patientAddress: '12 Anna Salai, Chennai',
}

/** Writes down, in the form beside a picture, what the prescription says of who wrote it. */
export async function writeParticulars(page: Page): Promise<void> {
  await page.getByLabel('Prescriber’s name').fill(PARTICULARS.prescriberName)
  await page.getByLabel('Registration number').fill(PARTICULARS.prescriberRegistration)
  await page.getByLabel('Prescriber’s address').fill(PARTICULARS.prescriberAddress)
  await page.getByLabel('Patient’s address').fill(PARTICULARS.patientAddress)
}

/** Of this worker: signed in once. */
let cookie: Promise<string> | undefined

/** As if the demonstration's pharmacist had looked at an order's prescription and approved all of it for a month. */
export async function approvePrescription(orderNumber: string): Promise<void> {
  const { data: found } = await ask('GET /desk/prescriptions', { query: { limit: 100 } })
  const orderId = found.find((order) => order.orderNumber === orderNumber)?.orderId
  if (orderId === undefined) throw new Error(`No order ${orderNumber} waits for a pharmacist.`)
  const { data: check } = await ask('GET /desk/prescription', { query: { orderId } })
  const [prescription] = check.prescriptions
  if (!prescription) throw new Error(`The order ${orderNumber} has no prescription.`)
  const validUntil = new Date(Date.now() + 28 * 86_400_000).toISOString().slice(0, 10)
  const lines = check.lines
    .filter(({ isOpen }) => isOpen)
    .map(({ lineNo, quantity }) => ({
      lineNo,
      quantity,
      grant: { prescriptionId: prescription.id, packs: quantity, validUntil, particulars: PARTICULARS },
    }))
  await ask('POST /desk/prescription/approve', { body: { orderId, seen: check.version, lines } })
}

async function ask<Name extends DeskCallName>(
  name: Name,
  input: DeskCallInput<Name>,
): Promise<{ data: DeskCallData<Name> }> {
  cookie ??= session()
  const response = await send(name, input, { cookie: await cookie })
  const answer = await response.json()
  if (!response.ok) throw new Error(`${name}: ${answer.message}`)
  return answer
}

/** Goes on with the session that journeys share, where it still is one. */
async function session(): Promise<string> {
  const kept = await keptSession('pharmacist')
  if (kept !== undefined && (await send('GET /desk/me', {}, { cookie: kept })).ok) return kept
  const made = await signIn()
  await keepSession('pharmacist', made)
  return made
}

async function signIn(): Promise<string> {
  const { email, password, secret } = await deskSignIn('pharmacist')
  let kept = ''
  // Another worker may have shown the same code: none is taken twice.
  await expect(async () => {
    const first = await send('POST /desk/signIn', { body: { email, password } })
    const { data } = (await first.json()) as { data: DeskCallData<'POST /desk/signIn'> }
    const body = { challenge: data.challenge, code: nextCode(secret) }
    const second = await send('POST /desk/signIn/code', { body })
    expect(second.status).toBe(200)
    kept = second.headers.getSetCookie()[0]?.split(';')[0] ?? ''
  }).toPass({ intervals: [10_000] })
  return kept
}

function send(
  name: DeskCallName,
  { query, body }: { query?: object | undefined; body?: object | undefined },
  headers: Record<string, string> = {},
): Promise<Response> {
  const [method = '', path = ''] = name.split(' ')
  const url = new URL(`/api${path}`, addresses.desk)
  for (const [key, value] of Object.entries(query ?? {})) url.searchParams.set(key, String(value))
  return fetch(url, {
    method,
    headers: {
      origin: new URL(addresses.desk).origin,
      ...headers,
      ...(method === 'GET' ? {} : { 'content-type': 'application/json' }),
    },
    ...(method === 'GET' ? {} : { body: JSON.stringify(body ?? {}) }),
  })
}
