import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { checkPacking, leftToPack, packingOf } from './check-packing.ts'
import { trackingUrlOf } from './couriers.ts'
import { canMoveParcel, statusOfParcels } from './parcel-states.ts'

const medicine = { lineNo: 1, quantity: 3, hsn: '30049099', isPrescriptionNeeded: false }
const soap = { lineNo: 2, quantity: 1, hsn: '34011190', isPrescriptionNeeded: false }
const at = Date.parse('2026-11-14T04:30:00.000Z')
const check = (
  pieces: { lineNo: number; quantity: number; batch?: string; expiresOn?: string }[],
  packed: { lineNo: number; quantity: number }[] = [],
  isNearExpiryMeant = false,
) =>
  checkPacking(
    pieces.map((piece) => ({ batch: 'B7', expiresOn: '01/27', ...piece })),
    { lines: [medicine, soap], packed, isNearExpiryMeant, at },
  )
const codeOf = (...asked: Parameters<typeof check>) => check(...asked)?.refusal.code ?? null

describe('A parcel', () => {
  it.each([
    ['some of the pieces', [{ lineNo: 1, quantity: 2 }], null],
    [
      'two batches of a line',
      [
        { lineNo: 1, quantity: 1 },
        { lineNo: 1, quantity: 2, batch: 'B8' },
      ],
      null,
    ],
    ['nothing', [], 'pack-something'],
    ['no piece', [{ lineNo: 1, quantity: 0 }], 'pack-something'],
    ['more than was ordered', [{ lineNo: 1, quantity: 4 }], 'packed-too-many'],
    [
      'more by two batches',
      [
        { lineNo: 1, quantity: 2 },
        { lineNo: 1, quantity: 2, batch: 'B8' },
      ],
      'packed-too-many',
    ],
    ['what was not ordered', [{ lineNo: 9, quantity: 1 }], 'packed-too-many'],
    ['a medicine without a batch', [{ lineNo: 1, quantity: 1, batch: '' }], 'batch-needed'],
    ['a medicine without an expiry', [{ lineNo: 1, quantity: 1, expiresOn: '' }], 'batch-needed'],
    ['a soap without a batch', [{ lineNo: 2, quantity: 1, batch: '', expiresOn: '' }], null],
    ['what is good for 45 days', [{ lineNo: 1, quantity: 1, expiresOn: '28/12/2026' }], null],
    ['what is good for 44 days', [{ lineNo: 1, quantity: 1, expiresOn: '27/12/2026' }], 'batch-expires-soon'],
    ['what was good last month', [{ lineNo: 1, quantity: 1, expiresOn: 'OCT 26' }], 'batch-expired'],
    ['what was good yesterday', [{ lineNo: 1, quantity: 1, expiresOn: '13/11/26' }], 'batch-expired'],
    ['an expiry that says nothing', [{ lineNo: 1, quantity: 1, expiresOn: 'soon' }], 'expiry-not-read'],
    ['a soap’s, too', [{ lineNo: 2, quantity: 1, batch: '', expiresOn: 'soon' }], 'expiry-not-read'],
    [
      'a batch with one expiry, written twice',
      [
        { lineNo: 1, quantity: 1 },
        { lineNo: 1, quantity: 1, expiresOn: 'JAN.2027' },
      ],
      null,
    ],
    [
      'a batch with two expiries',
      [
        { lineNo: 1, quantity: 1 },
        { lineNo: 1, quantity: 1, expiresOn: '2027-02' },
      ],
      'batch-twice',
    ],
  ])('takes, or not: %s', (_what, pieces, code) => {
    expect(codeOf(pieces)).toBe(code)
  })

  it('asks about a batch that is good for fewer days than a shop has set', () => {
    const pieces = [{ lineNo: 1, quantity: 1, batch: 'B7', expiresOn: '23/11/2026' }]
    const within = (nearExpiryDays: number) =>
      checkPacking(pieces, { lines: [medicine], packed: [], nearExpiryDays, at })?.refusal.code ?? null
    expect(within(10)).toBeNull()
    expect(within(11)).toBe('batch-expires-soon')
  })

  it('takes what is good to the end of this month where that is meant, and never what was good last month', () => {
    expect(codeOf([{ lineNo: 1, quantity: 1, expiresOn: '11/26' }], [], true)).toBeNull()
    expect(codeOf([{ lineNo: 1, quantity: 1, expiresOn: '10/26' }], [], true)).toBe('batch-expired')
  })

  it('says which pieces and which of their fields it is about', () => {
    const good = { lineNo: 1, quantity: 1 }
    expect(check([good, { ...good, batch: 'B8', expiresOn: '10/26' }])).toMatchObject({
      piece: 1,
      field: 'expiresOn',
    })
    expect(check([good, { ...good, batch: '' }])).toMatchObject({ piece: 1, field: 'batch' })
    expect(check([good, { ...good, quantity: 3 }])).toMatchObject({ piece: 1, field: 'quantity' })
    expect(check([])).toMatchObject({ piece: null })
  })

  it('takes no piece that is in another', () => {
    expect(codeOf([{ lineNo: 1, quantity: 2 }], [{ lineNo: 1, quantity: 2 }])).toBe('packed-too-many')
  })

  it('never takes more of a line than is supplied, however the order is parted', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1, max: 4 }), { maxLength: 8 }), (parts) => {
        const packed: { lineNo: number; quantity: number }[] = []
        for (const quantity of parts) {
          if (codeOf([{ lineNo: 1, quantity }], packed) === null) packed.push({ lineNo: 1, quantity })
        }
        const sum = packed.reduce((total, { quantity }) => total + quantity, 0)
        expect(sum).toBeLessThanOrEqual(3)
        expect(leftToPack([medicine], packed).get(1)).toBe(3 - sum)
        expect(packingOf([medicine], packed)).toBe(sum === 0 ? 'none' : sum === 3 ? 'all' : 'part')
      }),
    )
  })

  it('goes forward, and back to us from its way alone', () => {
    expect(canMoveParcel('packed', 'handedOver')).toBe(true)
    expect(canMoveParcel('packed', 'delivered')).toBe(false)
    expect(canMoveParcel('handedOver', 'returned')).toBe(true)
    expect(canMoveParcel('delivered', 'returned')).toBe(false)
  })
})

describe('An order of parcels', () => {
  it.each([
    [['packed'], true, 'confirmed'],
    [['handedOver', 'packed'], true, 'pickedUp'],
    [['handedOver'], false, 'pickedUp'],
    [['onTheWay', 'handedOver'], true, 'onTheWay'],
    [['delivered'], false, 'onTheWay'],
    [['delivered', 'packed'], true, 'onTheWay'],
    [['delivered', 'delivered'], true, 'delivered'],
    [['delivered', 'returned'], true, 'delivered'],
    [['returned'], true, 'onTheWay'],
  ] as const)('%s, wholly packed: %s, is %s', (parcels, isWhollyPacked, status) => {
    expect(statusOfParcels({ status: 'confirmed', isWhollyPacked, parcels })).toBe(status)
  })

  it('never goes back', () => {
    expect(statusOfParcels({ status: 'onTheWay', isWhollyPacked: true, parcels: ['packed'] })).toBe(
      'onTheWay',
    )
  })
})

describe('The way of a parcel', () => {
  it('is shown where its courier shows it, with the number as it may stand in an address', () => {
    expect(trackingUrlOf('delhivery', 'A 1/2')).toBe('https://www.delhivery.com/track/package/A%201%2F2')
    expect(trackingUrlOf('DTDC', '1')).toBe('')
    expect(trackingUrlOf('Somebody', '1')).toBe('')
    expect(trackingUrlOf('Delhivery', '')).toBe('')
  })
})
