import { paise } from '@dawakit/core/money'
import {
  availableOf,
  canMoveRequest,
  choiceRefusal,
  isOpenRequest,
  orderableUntil,
  orderOfPreparedRefusal,
  orderPreparedRefusal,
  preparationProblem,
  priceHint,
} from '@dawakit/core/prescription'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

const NOON = Date.parse('2026-11-27T06:30:00Z')
const lines = fc.uniqueArray(
  fc.record({ productId: fc.constantFrom('a', 'b', 'c', 'd'), quantity: fc.integer({ min: 1, max: 20 }) }),
  { selector: ({ productId }) => productId, minLength: 1 },
)

describe('a request', () => {
  it('ends once, and what has ended never moves', () => {
    const states = ['waiting', 'asked', 'prepared', 'ordered', 'declined', 'withdrawn'] as const
    const open = states.filter(isOpenRequest)
    expect(open).toEqual(['waiting', 'asked', 'prepared'])
    for (const from of ['ordered', 'declined', 'withdrawn'] as const) {
      expect(states.some((to) => canMoveRequest(from, to))).toBe(false)
    }
    expect(open.filter((from) => canMoveRequest(from, 'ordered'))).toEqual(['prepared'])
  })

  it('may be ordered until the end of the seventh day, or of the prescription', () => {
    expect(new Date(orderableUntil(NOON, [])).toISOString()).toBe('2026-12-04T18:29:59.999Z')
    const earlier = Date.parse('2026-11-29T18:29:59.999Z')
    expect(orderableUntil(NOON, [Date.parse('2027-01-01'), earlier])).toBe(earlier)
    const orderBy = orderableUntil(NOON, [])
    expect(orderPreparedRefusal({ state: 'prepared', orderBy }, orderBy)).toBeNull()
    expect(orderPreparedRefusal({ state: 'prepared', orderBy }, orderBy + 1)?.code).toBe(
      'prepared-too-long-ago',
    )
    expect(orderPreparedRefusal({ state: 'asked', orderBy: null }, NOON)?.code).toBe('nothing-prepared')
  })
})

describe('what a customer chooses of it', () => {
  it('is anything from one piece to all that was prepared', () => {
    fc.assert(
      fc.property(lines, fc.array(fc.nat({ max: 20 })), (prepared, take) => {
        const chosen = prepared.map((line, index) => ({
          ...line,
          quantity: Math.min(line.quantity, take[index] ?? line.quantity),
        }))
        const isSome = chosen.some(({ quantity }) => quantity > 0)
        expect(choiceRefusal(prepared, chosen)?.code).toBe(isSome ? undefined : 'nothing-chosen')
      }),
    )
  })

  it('is never more than was prepared, however it is split over lines', () => {
    fc.assert(
      fc.property(lines, fc.nat(), (prepared, which) => {
        const line = prepared[which % prepared.length]
        if (!line) return
        const split = [...prepared, { productId: line.productId, quantity: 1 }]
        expect(choiceRefusal(prepared, split)?.code).toBe('more-than-prepared')
        expect(orderOfPreparedRefusal(prepared, split)?.code).toBe('more-than-prepared')
      }),
    )
  })

  it('is none of another product; an order may hold others beside it', () => {
    const prepared = [{ productId: 'a', quantity: 2 }]
    const other = { productId: 'z', quantity: 1 }
    expect(choiceRefusal(prepared, [other])?.code).toBe('not-prepared')
    expect(orderOfPreparedRefusal(prepared, [other])?.code).toBe('nothing-chosen')
    expect(orderOfPreparedRefusal(prepared, [other, { productId: 'a', quantity: 1 }])).toBeNull()
  })

  it('is as much as the shelf has', () => {
    const product = { isForSale: true, totalStocks: 3, maxPerOrder: 20 }
    expect(availableOf(2, product)).toEqual({ most: 2, lack: null })
    expect(availableOf(5, product)).toMatchObject({ most: 3, lack: { code: 'not-enough-stock' } })
    expect(availableOf(5, { ...product, totalStocks: 0 })).toMatchObject({
      most: 0,
      lack: { code: 'out-of-stock' },
    })
    expect(availableOf(5, { ...product, isForSale: false })).toMatchObject({
      most: 0,
      lack: { code: 'not-for-sale' },
    })
  })

  it('costs what it costs today, and says so where that has changed', () => {
    expect(priceHint(paise(100), paise(100))).toBeNull()
    expect(priceHint(paise(100), paise(120))).toEqual({ was: 100, now: 120, is: 'dearer' })
    expect(priceHint(paise(120), paise(100))).toEqual({ was: 120, now: 100, is: 'cheaper' })
  })
})

it('what a pharmacist prepares on prescription says of how much, and until when', () => {
  const product = {
    isForSale: true,
    totalStocks: 50,
    maxPerOrder: 20,
    isPrescriptionNeeded: true,
    schedule: 'H1' as const,
  }
  const particulars = {
    prescriberName: 'Dr. Meera Rao',
    prescriberRegistration: 'TNMC 48213',
    prescriberAddress: '4 Mount Road, Chennai',
    patientAddress: '12 Anna Salai, Chennai',
  }
  const grant = { prescriptionId: 'rx', packs: 2, validUntil: '2026-12-27', particulars }
  const line = { productId: 'a', quantity: 2, product, grant }
  const request = { prescriptions: ['rx'] }
  const codeOf = (change: Partial<typeof line> | { grant: null }) =>
    preparationProblem([{ ...line, ...change }], request, NOON)?.refusal.code
  expect(codeOf({})).toBeUndefined()
  expect(codeOf({ grant: null })).toBe('grant-missing')
  expect(codeOf({ grant: { ...grant, packs: 1 } })).toBe('grant-packs')
  expect(codeOf({ grant: { ...grant, validUntil: '2026-11-26' } })).toBe('prescription-days')
  const unknown = { ...particulars, prescriberAddress: '' }
  expect(codeOf({ grant: { ...grant, particulars: unknown } })).toBe('particulars-needed')
  expect(codeOf({ quantity: 21, grant: { ...grant, packs: 21 } })).toBe('not-more-at-once')
})
