import type { Guards } from '../mutant.ts'

export const productGuards: Guards = [
  {
    kind: 'still so',
    file: 'packages/server/src/keeping/products/changing.ts',
    from: 'if (seen !== undefined && seen !== known.row.updated_at) throw new SeenIsOld()',
    to: '',
    near: 'packages/server/src/keeping/products/products.test.ts',
  },
  {
    kind: 'how much',
    file: 'packages/server/src/keeping/prices/set-price.ts',
    from: '  if (price > printed) throw new BadValue(`price is above ${those}`)\n',
    to: '',
    near: 'packages/server/src/keeping/prices/planned-prices.test.ts',
  },
  {
    kind: 'once',
    file: 'packages/server/src/keeping/prices/planned-prices.ts',
    from: "    .where('state', '=', 'planned')\n    .executeTakeFirst()\n  if (!known",
    to: '    .executeTakeFirst()\n  if (!known',
    near: 'packages/server/src/keeping/prices/planned-prices.test.ts',
  },
  {
    kind: 'until when',
    file: 'packages/server/src/keeping/bulk/bulk-runs.sql.ts',
    from: 'now > endOf(row) + UNDO_MS) throw',
    to: 'now < 0) throw',
    near: 'packages/server/src/keeping/bulk/bulk.test.ts',
  },
  {
    kind: 'once',
    file: 'packages/server/src/keeping/bulk/bulk-runs.sql.ts',
    from: '  if (known) return { id: known.id, isKnown: true, number: known.import_number }\n',
    to: '',
    near: 'packages/server/src/keeping/bulk/bulk.test.ts',
  },
]
