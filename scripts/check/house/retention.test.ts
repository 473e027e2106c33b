import { expect, it } from 'vitest'
import { RETENTION } from '../../../packages/server/src/operator/background/retention.ts'
import { rowsBelow } from './docs-table.ts'

const WORDS = { shop: 'as long as the shop', account: 'with the account', books: 'at least 8 years' } as const

const told = (stay: (typeof RETENTION)[keyof typeof RETENTION]): string => {
  if (typeof stay === 'string') return WORDS[stay]
  if ('hours' in stay) return stay.hours === 1 ? 'an hour' : `${stay.hours} hours`
  return stay.days === 1 ? 'a day' : `${stay.days} days`
}

it('the table of what is kept names every table of the database, and the time that the code gives it', () => {
  const rows = rowsBelow('What is kept, and how long', 'docs/operating.md')
  const named = rows.flatMap(([tables = '', stay = '']) =>
    [...tables.matchAll(/`(\w+)`/g)].map(([, table]) => [table, stay]),
  )
  const kept = Object.entries(RETENTION).map(([table, stay]) => [table, told(stay)])
  expect(named.toSorted()).toEqual(kept.toSorted())
})
