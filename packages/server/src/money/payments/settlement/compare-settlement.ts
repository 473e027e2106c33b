import type { Readable } from 'node:stream'
import type { Paise } from '@dawakit/core/money'
import { readCsv } from '@dawakit/lists/rows'
import { ImportError, type RefusedRow } from '@dawakit/lists/said'
import { BadValue } from '@dawakit/lists/values'
import type { Database } from '../../../ground/database/schema/index.ts'
import type { GatewayModule } from '../gateway.ts'
import type { SettlementLine } from './settlement-report.ts'

/** Something that the two books do not say alike. */
export interface Difference {
  /** `not-ours`: in the file alone. `not-settled`: in our book alone. `amount`: in both, with another amount. */
  what: 'not-ours' | 'not-settled' | 'amount'
  kind: SettlementLine['kind']
  /** The gateway's id of the payment. */
  paymentId: string
  /** Null where we know no order. */
  orderNumber: string | null
  ours: Paise | null
  theirs: Paise | null
}

export interface Settlement {
  method: string
  payments: number
  refunds: number
  differences: Difference[]
  rejected: RefusedRow[]
}

interface Booked {
  kind: SettlementLine['kind']
  paymentId: string
  /** What the gateway may call it, or we. */
  refundIds: readonly string[]
  orderNumber: string
  amount: Paise
  at: number
}

/**
 * Compares a gateway's settlement report with our book: what is in one and not in the other, and amounts that differ.
 * Ours is looked through for the time that the file covers.
 *
 * @throws {ImportError} when the file is none of a gateway that we know
 */
export async function compareSettlement(
  db: Database,
  file: Readable,
  gateways: readonly GatewayModule[],
): Promise<Settlement> {
  const rejected: RefusedRow[] = []
  const lines: SettlementLine[] = []
  let gateway: GatewayModule | undefined
  for await (const { line, values } of readCsv(file, (bad) => rejected.push(bad))) {
    gateway ??= gateways.find(({ settlement }) => settlement?.recognises(new Set(Object.keys(values))))
    if (!gateway?.settlement)
      throw new ImportError('The file is no settlement report of a gateway that we know.')
    try {
      const read = gateway.settlement.read(values)
      if (read) lines.push(read)
    } catch (error) {
      if (!(error instanceof BadValue)) throw error
      rejected.push({ line, reason: error.message })
    }
  }
  if (!gateway) throw new ImportError('The file has no line.')
  const booked = await bookOf(db, gateway.method)
  return {
    method: gateway.method,
    payments: lines.filter(({ kind }) => kind === 'payment').length,
    refunds: lines.filter(({ kind }) => kind === 'refund').length,
    differences: differencesOf(lines, booked),
    rejected,
  }
}

async function bookOf(db: Database, method: string): Promise<Booked[]> {
  const payments = await db
    .selectFrom('payment')
    .innerJoin('orders', 'orders.id', 'payment.order_id')
    .selectAll('payment')
    .select('orders.number')
    .where('provider', '=', method)
    .where('payment.status', 'in', ['captured', 'partlyRefunded', 'refunded', 'wrongAmount'])
    .execute()
  const refunds = await db
    .selectFrom('refund')
    .innerJoin('payment', 'payment.id', 'refund.payment_id')
    .innerJoin('orders', 'orders.id', 'refund.order_id')
    .selectAll('refund')
    .select(['orders.number', 'payment.provider_payment_id'])
    .where('provider', '=', method)
    .where('refund.status', '=', 'done')
    .execute()
  return [
    ...payments.map(
      (row): Booked => ({
        kind: 'payment',
        paymentId: row.provider_payment_id ?? '',
        refundIds: [],
        orderNumber: row.number,
        amount: row.captured_paise ?? row.amount_paise,
        at: row.created_at,
      }),
    ),
    ...refunds.map(
      (row): Booked => ({
        kind: 'refund',
        paymentId: row.provider_payment_id ?? '',
        refundIds: [row.id, row.provider_refund_id ?? ''],
        orderNumber: row.number,
        amount: row.amount_paise,
        at: row.updated_at,
      }),
    ),
  ]
}

function differencesOf(lines: readonly SettlementLine[], booked: readonly Booked[]): Difference[] {
  const left = new Map<string, Booked[]>()
  for (const one of booked) left.set(placeOf(one), [...(left.get(placeOf(one)) ?? []), one])
  const differences: Difference[] = []
  for (const line of lines) {
    const there = left.get(placeOf(line)) ?? []
    const own = there.find((one) => isSame(one, line))
    if (own) there.splice(there.indexOf(own), 1)
    if (own?.amount === line.amount) continue
    differences.push({
      what: own ? 'amount' : 'not-ours',
      kind: line.kind,
      paymentId: line.paymentId,
      orderNumber: own?.orderNumber ?? null,
      ours: own?.amount ?? null,
      theirs: line.amount,
    })
  }
  const times = lines.flatMap(({ at }) => (at === null ? [] : [at]))
  const [from, to] = [Math.min(...times), Math.max(...times)]
  for (const { kind, paymentId, orderNumber, amount, at } of [...left.values()].flat()) {
    // A report that says no time covers all that we have.
    if (times.length > 0 && (at < from - DAY_MS || at > to)) continue
    differences.push({ what: 'not-settled', kind, paymentId, orderNumber, ours: amount, theirs: null })
  }
  return differences
}

/** Their days and ours do not begin at the same moment. */
const DAY_MS = 86_400_000

const placeOf = ({ kind, paymentId }: Pick<Booked, 'kind' | 'paymentId'>) => `${kind}:${paymentId}`

/** Whether what stands at the same place is the same. */
function isSame(own: Booked, line: SettlementLine): boolean {
  if (line.kind === 'payment') return true
  return line.refundId === null ? own.amount === line.amount : own.refundIds.includes(line.refundId)
}
