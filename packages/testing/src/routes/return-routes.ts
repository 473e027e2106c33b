import { lineTotal, pricedLine } from '@dawakit/core/cart'
import type { Order, ReturnRequestInput } from '@dawakit/core/contract'
import { fromRupees, paise, sumPaise, toRupees } from '@dawakit/core/money'
import * as refusals from '@dawakit/core/refusals'
import {
  ASKED_RETURN_KINDS,
  canMoveReturn,
  checkPayTo,
  checkReturnRequest,
  type KnownReturnOptions,
  nonReturnableKind,
  piecesLeft,
  refundOfPieces,
  restockingPercentOf,
  returnUntil,
  tidyPayTo,
} from '@dawakit/core/returns'
import type { ContractState } from '../contract-state.ts'
import { answeredOrder } from './answered-order.ts'
import { fields, filled, list, nullish, number, oneOf, optional, text } from './checks.ts'
import { ownOrder } from './own-order.ts'
import type { AnyContext, Routes } from './route.ts'

const login = refusals.loginRequired

/** What of a delivered order may come back now. */
function optionsOf({ state, fail }: AnyContext, order: Order): KnownReturnOptions {
  const { delivered } = order.deliveryStatusTiming
  if (order.deliveryStatus !== 'delivered' || order.isCanceled || delivered === null) {
    return fail(422, refusals.returnAfterDelivery)
  }
  return {
    kinds: ASKED_RETURN_KINDS.map((kind) => {
      const until = returnUntil(kind, Date.parse(delivered))
      const isOpen = Date.now() <= until
      const restockingPercent = restockingPercentOf(kind)
      return { kind, until: new Date(until).toISOString(), isOpen, restockingPercent }
    }),
    lines: order.products.map((product, index) => lineOf(state, order, product, index)),
    needsPayTo: order.isCashOnDelivery,
  }
}

function lineOf(state: ContractState, order: Order, product: Order['products'][number], line: number) {
  const sold = state.products.find((one) => one._id === product._id)
  const returned = order.returns.flatMap((one) =>
    one.lines
      .filter(({ productId }) => productId === product._id)
      .map(({ quantity }) => {
        const back = one.state === 'closed' ? quantity : null
        return { state: one.state, quantity, receivedQuantity: back, refundedQuantity: back }
      }),
  )
  return {
    line,
    name: product.name,
    quantity: piecesLeft(product.quantity, returned),
    supplied: product.quantity,
    refunded: returned.reduce((sum, one) => sum + (one.refundedQuantity ?? 0), 0),
    paid: toRupees(lineTotal(pricedLine(product))),
    nonReturnable: nonReturnableKind({
      name: product.name,
      dosageForm: sold?.dosageForm ?? 'box',
      isColdChain: sold?.isColdChainNeeded ?? false,
      isGeneral: sold?.isGeneralProduct ?? false,
      category: sold?.generalCategory ?? sold?.specialityCategory ?? '',
      subCategory: sold?.generalSubCategory ?? '',
    }),
    batches: [],
  }
}

/** A picture of a return, as the server names it. */
export const pictureOf = (id: string) => ({ id, imageUrl: `returnPictures/${id}/image` })

const payTo = fields<NonNullable<ReturnRequestInput['payTo']>>({
  way: oneOf('upi', 'bank'),
  upiId: optional(text),
  holder: optional(text),
  accountNumber: optional(text),
  ifsc: optional(text),
})

export const returnRoutes: Routes<
  | 'GET /get/returnOptions'
  | 'POST /post/returnRequest'
  | 'POST /post/payTo'
  | 'POST /post/withdrawReturn'
  | 'GET /get/creditNote'
> = {
  'GET /get/returnOptions': {
    login,
    query: { orderId: filled },
    answer(context) {
      const { lines, ...options } = optionsOf(context, ownOrder(context, context.query['orderId']))
      return { data: { ...options, lines: lines.map(({ batches: _, ...line }) => line) } }
    },
  },
  'POST /post/returnRequest': {
    login,
    body: {
      orderId: filled,
      kind: oneOf(...ASKED_RETURN_KINDS),
      reason: text,
      lines: list(
        fields<ReturnRequestInput['lines'][number]>({
          line: number,
          quantity: number,
          batch: optional(text),
        }),
      ),
      payTo: nullish(payTo),
      pictures: optional(list(text)),
    },
    answer(context) {
      const { asked, state, fail } = context
      const order = ownOrder(context, asked.orderId)
      const options = optionsOf(context, order)
      checkReturnRequest({ ...asked, payTo: asked.payTo ? tidyPayTo(asked.payTo) : null }, options)
      const pictures = asked.pictures ?? []
      const isThere = (id: string) => state.returnPictures.includes(id)
      if (!pictures.every(isThere)) return fail(422, refusals.pictureGone)
      state.returnPictures = state.returnPictures.filter((id) => !pictures.includes(id))
      const refunds = asked.lines.map(({ line, quantity }) => {
        const { paid = 0, supplied = 0, refunded = 0 } = options.lines[line] ?? {}
        const restockingPercent = restockingPercentOf(asked.kind)
        const back = { paid: fromRupees(paid), supplied, before: refunded, pieces: quantity }
        return refundOfPieces({ ...back, restockingPercent }).refund
      })
      const id = `return-${state.nextId()}`
      order.returns = [
        ...order.returns,
        {
          id,
          number: `RET-${id}`,
          state: 'requested',
          kind: asked.kind,
          reason: asked.reason.trim(),
          decision: '',
          lines: asked.lines.map(({ line, quantity }) => {
            const { _id = '', name = '' } = order.products[line] ?? {}
            return { productId: _id, name, quantity }
          }),
          pictures: pictures.map(pictureOf),
          refund: toRupees(sumPaise([...refunds, paise(0)])),
          requestedAt: new Date().toISOString(),
          decidedAt: null,
          receivedAt: null,
          closedAt: null,
        },
      ]
      return { data: answeredOrder(order), message: 'We have your return request.' }
    },
  },
  'POST /post/payTo': {
    login,
    body: { orderId: filled, payTo },
    answer(context) {
      const { asked, fail } = context
      const order = ownOrder(context, asked.orderId)
      const refusal = checkPayTo(tidyPayTo(asked.payTo))
      if (refusal) return fail(422, refusal)
      if (!order.refunds.some(({ needsPayTo }) => needsPayTo)) return fail(422, refusals.payToNotNeeded)
      order.refunds = order.refunds.map(({ needsPayTo: _, ...refund }) => refund)
      return { data: answeredOrder(order), message: 'Thank you. We pay it back there.' }
    },
  },
  'POST /post/withdrawReturn': {
    login,
    body: { id: filled },
    answer({ asked, state, fail, user }) {
      const { _id } = user()
      const order =
        state.orders.find((one) => one.user._id === _id && one.returns.some(({ id }) => id === asked.id)) ??
        fail(404, refusals.returnNotFound)
      const found = order.returns.find(({ id }) => id === asked.id)
      if (!found || !canMoveReturn(found.state, 'withdrawn')) return fail(409, refusals.returnNotAllowed)
      const withdrawn = { ...found, state: 'withdrawn' as const, closedAt: new Date().toISOString() }
      order.returns = order.returns.map((one) => (one === found ? withdrawn : one))
      return { data: answeredOrder(order), message: 'You have withdrawn your return request.' }
    },
  },
  'GET /get/creditNote': {
    login,
    query: { id: filled },
    answer({ query, state, fail, user }) {
      const { _id } = user()
      const note = state.creditNotes.get(String(query['id']))
      const isOwn = state.orders.some((order) => order._id === note?.orderId && order.user._id === _id)
      return { data: note && isOwn ? note : fail(404, refusals.creditNoteNotFound) }
    },
  },
}
