import type { DeskOrder } from '@dawakit/core/contract'

export type ChangedWhat =
  | 'standing'
  | 'review'
  | 'packing'
  | 'payment'
  | 'total'
  | 'line'
  | 'returns'
  | 'parcels'

export interface ChangedFact {
  what: ChangedWhat
  /** Of a line: the product's name. */
  name?: string
  before: string | number
  after: string | number
}

export interface ChangedOrder {
  /** Who did it, as the audit has it; null where no person of the staff did, or one is not shown it. */
  by: string | null
  facts: ChangedFact[]
}

/** What is other now than somebody has seen it, in the values of the contract. */
export function whatChanged(seen: DeskOrder, now: DeskOrder): ChangedOrder {
  const facts: ChangedFact[] = []
  const compare = (fact: ChangedFact) => {
    if (fact.before !== fact.after) facts.push(fact)
  }
  compare({ what: 'standing', before: seen.standing, after: now.standing })
  compare({ what: 'review', before: seen.order.review?.state ?? '', after: now.order.review?.state ?? '' })
  compare({ what: 'packing', before: seen.packing, after: now.packing })
  compare({ what: 'payment', before: seen.order.paymentStatus, after: now.order.paymentStatus })
  compare({ what: 'total', before: seen.order.totals.total, after: now.order.totals.total })
  for (const { lineNo, name, quantity } of now.lines) {
    const before = seen.lines.find((line) => line.lineNo === lineNo)
    compare({ what: 'line', name, before: before?.quantity ?? 0, after: quantity })
  }
  compare({ what: 'parcels', before: seen.parcels.length, after: now.parcels.length })
  compare({ what: 'returns', before: seen.order.returns.length, after: now.order.returns.length })
  const known = new Set(seen.audit?.map(({ id }) => id))
  const newer = (now.audit ?? []).filter(({ id, staff }) => staff && !known.has(id))
  // What somebody has only looked at has changed nothing.
  const by = newer.find(({ action }) => !action.endsWith('.look'))?.staff?.name ?? null
  return { by, facts }
}
