import type { Guards } from '../mutant.ts'

/** Of what is kept up for the store's pages: shelves, brands, the home page, coupons, delivery. */
export const pageGuards: Guards = [
  {
    kind: 'still so',
    file: 'packages/server/src/keeping/held/row-version.ts',
    from: '  if (version !== seen) throw new CallError(409, keptChanged, now === undefined ? {} : { data: now })\n',
    to: '',
    near: 'packages/server/src/keeping/categories/categories.desk.test.ts',
  },
  {
    kind: 'how much',
    file: 'packages/server/src/keeping/delivery/change-pincodes.ts',
    from: '  if (pincodes.length !== expected) throw new CallError(409, keptChanged)\n',
    to: '',
    near: 'packages/server/src/keeping/delivery/delivery.desk.test.ts',
  },
  {
    kind: 'once',
    file: 'packages/server/src/keeping/delivery/change-pincodes.ts',
    from: "    .where('undone_at', 'is', null)\n    .where('at', '>=', clock()",
    to: "    .where('at', '>=', clock()",
    near: 'packages/server/src/keeping/delivery/delivery.desk.test.ts',
  },
  {
    kind: 'until when',
    file: 'packages/server/src/keeping/delivery/change-pincodes.ts',
    from: "    .where('at', '>=', clock() - UNDONE_WITHIN_MS)\n",
    to: '',
    near: 'packages/server/src/keeping/delivery/delivery.desk.test.ts',
  },
  {
    kind: 'once',
    file: 'packages/server/src/keeping/front/front.desk.ts',
    from: 'if ((await madeBefore(trx, sent)) === null) ',
    to: '',
    near: 'packages/server/src/keeping/front/front.desk.test.ts',
  },
  {
    kind: 'still so',
    file: 'packages/server/src/keeping/delivery/change-pincodes.ts',
    from: '.filter((pincode) => !since.has(pincode))',
    to: '',
    near: 'packages/server/src/keeping/delivery/delivery.desk.test.ts',
  },
]
