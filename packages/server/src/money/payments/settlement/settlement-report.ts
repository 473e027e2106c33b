import type { Paise } from '@dawakit/core/money'

/** One line of what a gateway says it has settled. */
export interface SettlementLine {
  kind: 'payment' | 'refund'
  /** The gateway's id of the payment, of a refund the payment that it is of. */
  paymentId: string
  /** Of a refund, the gateway's id of it or ours; null where the report has none. */
  refundId: string | null
  /** Before fees. */
  amount: Paise
  /** Epoch milliseconds; null where the report does not say. */
  at: number | null
}

/** How a gateway's report is read. */
export interface SettlementReport {
  /** @param columns - Of the file, in lower case, spaces as underscores. */
  recognises(columns: ReadonlySet<string>): boolean
  /** @returns null for what is neither a payment nor a refund. @throws {BadValue} */
  read(values: Readonly<Record<string, string>>): SettlementLine | null
}
