import type { ServerContext } from '../../packages/server/src/ground/context/server-context.ts'
import { listCursors } from '../../packages/server/src/ground/happenings/cursors.ts'

/**
 * Whatever was killed: what has happened is written as often as it has, and everybody hears of all of it.
 *
 * @param claim - Hears what does not hold.
 */
export async function examineHappenings(
  { db, subscribers }: Pick<ServerContext, 'db' | 'subscribers'>,
  claim: (isTrue: boolean, problem: string) => void,
): Promise<void> {
  // As if the minute were over for which a process that was killed held on to somebody.
  await db.updateTable('subscriber').set({ held_until: 0 }).execute()
  await subscribers.runOnce()
  const rows = await db.selectFrom('happening').select(['number', 'kind', 'facts']).execute()
  claim(
    rows.every(({ number }) => number !== null),
    'something that happened was never numbered',
  )
  const delivered = db.selectFrom('orders').select('id').where('delivery_status', '=', 'delivered').execute()
  const refunds = db.selectFrom('refund').select('id').where('status', '=', 'done').execute()
  for (const [kind, done] of [
    ['order.delivered', (await delivered).length],
    ['refund.made', (await refunds).length],
  ] as const) {
    const written = rows.filter((row) => row.kind === kind).map(({ facts }) => facts)
    claim(
      written.length === done && new Set(written).size === done,
      `${kind} was written ${written.length} times, and happened ${done} times`,
    )
  }
  for (const { name, behind } of await listCursors(db))
    claim(behind === 0, `${name} has yet to hear of ${behind}`)
}
