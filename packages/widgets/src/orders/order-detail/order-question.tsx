'use client'

import type { Order } from '@dawakit/client'
import type { PrescriptionQuestion } from '@dawakit/core/contract'
import { ANSWER_MAX } from '@dawakit/core/prescription'
import { answerNeeded } from '@dawakit/core/refusals'
import { type FormEvent, useState } from 'react'
import { Button } from '../../controls/button/button.tsx'
import { Field } from '../../controls/field/field.tsx'
import { useTask } from '../../controls/form/use-task.ts'
import { useShop } from '../../ground/shop-context/shop-context.tsx'
import { useLabels } from '../../ground/shop-context/use-labels.ts'
import { useWidgetId } from '../../ground/shop-context/use-widget-id.ts'
import { orderQuestionLabels } from '../../prescriptions/prescriptions/order-question-labels.ts'
import { PrescriptionPicker } from '../../prescriptions/prescriptions/prescription-picker.tsx'

export interface OrderQuestionProps {
  order: Order
  question: PrescriptionQuestion
  /** The answer was sent. */
  onAnswered: () => Promise<void>
}

/** What a pharmacist asks about an order, and the answer: in words, with prescriptions, or both. */
export function OrderQuestion({ order, question, onAnswered }: OrderQuestionProps) {
  const labels = useLabels('orderQuestion', orderQuestionLabels)
  const shop = useShop('OrderQuestion')
  const [answer, setAnswer] = useState('')
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set())
  const [problem, setProblem] = useState<string>()
  const { isBusy, run } = useTask('order')
  const id = useWidgetId('order-question')
  const send = (event: FormEvent) => {
    event.preventDefault()
    if (answer.trim() === '' && selected.size === 0) return setProblem(shop.say(answerNeeded))
    setProblem(undefined)
    void run(async () => {
      const prescriptions = [...selected]
      const body = { orderId: order._id, questionId: question.id, answer: answer.trim(), prescriptions }
      await shop.call('POST /post/prescriptionAnswer', { body })
      shop.notify({ kind: 'success', title: labels.sent })
      await onAnswered()
    })
  }
  return (
    <section className="dawa-order__card dawa-order__question" aria-labelledby={id} part="order-question">
      <h3 id={id}>{labels.title}</h3>
      <p className="dawa-order__asked">{question.text}</p>
      <form onSubmit={send}>
        <Field label={labels.answer} error={problem}>
          {(control) => (
            <textarea
              {...control}
              rows={3}
              maxLength={ANSWER_MAX}
              value={answer}
              onChange={(event) => setAnswer(event.currentTarget.value)}
            />
          )}
        </Field>
        <p className="dawa-order__muted">{labels.prescriptions}</p>
        <PrescriptionPicker selected={selected} onChange={setSelected} />
        <Button type="submit" isBusy={isBusy}>
          {labels.send}
        </Button>
      </form>
    </section>
  )
}
