import { RuleError } from '@dawakit/core/refusals'
import { inTransaction } from '../../src/ground/database/in-transaction.ts'
import { changePieces } from '../../src/shelves/batches/move-pieces.ts'
import { putOnSale } from '../../src/shelves/batches/put-on-sale.ts'
import type { MoveBy } from '../../src/shelves/batches/write-moves.ts'
import type { Step } from './chain.ts'
import { BATCHES, GOODS } from './chain-shop.ts'

/** A batch is recalled, or sold again. */
export const recall: Step = async ({ shop, choices }) => {
  const [, { batch, expiresOn }] = BATCHES
  const of = { productId: choices.of(GOODS).id, batch, expiresOn }
  const isSold = choices.below(2) === 0
  await inTransaction(shop.db, (trx) => putOnSale(trx, of, { isSold, held: isSold ? null : 'recalled' }))
  return undefined
}

/** Somebody counts: a pack of a batch is broken, or one of no known batch is known from now on. */
export const count: Step = async ({ shop, choices }) => {
  const [{ batch, expiresOn }] = BATCHES
  const { id: productId } = choices.of(GOODS)
  const known = { productId, batch, expiresOn, units: 1 }
  const unknown = { productId, batch: '', expiresOn: '', units: -1 }
  const isBroken = choices.below(2) === 0
  const by: MoveBy = {
    kind: isBroken ? 'breakage' : 'counted',
    subject: 'count',
    staffId: null,
    at: shop.clock.now,
  }
  const moves = isBroken ? [{ ...known, units: -1 }] : [known, unknown]
  await inTransaction(shop.db, (trx) => changePieces(trx, moves, by)).catch((error) => {
    if (!(error instanceof RuleError)) throw error
  })
  return undefined
}
