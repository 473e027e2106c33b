import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { balanceOf, type MoneyEntry } from './balance-of.ts'
import { type Account, accountsOf, MOVEMENTS, type Movement } from './movements.ts'
import { paise } from './paise.ts'
import { shareBack } from './share-back.ts'

const entry = (kind: Movement, amount: number, pot: string | null = null): MoneyEntry => ({
  kind,
  amount: paise(amount),
  pot,
})

const anyEntry = fc.record({
  kind: fc.constantFrom(...(Object.keys(MOVEMENTS) as Movement[])),
  amount: fc.integer({ min: 1, max: 5_000_000 }).map(paise),
  pot: fc.constantFrom('p1', 'p2', null),
})

describe('balanceOf', () => {
  it('stands at nothing owed when an order is charged, invoiced and paid', () => {
    expect(
      balanceOf([entry('charged', 8_924), entry('invoiced', 8_924), entry('collected', 8_924)]),
    ).toMatchObject({ charged: 8_924, invoiced: 8_924, collected: 8_924, owed: 0, promisedBack: 0 })
  })

  it('says that the shop owes what was credited and not promised', () => {
    const paid = [entry('charged', 10_000), entry('invoiced', 10_000), entry('collected', 10_000, 'p1')]
    expect(balanceOf([...paid, entry('credited', 3_000)]).owed).toBe(-3_000)
    expect(balanceOf([...paid, entry('credited', 3_000), entry('promised', 3_000, 'p1')]).owed).toBe(0)
  })

  it('says that the customer owes what went back ahead of a credit note', () => {
    const paid = [entry('charged', 10_000), entry('collected', 10_000, 'p1')]
    expect(balanceOf([...paid, entry('wentBackUnasked', 3_000, 'p1')]).owed).toBe(3_000)
  })

  it('knows each payment and the cash apart', () => {
    const { pots } = balanceOf([
      entry('collected', 10_000, 'p1'),
      entry('collected', 5_000),
      entry('promised', 4_000, 'p1'),
      entry('wentBack', 1_000, 'p1'),
      entry('unpromised', 500, 'p1'),
    ])
    expect(pots.get('p1')).toEqual({ collected: 10_000, wentBack: 1_000, promisedBack: 2_500, left: 6_500 })
    expect(pots.get(null)).toEqual({ collected: 5_000, wentBack: 0, promisedBack: 0, left: 5_000 })
  })

  it('knows no cash of an order that was only charged', () => {
    expect(balanceOf([entry('charged', 10_000)]).pots.size).toBe(0)
  })

  it('stays in balance whatever happens, in whatever order', () => {
    fc.assert(
      fc.property(fc.array(anyEntry, { maxLength: 30 }), fc.infiniteStream(fc.nat()), (entries, random) => {
        const accounts: Record<Account, number> = {
          customer: 0,
          order: 0,
          sales: 0,
          promised: 0,
          gateway: 0,
          cash: 0,
        }
        for (const { kind, amount, pot } of entries) {
          const { debit, credit } = accountsOf(kind, pot === null ? 'cash' : 'gateway')
          accounts[debit] += amount
          accounts[credit] -= amount
        }
        expect(Object.values(accounts).reduce((sum, amount) => sum + amount, 0)).toBe(0)
        const balance = balanceOf(entries)
        expect(balance.owed).toBe(accounts.customer)
        expect(balance.promisedBack).toBe(-accounts.promised || 0)
        expect(balance.collected - balance.wentBack).toBe(accounts.gateway + accounts.cash)
        const shuffled = entries
          .map((one) => ({ one, at: random.next().value }))
          .sort((a, b) => a.at - b.at)
          .map(({ one }) => one)
        const again = balanceOf(shuffled)
        expect({ ...again, pots: null }).toEqual({ ...balance, pots: null })
        for (const [pot, sums] of balance.pots) expect(again.pots.get(pot)).toEqual(sums)
      }),
    )
  })
})

describe('shareBack', () => {
  it('empties the first payment before it takes of the next', () => {
    expect(shareBack([paise(3_000), paise(5_000)], paise(4_000))).toEqual([3_000, 1_000])
  })

  it('gives no more than is left', () => {
    expect(shareBack([paise(3_000), paise(5_000)], paise(9_000))).toEqual([3_000, 5_000])
    expect(shareBack([paise(3_000), paise(5_000)], 'all')).toEqual([3_000, 5_000])
  })

  it('gives nothing of a payment of which too much went back', () => {
    expect(shareBack([paise(-200), paise(5_000)], paise(1_000))).toEqual([0, 1_000])
  })
})
