'use client'

import type { PrescriptionQuestion, PrescriptionRequest } from '@dawakit/core/contract'
import { ANSWER_MAX } from '@dawakit/core/prescription'
import { answerNeeded } from '@dawakit/core/refusals'
import { type FormEvent, useState } from 'react'
import { Button } from '../../controls/button/button.tsx'
import { Field } from '../../controls/field/field.tsx'
import { failureText, useTask } from '../../controls/form/use-task.ts'
import { useShop } from '../../ground/shop-context/shop-context.tsx'
import { useLabels } from '../../ground/shop-context/use-labels.ts'
import { useWidgetId } from '../../ground/shop-context/use-widget-id.ts'
import { orderQuestionLabels } from '../prescriptions/order-question-labels.ts'
import { PrescriptionPicker } from '../prescriptions/prescription-picker.tsx'

interface RequestQuestionProps {
  requestId: string
  question: PrescriptionQuestion
  onAnswered: (request: PrescriptionRequest) => void
}

/** What the pharmacist asks before an order is prepared, and the answer: in words, with prescriptions, or both. */
export function RequestQuestion({ requestId, question, onAnswered }: RequestQuestionProps) {
  const labels = useLabels('orderQuestion', orderQuestionLabels)
  const shop = useShop('PreparedOrder')
  const [answer, setAnswer] = useState('')
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set())
  const [problem, setProblem] = useState<string>()
  const { isBusy, run } = useTask()
  const id = useWidgetId('request-question')
  const send = (event: FormEvent) => {
    event.preventDefault()
    if (answer.trim() === '' && selected.size === 0) return setProblem(shop.say(answerNeeded))
    setProblem(undefined)
    void run(
      async () => {
        const prescriptions = [...selected]
        const body = { id: requestId, questionId: question.id, answer: answer.trim(), prescriptions }
        const { data } = await shop.call('POST /post/answerPrescriptionRequest', { body })
        shop.notify({ kind: 'success', title: labels.sent })
        onAnswered(data)
      },
      (failure) => setProblem(failureText(shop, failure)),
    )
  }
  return (
    <section className="dawa-request__card" aria-labelledby={id} part="request-question">
      <h3 id={id}>{labels.title}</h3>
      <p className="dawa-request__words">{question.text}</p>
      <form className="dawa-request__form" onSubmit={send}>
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
        <p className="dawa-request__muted">{labels.prescriptions}</p>
        <PrescriptionPicker selected={selected} onChange={setSelected} />
        <Button type="submit" isBusy={isBusy}>
          {labels.send}
        </Button>
      </form>
    </section>
  )
}
