import type { HappeningKind } from '@dawakit/core/happenings'
import type { Poller } from '../../ground/context/poller.ts'
import type { Subscriber } from '../../ground/happenings/subscriber.ts'

/** What brings pieces back to the shelf, or may. */
const BRINGS_BACK = [
  'order.placed',
  'order.cancelled',
  'order.amended',
  'order.expired',
  'parcel.unpacked',
  'parcel.arrived-after-all',
  'return.judged',
  'stock.changed',
  'products.changed',
] as const satisfies readonly HappeningKind[]

/** Looks for who waits for what is back. */
export function announceWhatIsBack(restock: Pick<Poller, 'wake'>): Subscriber {
  return {
    name: 'back-in-stock',
    on: Object.fromEntries(BRINGS_BACK.map((kind) => [kind, () => restock.wake()])),
  }
}
