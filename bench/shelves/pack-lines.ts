import type { DeskOrder } from '@dawakit/core/contract'
import { type Timing, timingOf } from '../../packages/server/bench/measure.ts'
import type { Database } from '../../packages/server/src/ground/database/schema/index.ts'

/** A desk that is asked, and who asks. */
export interface AskedDesk {
  apiUrl: string
  deskUrl: string
}

export interface Packed extends Timing {
  lines: number
  pieces: number
  /** Answers that were none of the shop's refusals. */
  errors: number
}

/** Orders of which nothing is packed yet. */
export async function ordersToPack(db: Database, count: number): Promise<string[]> {
  const rows = await db
    .selectFrom('orders')
    .select('id')
    .where('packing', '=', 'none')
    .where('stock_state', '=', 'taken')
    .where('delivery_status', '=', 'pending')
    .where('review', '=', 'none')
    .orderBy('ordered_at')
    .limit(count)
    .execute()
  return rows.map(({ id }) => id)
}

/** Packs a line of each order into a parcel of its own, as many at once as there are tokens. Only the packing is timed. */
export async function packLines(
  desk: AskedDesk,
  tokens: readonly string[],
  orders: readonly string[],
): Promise<Packed> {
  const left = [...orders]
  const times: number[] = []
  let pieces = 0
  let errors = 0
  await Promise.all(
    tokens.map(async (token) => {
      for (let id = left.pop(); id !== undefined; id = left.pop()) {
        const order = await read(desk, token, id)
        const line = order.lines.find((one) => one.left > 0)
        if (!line) continue
        const batch = line.batches.find((one) => one.proposed > 0)
        if (!batch) throw new Error(`Nothing is proposed for a line of ${id}.`)
        const body = {
          id,
          seen: order.version,
          lines: [{ lineNo: line.lineNo, quantity: 1, batch: batch.batch, expiresOn: batch.expiresOn }],
        }
        const pressed = performance.now()
        const answer = await send(desk, token, '/desk/parcel/pack', body)
        await answer.text()
        times.push(performance.now() - pressed)
        if (answer.ok) pieces++
        else errors++
      }
    }),
  )
  return { ...timingOf(times), lines: times.length, pieces, errors }
}

async function read(desk: AskedDesk, token: string, id: string): Promise<DeskOrder> {
  const answer = await send(desk, token, `/desk/order?id=${id}`)
  return (await answer.json()).data
}

export const send = ({ apiUrl, deskUrl }: AskedDesk, token: string, path: string, body?: object) =>
  fetch(`${apiUrl}${path}`, {
    headers: { cookie: `__Host-desk=${token}`, origin: deskUrl, 'content-type': 'application/json' },
    ...(body ? { method: 'POST', body: JSON.stringify(body) } : {}),
  })
