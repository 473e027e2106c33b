import { inTransaction } from '../../../src/ground/database/in-transaction.ts'
import { keepApart } from '../../../src/shelves/batches/quarantine.ts'
import { batchOf } from '../../shelf-batches.ts'
import type { DeskRow, DeskRows, DeskWorld } from './desk-row.ts'

const FEW = 'There are not so many of this batch on the shelf'

/** Two packs of a batch came back and are kept apart. */
async function kept({ shop }: DeskWorld, batch: string, expiresOn = '2028-06-30') {
  const pack = batchOf(batch, 2, { expiresOn })
  await inTransaction(shop.db, (trx) =>
    keepApart(trx, [pack], { subject: 'return', staffId: null, at: shop.clock.now }),
  )
  return pack
}

const decided =
  (
    said: object,
    more: (world: DeskWorld) => [object, string][] | Promise<[object, string][]>,
  ): DeskRow['refused'] =>
  async (world) => {
    const pack = await kept(world, 'Q1')
    const others = await more(world)
    return [
      [{ body: { ...pack, ...said, units: 3 } }, 422, FEW],
      [{ body: { ...pack, ...said, batch: 'NONE' } }, 422, FEW],
      ...others.map(([body, sentence]): [{ body: object }, number, string] => [
        { body: { ...pack, ...said, ...body } },
        422,
        sentence,
      ]),
    ]
  }

export const quarantineRows: DeskRows<
  'GET /desk/quarantine' | 'POST /desk/quarantine/release' | 'POST /desk/quarantine/destroy'
> = {
  'GET /desk/quarantine': {
    as: 'owner',
    good: async (world) => {
      await kept(world, 'Q0')
      return { query: { page: 1 } }
    },
    answers: { totalCount: 1, data: [{ productId: 'dolo', batch: 'Q0', quarantined: 2 }] },
  },
  'POST /desk/quarantine/release': {
    as: 'pharmacist',
    good: async (world) => ({ body: { ...(await kept(world, 'Q2')), units: 1, words: 'The seal is whole' } }),
    answers: { data: { left: 1 } },
    refused: decided({ words: 'The seal is whole' }, async (world) => [
      [await kept(world, 'OVER', '2026-01-31'), 'This batch has expired'],
    ]),
  },
  'POST /desk/quarantine/destroy': {
    as: 'pharmacist',
    good: async (world) => ({ body: { ...(await kept(world, 'Q3')), reason: 'It was opened' } }),
    answers: { data: { left: 0 } },
    refused: decided({ reason: 'It was opened' }, () => []),
  },
}
