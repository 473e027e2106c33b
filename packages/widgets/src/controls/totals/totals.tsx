'use client'

/** What it is called, what it comes to, and how it stands out. */
export type TotalsRow = readonly [label: string, amount: string, kind?: 'saving' | 'total']

export interface TotalsProps {
  /** From top to bottom; what does not apply may stand as `false`. */
  rows: readonly (TotalsRow | false | null)[]
}

/** The sums of a cart or an order, one under the other. */
export function Totals({ rows }: TotalsProps) {
  return (
    <dl className="dawa-totals" part="totals" aria-live="polite">
      {rows.map((row) => {
        if (!row) return null
        const [label, amount, kind] = row
        return (
          <div key={label} className={kind && `dawa-totals__${kind}`}>
            <dt>{label}</dt>
            <dd part={kind}>{amount}</dd>
          </div>
        )
      })}
    </dl>
  )
}
