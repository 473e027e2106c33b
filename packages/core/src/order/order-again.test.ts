import { paise } from '@dawakit/core/money'
import { lineAgain } from '@dawakit/core/order'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

const ordered = { quantity: 3, salesPrice: paise(2450) }
const product = { isForSale: true, totalStocks: 40, salesPrice: paise(2450) }

describe('lineAgain', () => {
  it('puts in what was ordered', () => {
    expect(lineAgain({ ordered, product, inCart: 0 })).toEqual({ add: 3, lack: null, price: null })
  })

  it('counts what the cart holds: asked twice, it puts in nothing more', () => {
    expect(lineAgain({ ordered, product, inCart: 2 }).add).toBe(1)
    expect(lineAgain({ ordered, product, inCart: 3 })).toEqual({ add: 0, lack: null, price: null })
    expect(lineAgain({ ordered, product, inCart: 9 })).toEqual({ add: 0, lack: null, price: null })
  })

  it('names what it costs now, and cost then', () => {
    const dearer = { ...product, salesPrice: paise(2600) }
    expect(lineAgain({ ordered, product: dearer, inCart: 0 })).toEqual({
      add: 3,
      lack: null,
      price: { was: 2450, now: 2600 },
    })
  })

  it('knows what is sold out from what is sold no more', () => {
    const soldOut = { ...product, totalStocks: 0, salesPrice: paise(9900) }
    expect(lineAgain({ ordered, product: soldOut, inCart: 0 })).toEqual({
      add: 0,
      lack: 'soldOut',
      price: null,
    })
    expect(lineAgain({ ordered, product: null, inCart: 0 }).lack).toBe('gone')
    expect(lineAgain({ ordered, product: { ...product, isForSale: false }, inCart: 0 }).lack).toBe('gone')
  })

  it('puts in as many as there are, and as one order takes', () => {
    expect(lineAgain({ ordered, product: { ...product, totalStocks: 2 }, inCart: 0 })).toEqual({
      add: 2,
      lack: 'fewer',
      price: null,
    })
    expect(lineAgain({ ordered, product: { ...product, maxPerOrder: 1 }, inCart: 0 })).toMatchObject({
      add: 1,
      lack: 'fewer',
    })
    expect(lineAgain({ ordered, product: { ...product, totalStocks: 2 }, inCart: 2 })).toMatchObject({
      add: 0,
      lack: 'fewer',
    })
  })

  it('never lets the cart hold more than was ordered, than there are, or than one order takes', () => {
    const pieces = fc.integer({ min: 1, max: 100 })
    fc.assert(
      fc.property(
        pieces,
        fc.nat(200),
        fc.option(pieces),
        fc.nat(100),
        (quantity, totalStocks, maxPerOrder, inCart) => {
          const { add } = lineAgain({
            ordered: { ...ordered, quantity },
            product: { ...product, totalStocks, maxPerOrder },
            inCart,
          })
          expect(add).toBeGreaterThanOrEqual(0)
          if (add > 0)
            expect(inCart + add).toBeLessThanOrEqual(Math.min(quantity, totalStocks, maxPerOrder ?? 100))
        },
      ),
    )
  })
})
