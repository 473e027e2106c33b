import type { SeenOrder } from '@dawakit/core/contract'
import type { DeskWorld } from './desk-row.ts'

/** An order as it stands now, for a change of it. */
export async function seenOrder({ desk }: Pick<DeskWorld, 'desk'>, id: string): Promise<SeenOrder> {
  return { id, seen: (await desk.as('owner').get('/desk/order', { id })).data.version }
}
