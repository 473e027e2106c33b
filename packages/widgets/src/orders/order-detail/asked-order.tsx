'use client'

import { keptPart, useFetched } from '../../ground/fetched/use-fetched.ts'
import type { OrderQuestionProps } from './order-question.tsx'

/** Of the few orders about which a pharmacist asks. */
export const fetchOrderQuestion = keptPart(() => import('./order-question.tsx'))

/** The question of an order and its form. */
export function AskedOrder(props: OrderQuestionProps) {
  const part = useFetched(fetchOrderQuestion)
  // Where the form cannot be fetched, the question is read all the same.
  return part ? (
    <part.OrderQuestion key={props.question.id} {...props} />
  ) : (
    <p className="dawa-order__card">{props.question.text}</p>
  )
}
