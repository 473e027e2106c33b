import { paise, sumPaise } from '@dawakit/core/money'
import {
  afterWorkingDays,
  checkJudgement,
  checkPayTo,
  checkReturnRequest,
  isBatchOf,
  type KnownReturnOptions,
  nonReturnableKind,
  piecesLeft,
  type ReturnedProduct,
  refundOfPieces,
  restockingPercentOf,
  returnUntil,
} from '@dawakit/core/returns'
import fc from 'fast-check'
import { afterEach, describe, expect, it, vi } from 'vitest'

afterEach(() => {
  vi.unstubAllEnvs()
})

describe('the time of a return', () => {
  it('does not count Sundays and national holidays as working days', () => {
    expect(afterWorkingDays('2026-11-27', 1)).toBe('2026-11-28')
    expect(afterWorkingDays('2026-11-28', 1)).toBe('2026-11-30')
    expect(afterWorkingDays('2026-10-01', 1)).toBe('2026-10-03')
    expect(afterWorkingDays('2026-08-14', 1)).toBe('2026-08-17')
  })

  it.each(['UTC', 'America/Los_Angeles'])('ends with the day in India, on a machine in %s', (zone) => {
    vi.stubEnv('TZ', zone)
    const friday = new Date('2026-11-27T23:30:00+05:30')
    expect(returnUntil('damaged', friday)).toBe(Date.parse('2026-11-28T23:59:59.999+05:30'))
    expect(returnUntil('unopened', friday)).toBe(Date.parse('2026-11-30T23:59:59.999+05:30'))
  })

  it('keeps a part of the price of what has no defect alone', () => {
    expect(restockingPercentOf('unopened')).toBe(20)
    expect(restockingPercentOf('damaged')).toBe(0)
    expect(restockingPercentOf('undelivered')).toBe(0)
  })
})

describe('what comes back', () => {
  const tablet: ReturnedProduct = {
    name: 'Dolo 650 Tablet',
    dosageForm: 'tablet',
    isColdChain: false,
    isGeneral: false,
    category: 'Orthopaedics and Rheumatology',
    subCategory: '',
  }
  const good = (more: Partial<ReturnedProduct>): ReturnedProduct => ({
    ...tablet,
    dosageForm: 'box',
    isGeneral: true,
    ...more,
  })

  it.each([
    [null, tablet],
    ['injection', { ...tablet, dosageForm: 'vial' as const }],
    ['coldChain', { ...tablet, isColdChain: true }],
    ['surgical', good({ category: 'Surgical and First Aid', subCategory: 'Dressings' })],
    ['orthoSupport', good({ category: 'Supports and Braces' })],
    [
      'healthMonitor',
      good({ category: 'Healthcare Devices', name: 'Digital BP Monitor', dosageForm: 'device' }),
    ],
    [null, good({ category: 'Healthcare Devices', name: 'Nebuliser', dosageForm: 'device' })],
  ])('is told by its form and category: %s', (kind, product) => {
    expect(nonReturnableKind(product)).toBe(kind)
  })

  it('is of the batch that was delivered, however it is written; any is believed where none is known', () => {
    expect(isBatchOf('ab 12', ['AB-12'])).toBe(true)
    expect(isBatchOf('AB-13', ['AB-12', ''])).toBe(false)
    expect(isBatchOf('AB-13', [''])).toBe(true)
  })

  it('is never more than was delivered, without what came back and what is under way', () => {
    const one = { quantity: 2, receivedQuantity: null, refundedQuantity: null }
    expect(piecesLeft(5, [{ ...one, state: 'requested' }])).toBe(3)
    expect(piecesLeft(5, [{ ...one, state: 'declined' }])).toBe(5)
    expect(piecesLeft(5, [{ ...one, state: 'closed', receivedQuantity: 1, refundedQuantity: 0 }])).toBe(4)
    expect(piecesLeft(1, [{ ...one, state: 'received' }])).toBe(0)
  })

  it('brings the odd paise with the last pieces', () => {
    const back = { paid: paise(1000), supplied: 3, pieces: 1, restockingPercent: 0 }
    expect([0, 1, 2].map((before) => refundOfPieces({ ...back, before }).refund)).toEqual([333, 333, 334])
  })

  it('is its whole price, in any number of returns', () => {
    const parts = fc.array(fc.integer({ min: 1, max: 9 }), { minLength: 1, maxLength: 8 })
    fc.assert(
      fc.property(fc.nat(10_000_000), parts, (paid, pieces) => {
        const supplied = pieces.reduce((sum, one) => sum + one, 0)
        let before = 0
        const values = pieces.map((one) => {
          const { value } = refundOfPieces({
            paid: paise(paid),
            supplied,
            before,
            pieces: one,
            restockingPercent: 20,
          })
          before += one
          return value
        })
        expect(sumPaise(values)).toBe(paid)
        expect(values.every((value) => value >= 0)).toBe(true)
      }),
    )
  })
})

describe('a request', () => {
  const options: KnownReturnOptions = {
    kinds: [
      { kind: 'damaged', until: '', isOpen: false, restockingPercent: 0 },
      { kind: 'unopened', until: '', isOpen: true, restockingPercent: 20 },
    ],
    lines: [
      {
        line: 0,
        name: 'Dolo',
        quantity: 2,
        supplied: 2,
        refunded: 0,
        paid: 160,
        nonReturnable: null,
        batches: ['AB-12'],
      },
      {
        line: 1,
        name: 'Insulin',
        quantity: 1,
        supplied: 1,
        refunded: 0,
        paid: 450,
        nonReturnable: 'coldChain',
        batches: [],
      },
    ],
    needsPayTo: false,
  }
  const request = {
    orderId: 'o-1',
    kind: 'unopened' as const,
    reason: 'Not needed',
    lines: [{ line: 0, quantity: 2, batch: 'AB-12' }],
  }

  it.each([
    [null, {}],
    ['return-too-late', { kind: 'damaged' as const }],
    ['reason-needed', { reason: '  ' }],
    ['reason-too-long', { reason: 'x'.repeat(501) }],
    ['nothing-to-return', { lines: [] }],
    ['return-quantity-not-right', { lines: [{ line: 0, quantity: 3, batch: 'AB-12' }] }],
    ['return-quantity-not-right', { lines: [{ line: 0, quantity: 0.5, batch: 'AB-12' }] }],
    ['return-quantity-not-right', { lines: [{ line: 7, quantity: 1, batch: 'AB-12' }] }],
    ['return-quantity-not-right', { lines: [...request.lines, ...request.lines] }],
    ['batch-missing', { lines: [{ line: 0, quantity: 1 }] }],
    ['batch-not-of-order', { lines: [{ line: 0, quantity: 1, batch: 'ZZ-9' }] }],
    ['not-returnable', { lines: [{ line: 1, quantity: 1, batch: 'AB-12' }] }],
  ])('is refused with %s', (code, more) => {
    const check = () => checkReturnRequest({ ...request, ...more }, options)
    if (code === null) expect(check).not.toThrow()
    else expect(check).toThrow(expect.objectContaining({ code }))
  })

  it('says where the money goes that was paid in cash', () => {
    const cash = { ...options, needsPayTo: true }
    const asking = (payTo: Parameters<typeof checkPayTo>[0] | null) =>
      checkReturnRequest({ ...request, payTo }, cash)
    expect(() => asking(null)).toThrow(expect.objectContaining({ code: 'pay-to-missing' }))
    expect(() => asking({ way: 'upi', upiId: 'meena@okbank' })).not.toThrow()
    const bank = { way: 'bank' as const, holder: 'Meena', accountNumber: '123456789', ifsc: 'SBIN0001234' }
    expect(checkPayTo(bank)).toBeNull()
    expect(checkPayTo({ ...bank, ifsc: 'SBIN1001234' })?.code).toBe('ifsc-not-right')
    expect(checkPayTo({ ...bank, accountNumber: '12345678' })?.code).toBe('account-not-right')
    expect(checkPayTo({ way: 'upi', upiId: 'meena' })?.code).toBe('upi-not-right')
  })
})

describe('a judgement', () => {
  const line = { quantity: 2, received: 1, judgement: 'destroy' as const, refunded: 1 }

  it('pays back no more than came, but for what is damaged or wrong', () => {
    expect(() => checkJudgement('unopened', [line])).not.toThrow()
    expect(() => checkJudgement('unopened', [{ ...line, refunded: 2 }])).toThrow()
    expect(() => checkJudgement('wrong', [{ ...line, refunded: 2 }])).not.toThrow()
    expect(() => checkJudgement('wrong', [{ ...line, refunded: 3 }])).toThrow()
  })

  it('says of each that came what becomes of it, and never sells a damaged one again', () => {
    expect(() => checkJudgement('unopened', [{ ...line, judgement: null }])).toThrow()
    expect(() => checkJudgement('damaged', [{ ...line, judgement: 'restock' }])).toThrow()
    expect(() =>
      checkJudgement('wrong', [{ ...line, received: 0, judgement: null, refunded: 2 }]),
    ).not.toThrow()
  })
})
