import type { Movement } from './movements.ts'
import { type Paise, paise } from './paise.ts'

/** A row of an order's journal. */
export interface MoneyEntry {
  kind: Movement
  /** Whole paise, > 0. */
  amount: Paise
  /** The payment that it is of; null for cash, and where no money moves. */
  pot: string | null
}

/** What was collected in one payment, or in cash, and where it is. Whole paise. */
export interface Pot {
  collected: Paise
  wentBack: Paise
  /** On its way to the customer. */
  promisedBack: Paise
  /** collected − went back − promised: what may still be promised of it. */
  left: Paise
}

/** How the money of an order stands. Whole paise. */
export interface Balance {
  /** What the order costs now: charged, less what is not supplied. */
  charged: Paise
  invoiced: Paise
  credited: Paise
  collected: Paise
  wentBack: Paise
  promisedBack: Paise
  /** What the customer owes; below 0, what the shop owes and has not promised yet. */
  owed: Paise
  /** By payment; `null` is the cash. */
  pots: ReadonlyMap<string | null, Pot>
}

/**
 * The balance of an order by its journal, in whatever order its rows come.
 * @source docs/decisions/039-one-balance-an-order.md
 */
export function balanceOf(entries: readonly MoneyEntry[]): Balance {
  const sumOf = (kinds: readonly Movement[], of = entries) =>
    paise(of.reduce((sum, { kind, amount }) => (kinds.includes(kind) ? sum + amount : sum), 0))
  const charged = paise(sumOf(['charged']) - sumOf(['lessened']))
  const credited = sumOf(['credited'])
  const { collected, wentBack, promisedBack } = potOf(entries)
  const pots = new Map<string | null, Pot>()
  for (const pot of new Set(entries.filter(movesMoney).map((entry) => entry.pot))) {
    pots.set(pot, potOf(entries.filter((entry) => entry.pot === pot)))
  }
  return {
    charged,
    invoiced: sumOf(['invoiced']),
    credited,
    collected,
    wentBack,
    promisedBack,
    owed: paise(charged - credited - collected + wentBack + promisedBack),
    pots,
  }

  function potOf(own: readonly MoneyEntry[]): Pot {
    const collected = sumOf(['collected'], own)
    const wentBack = sumOf(['wentBack', 'wentBackUnasked'], own)
    const promisedBack = paise(sumOf(['promised'], own) - sumOf(['unpromised', 'wentBack'], own))
    return { collected, wentBack, promisedBack, left: paise(collected - wentBack - promisedBack) }
  }
}

const PAPER: ReadonlySet<Movement> = new Set(['charged', 'lessened', 'invoiced', 'credited'])

const movesMoney = ({ kind }: MoneyEntry) => !PAPER.has(kind)
