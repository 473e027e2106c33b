import { formatDetailPrice } from '@dawakit/core/money'
import { Alert } from '@mui/material'
import { useWords, type WordKey, type Words } from '../language/use-words.ts'
import type { ChangedFact, ChangedOrder } from './what-changed.ts'

/** A value of the contract in words, where it has some. */
function said(words: Words, { what }: ChangedFact, value: string | number): string {
  if (value === '') return words('desk.none')
  if (what === 'total') return formatDetailPrice(Number(value))
  const groups: Partial<Record<ChangedFact['what'], string>> = {
    standing: 'standings',
    review: 'reviews',
    packing: 'packings',
    payment: 'payments',
  }
  const group = groups[what]
  // What the contract has, the dictionary has.
  return group ? words(`orders.${group}.${value}` as WordKey) : String(value)
}

export interface ChangedAlertProps {
  changed: ChangedOrder
  onClose: () => void
}

/** Somebody else was first: who, and what is other now. */
export function ChangedAlert({ changed: { by, facts }, onClose }: ChangedAlertProps) {
  const words = useWords()
  return (
    <Alert severity="warning" onClose={onClose} sx={{ mb: 2 }}>
      {by ? words('orders.order.changed.by', { name: by }) : words('orders.order.changed.title')}
      <ul>
        {facts.map((fact) => (
          <li key={`${fact.what} ${fact.name ?? ''}`}>
            {words('orders.order.changed.fact', {
              what: words(`orders.order.changed.${fact.what}`, { name: fact.name ?? '' }),
              before: said(words, fact, fact.before),
              after: said(words, fact, fact.after),
            })}
          </li>
        ))}
        {facts.length === 0 && <li>{words('orders.order.changed.other')}</li>}
      </ul>
    </Alert>
  )
}
