import type { Happenings } from '@dawakit/core/happenings'
import type { Alongside } from '../../ground/handing-over/alongside.ts'
import { ofOrder } from '../../orders/tell/of-order.ts'
import { type ReturnStep, tellPaidOut, tellReturn, tellReturnClosed } from './return-messages.ts'

const step = (to: ReturnStep) =>
  ofOrder<Happenings['return.requested']>((trx, context, order, { returnId }) =>
    tellReturn(trx, context, order, returnId, to),
  )

/** What the customer of a return is told: written with what has happened. */
export const tellOfReturns: Alongside = {
  'return.requested': step('requested'),
  'return.withdrawn': step('withdrawn'),
  'return.approved': step('approved'),
  'return.declined': step('declined'),
  'return.received': step('received'),
  'return.opened-undelivered': step('undelivered'),
  'return.judged': async (trx, context, happening, atHand) => {
    // Its order's end has said what goes back.
    if (happening.facts.endsOrder) return
    const say = ofOrder<Happenings['return.judged']>(tellReturnClosed)
    await say(trx, context, happening, atHand)
  },
  'payout.made': ofOrder<Happenings['payout.made']>(async (trx, context, order, { payoutId: id, amount }) => {
    const { reference } = await trx
      .selectFrom('payout')
      .select('reference')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    await tellPaidOut(trx, context, order, { id, amount, reference: reference ?? '' })
  }),
}
