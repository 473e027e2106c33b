import type { Order, OrderBalance } from '@dawakit/core/contract'
import {
  type Balance,
  balanceOf,
  fromRupees,
  type MoneyEntry,
  type Movement,
  type Paise,
  paise,
  sumPaise,
  toRupees,
} from '@dawakit/core/money'
import { isPaid } from '@dawakit/core/order'

/** An order as it is answered: with how its money stands, by core's rule unless the order says it itself. */
export const answeredOrder = (order: Order): Order => ({
  ...order,
  balance: order.balance ?? balanceFor(order),
})

function balanceFor(order: Order): OrderBalance {
  const { owed, collected, promisedBack, wentBack } = moneyOf(order)
  const toPay = paise(Math.max(0, owed))
  return {
    toPay: toRupees(toPay),
    paid: toRupees(collected),
    goesBack: toRupees(promisedBack),
    wentBack: toRupees(wentBack),
  }
}

/**
 * The money of an order. This API keeps no journal: what an order says of itself is what has happened to it, also where a test
 * or a story has put it there. Parcels are not looked at: an order in cash is paid when all of it has arrived.
 */
export function moneyOf(order: Order): Balance {
  const back = order.refunds.map(({ amount, state }) => ({ amount: fromRupees(amount), state }))
  const goesBack = sumPaise(back.map(({ amount }) => amount))
  return balanceOf([
    ...paperOf(order, goesBack),
    entry('collected', collectedOf(order, goesBack)),
    ...back.map(({ amount }) => entry('promised', amount)),
    ...back.filter(({ state }) => state === 'done').map(({ amount }) => entry('wentBack', amount)),
  ])
}

const entry = (kind: Movement, amount: Paise): MoneyEntry => ({ kind, amount, pot: null })

/** What it costs, what of that is not supplied after all, and what is credited of what has arrived. */
function paperOf(order: Order, goesBack: Paise): MoneyEntry[] {
  const total = fromRupees(order.totalPrice)
  const charged = entry('charged', total)
  if (order.isCanceled) return [charged, entry('lessened', total)]
  return [charged, entry('credited', creditedOf(order, goesBack))]
}

/** Of what has arrived all that goes back is credited, but for what goes back because less was supplied. */
function creditedOf(order: Order, goesBack: Paise): Paise {
  if (order.deliveryStatus !== 'delivered') return paise(0)
  const closed = order.returns.filter(({ state }) => state === 'closed')
  return isSuppliedLess(order) ? sumPaise(closed.map(({ refund }) => fromRupees(refund))) : goesBack
}

/** What was paid: the order costs less by now where less is supplied, and has gone back whole where it was cancelled. */
function collectedOf(order: Order, goesBack: Paise): Paise {
  // What was paid for an order that is not goes back: too late, or twice.
  if (!isPaid(order.paymentStatus)) return goesBack
  const total = fromRupees(order.totalPrice)
  if (order.isCanceled) return paise(Math.max(total, goesBack))
  return isSuppliedLess(order) ? paise(total + goesBack - creditedOf(order, goesBack)) : total
}

const isSuppliedLess = ({ products }: Order) =>
  products.some(({ orderedQuantity }) => orderedQuantity !== undefined)
