import { HAPPENINGS, type HappeningKind } from '@dawakit/core/happenings'
import type { Subscriber } from '../happenings/subscriber.ts'
import type { Watch } from '../watching/watch.ts'

/** Counts what happens in the shop: each happening in one process, so that the sum over all is right. */
export function countHappenings({ metrics }: Pick<Watch, 'metrics'>): Subscriber {
  const kinds = Object.keys(HAPPENINGS) as HappeningKind[]
  return {
    name: 'metrics',
    on: Object.fromEntries(kinds.map((kind) => [kind, () => metrics.happening(kind)])),
  }
}
