/** Where the money of an order can be. `gateway` and `cash` are the shop's own; `promised` is on its way to the customer. */
export type Account = 'customer' | 'order' | 'sales' | 'promised' | 'gateway' | 'cash'

/** Something that has happened to the money of an order. */
export type Movement =
  | 'charged'
  | 'lessened'
  | 'invoiced'
  | 'credited'
  | 'collected'
  | 'promised'
  | 'unpromised'
  | 'wentBack'
  | 'wentBackUnasked'

/** `purse`: the gateway's or the cash, whichever the money goes through. */
type Side = Exclude<Account, 'gateway' | 'cash'> | 'purse'

/**
 * What each movement takes from (credit) and gives to (debit).
 * - `charged`: an order is placed; `lessened`: a part of it is not supplied, before an invoice says so.
 * - `invoiced`, `credited`: by an invoice, by a credit note.
 * - `collected`: a gateway has captured it, or a courier has taken it at the door.
 * - `promised`: a refund is asked for or a payout is due; `unpromised`: it failed, or is not needed any more.
 * - `wentBack`: what was promised has been paid; `wentBackUnasked`: the gateway has paid what nobody here had promised.
 * @source docs/decisions/039-one-balance-an-order.md
 */
export const MOVEMENTS = {
  charged: { debit: 'customer', credit: 'order' },
  lessened: { debit: 'order', credit: 'customer' },
  invoiced: { debit: 'order', credit: 'sales' },
  credited: { debit: 'sales', credit: 'customer' },
  collected: { debit: 'purse', credit: 'customer' },
  promised: { debit: 'customer', credit: 'promised' },
  unpromised: { debit: 'promised', credit: 'customer' },
  wentBack: { debit: 'promised', credit: 'purse' },
  wentBackUnasked: { debit: 'customer', credit: 'purse' },
} as const satisfies Record<Movement, { debit: Side; credit: Side }>

/** The two accounts of a movement. @param purse - What it goes through, where money comes or goes. */
export function accountsOf(
  movement: Movement,
  purse: 'gateway' | 'cash',
): { debit: Account; credit: Account } {
  const named = (side: Side): Account => (side === 'purse' ? purse : side)
  const { debit, credit } = MOVEMENTS[movement]
  return { debit: named(debit), credit: named(credit) }
}
