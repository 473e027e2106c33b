import * as refusals from '@dawakit/core/refusals'
import { answeredOrder } from './answered-order.ts'
import { filled, list, optional, text } from './checks.ts'
import { ownOrder } from './own-order.ts'
import type { Routes } from './route.ts'

export const answerRoutes: Routes<'POST /post/prescriptionAnswer'> = {
  'POST /post/prescriptionAnswer': {
    login: refusals.loginRequired,
    body: {
      orderId: filled,
      questionId: filled,
      answer: optional(text),
      prescriptions: optional(list(filled)),
    },
    answer(context) {
      const { asked, fail, user } = context
      const found = ownOrder(context, asked.orderId)
      const { review } = found
      if (review?.state !== 'asked' || found.isCanceled) return fail(409, refusals.nothingAsked)
      const ids = [...new Set(asked.prescriptions ?? [])]
      if (!asked.answer?.trim() && ids.length === 0) fail(422, refusals.answerNeeded)
      const own = ids.map((id) => {
        const mine = user().prescriptions.find((one) => one.id === id)
        return mine ?? fail(404, refusals.selectPrescription)
      })
      if (review.question?.id !== asked.questionId) fail(409, refusals.nothingAsked)
      found.prescriptions = [
        ...found.prescriptions,
        ...own.filter(({ id }) => !found.prescriptions.some((one) => one.id === id)),
      ]
      found.review = { ...review, state: 'waiting', question: null }
      return { data: answeredOrder(found), message: 'Your answer has been sent.' }
    },
  },
}
