import type { DeskOrder } from '@dawakit/core/contract'
import { expect, it } from 'vitest'
import { whatChanged } from './what-changed.ts'

/** As much of an order as is compared. */
const orderOf = (change: object = {}) =>
  ({
    standing: 'pending',
    packing: 'none',
    lines: [{ lineNo: 1, name: 'Parapal 650', quantity: 2 }],
    parcels: [],
    audit: [{ id: 'a', action: 'order.look', staff: { id: '1', name: 'Asha', role: 'support' } }],
    order: { review: null, paymentStatus: 'unpaid', totals: { total: 120 }, returns: [] },
    ...change,
  }) as unknown as DeskOrder

const entry = (id: string, action: string) => ({
  id,
  action,
  staff: { id: '2', name: 'Meena', role: 'owner' },
})

it('names each fact that is other, and who did it', () => {
  const now = orderOf({
    standing: 'cancelled',
    lines: [{ lineNo: 1, name: 'Parapal 650', quantity: 0 }],
    audit: [entry('c', 'order.look'), entry('b', 'order.cancel'), ...(orderOf().audit ?? [])],
  })
  expect(whatChanged(orderOf(), now)).toEqual({
    by: 'Meena',
    facts: [
      { what: 'standing', before: 'pending', after: 'cancelled' },
      { what: 'line', name: 'Parapal 650', before: 2, after: 0 },
    ],
  })
})

it('names nobody where the customer did it', () => {
  const now = orderOf({ standing: 'cancelled' })
  expect(whatChanged(orderOf(), now).by).toBeNull()
})

it('finds nothing in the same order', () => {
  expect(whatChanged(orderOf(), orderOf())).toEqual({ by: null, facts: [] })
})
