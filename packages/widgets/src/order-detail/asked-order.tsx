'use client'

import { useFetched } from '../fetched/use-fetched.ts'
import { Skeleton } from '../skeleton/skeleton.tsx'
import type { OrderQuestionProps } from './order-question.tsx'

/** The question of an order and its form, which few orders have: it comes when one is shown. */
export function AskedOrder(props: OrderQuestionProps) {
  const part = useFetched(() => import('./order-question.tsx'))
  if (part) return <part.OrderQuestion key={props.question.id} {...props} />
  // Where the form cannot be fetched, the question is read all the same.
  if (part === null) return <p className="dawa-order__card">{props.question.text}</p>
  return <Skeleton className="dawa-order__skeleton" />
}
