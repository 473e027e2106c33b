import { RETENTION } from '../../background/retention.ts'
import type { TableName } from './snapshot.ts'

/** @returns the tables of the shop, those that others refer to first. */
export function inOrder(
  found: readonly string[],
  references: readonly { from: string; to: string }[],
): TableName[] {
  const waiting = new Set<string>(found.filter(isOurs).toSorted())
  const ordered: TableName[] = []
  while (waiting.size > 0) {
    const next = [...waiting].find((table) =>
      references.every(({ from, to }) => from !== table || to === table || !waiting.has(to)),
    )
    if (next === undefined || !isOurs(next)) throw new Error('Tables refer to each other in a circle.')
    waiting.delete(next)
    ordered.push(next)
  }
  return ordered
}

/** What the database writes by itself when its rows are put in: see migration 058. */
const WRITTEN_ANEW: ReadonlySet<string> = new Set(['product_word', 'maker_word'])

const isOurs = (name: string): name is TableName => Object.hasOwn(RETENTION, name) && !WRITTEN_ANEW.has(name)
