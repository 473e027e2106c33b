import { CART_LINES_MAX, checkQuantity } from '@dawakit/core/cart'
import type { Order, Patient, PrescriptionRequest } from '@dawakit/core/contract'
import { checkPatient } from '@dawakit/core/order'
import {
  choiceRefusal,
  orderOfPreparedRefusal,
  orderPreparedRefusal,
  PREPARED_LINES_MAX,
  REQUEST_FILES_MAX,
  requestMoveRefusal,
} from '@dawakit/core/prescription'
import * as refusals from '@dawakit/core/refusals'
import type { ContractState } from '../contract-state.ts'
import { summaryOf } from '../fixtures/products.ts'
import { fields, filled, list, nullish, number, optional, text } from './checks.ts'
import { requireSold } from './never-sold.ts'
import { anyProductOf, pageChecks, pageOf } from './products.ts'
import type { AnyContext, Routes } from './route.ts'

type Held = ContractState['prescriptionRequests'][number]

const login = refusals.loginRequired
const ids = list(filled, { most: REQUEST_FILES_MAX })

/** A request as it is answered. */
const answered = ({ userId: _, ...request }: Held): PrescriptionRequest => request

/** The customer's own request of an id: a 404 for one that nobody has, and for somebody else's. */
export function ownRequest({ state, user, fail }: AnyContext, id: unknown): Held {
  const { _id } = user()
  const own = state.prescriptionRequests.find((one) => one.id === id && one.userId === _id)
  return own ?? fail(404, refusals.prescriptionRequestNotFound)
}

const prepared = ({ lines }: Held) =>
  lines.map(({ product, quantity }) => ({ productId: product._id, quantity }))

const isLate = ({ state, orderBy }: Held) =>
  orderPreparedRefusal({ state, orderBy: orderBy === null ? null : Date.parse(orderBy) }, Date.now())

/** Holds an order to what was prepared. */
export function requirePrepared(
  { fail }: AnyContext,
  request: Held,
  lines: readonly { _id: string; quantity: number }[],
): void {
  const ordered = lines.map(({ _id, quantity }) => ({ productId: _id, quantity }))
  const refusal = isLate(request) ?? orderOfPreparedRefusal(prepared(request), ordered)
  if (refusal) fail(422, refusal)
}

/** The order stands: the pharmacist has approved what was prepared. */
export function closeRequest(request: Held, order: Order): void {
  const now = new Date().toISOString()
  Object.assign(request, { state: 'ordered', orderId: order._id, closedAt: now })
  if (!order.review) return
  order.review = { state: 'done', question: null, pharmacist: request.pharmacist }
  order.deliveryStatus = 'confirmed'
  order.deliveryStatusTiming = { ...order.deliveryStatusTiming, confirmed: now }
}

/** The customer's own prescriptions of these ids, each once. */
function ownPrescriptions({ user, fail }: AnyContext, wanted: readonly string[]) {
  const owner = user()
  return [...new Set(wanted)].map((id) => {
    const own = owner.prescriptions.find((one) => one.id === id)
    return own ?? fail(404, refusals.selectPrescription)
  })
}

export const prescriptionRequestRoutes: Routes<
  | 'POST /post/prescriptionRequest'
  | 'GET /get/prescriptionRequests'
  | 'GET /get/prescriptionRequest'
  | 'POST /post/withdrawPrescriptionRequest'
  | 'POST /post/answerPrescriptionRequest'
  | 'POST /post/preparedCart'
> = {
  'POST /post/prescriptionRequest': {
    login,
    body: {
      prescriptions: ids,
      note: optional(text),
      patient: nullish(fields<Patient>({ name: text, age: number })),
    },
    answer(context) {
      const { state, asked, user, fail } = context
      const { note = '', patient = null } = asked
      const refusal = checkPatient({ orderingForMyself: patient === null, patient })
      if (refusal) fail(422, refusal)
      const prescriptions = ownPrescriptions(context, asked.prescriptions)
      if (prescriptions.length === 0) fail(422, refusals.prescriptionsMissing)
      const message = 'A pharmacist prepares your order'
      const number = state.nextId()
      const request: Held = {
        id: `rq-${number}`,
        number: `DRX-261114-${String(number).padStart(7, '0')}`,
        userId: user()._id,
        state: 'waiting',
        note,
        patient,
        prescriptions,
        createdAt: new Date().toISOString(),
        question: null,
        pharmacist: null,
        message: '',
        reason: '',
        lines: [],
        preparedAt: null,
        orderBy: null,
        closedAt: null,
        orderId: null,
      }
      state.prescriptionRequests.unshift(request)
      return { data: answered(request), message }
    },
  },
  'GET /get/prescriptionRequests': {
    login,
    query: pageChecks,
    answer(context) {
      const { _id } = context.user()
      const own = context.state.prescriptionRequests.filter(({ userId }) => userId === _id)
      return pageOf(context, own.map(answered))
    },
  },
  'GET /get/prescriptionRequest': {
    login,
    query: { id: filled },
    answer: (context) => ({ data: answered(ownRequest(context, context.query['id'])) }),
  },
  'POST /post/withdrawPrescriptionRequest': {
    login,
    body: { id: filled },
    answer(context) {
      const request = ownRequest(context, context.asked.id)
      const message = 'Your request is withdrawn'
      if (request.state === 'withdrawn') return { data: answered(request), message }
      const refusal = requestMoveRefusal(request.state, 'withdrawn')
      if (refusal) context.fail(422, refusal)
      Object.assign(request, { state: 'withdrawn', closedAt: new Date().toISOString() })
      return { data: answered(request), message }
    },
  },
  'POST /post/answerPrescriptionRequest': {
    login,
    body: { id: filled, questionId: filled, answer: text, prescriptions: optional(ids) },
    answer(context) {
      const { fail, asked } = context
      const request = ownRequest(context, asked.id)
      const files = ownPrescriptions(context, asked.prescriptions ?? [])
      if (asked.answer.trim() === '' && files.length === 0) fail(422, refusals.answerNeeded)
      if (request.question?.id !== asked.questionId) fail(409, refusals.nothingAsked)
      const others = files.filter(({ id }) => !request.prescriptions.some((one) => one.id === id))
      request.prescriptions = [...request.prescriptions, ...others]
      Object.assign(request, { state: 'waiting', question: null })
      return { data: answered(request), message: 'Your answer has been sent.' }
    },
  },
  'POST /post/preparedCart': {
    login,
    body: {
      id: filled,
      lines: list(fields<{ productId: string; quantity: number }>({ productId: filled, quantity: number }), {
        most: PREPARED_LINES_MAX,
      }),
    },
    answer(context) {
      const { state, asked, user, fail } = context
      const request = ownRequest(context, asked.id)
      const refusal = isLate(request) ?? choiceRefusal(prepared(request), asked.lines)
      if (refusal) fail(422, refusal)
      const chosen = asked.lines
        .filter(({ quantity }) => quantity > 0)
        .map(({ productId, quantity }) => ({
          ...summaryOf(anyProductOf(context, productId)),
          ...{ quantity, variant: null },
        }))
      requireSold(state, chosen)
      for (const line of chosen) checkQuantity(line.quantity, line)
      const owner = user()
      const ofRequest = new Set(request.lines.map(({ product }) => product._id))
      const others = owner.cart.filter(({ _id }) => !ofRequest.has(_id))
      if (others.length + chosen.length > CART_LINES_MAX) fail(422, refusals.maximumProductReached)
      owner.cart = [...others, ...chosen]
      return { data: owner.cart }
    },
  },
}
