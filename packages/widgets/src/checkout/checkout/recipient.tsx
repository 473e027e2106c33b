'use client'

import { DOCTOR_NAME_MAX, PATIENT_NAME_MAX } from '@dawakit/core/order'
import { needsPrescription } from '@dawakit/core/prescription'
import { type ReactNode, useState } from 'react'
import { TextField } from '../../controls/field/field.tsx'
import { useLabels } from '../../ground/shop-context/use-labels.ts'
import { useWidgetId } from '../../ground/shop-context/use-widget-id.ts'
import { orderedForOf, type TypedRecipient } from './ordered-for.ts'
import { recipientLabels } from './recipient-labels.ts'
import type { CheckoutState } from './use-checkout.ts'
import { useLastRecipient } from './use-last-recipient.ts'
import type { OrderChoices } from './use-order-draft.ts'

const NOTHING_TYPED: TypedRecipient = { isForMyself: true, name: '', age: '', doctor: '' }

/** Asks whom an order is for and, where a prescription is needed, whose prescription it is. */
export function Recipient({ checkout: { draft, choose, fillIn, problem } }: { checkout: CheckoutState }) {
  const labels = useLabels('recipient', recipientLabels)
  const name = useWidgetId('checkout-recipient')
  const typedIn = ({ orderedFor }: Pick<OrderChoices, 'orderedFor'>) => orderedFor?.typed ?? NOTHING_TYPED
  const typed = typedIn(draft)
  const type = (more: Partial<TypedRecipient>) =>
    choose((now) => ({ orderedFor: orderedForOf({ ...typedIn(now), ...more }) }))
  // Whoever comes back from a payment finds what they typed; who chooses before the answer is there gets it all the same.
  const [isFirst] = useState(!draft.orderedFor)
  useLastRecipient(isFirst ? draft.userId : undefined, (last) =>
    fillIn((now) => {
      const { isForMyself, name, age, doctor } = typedIn(now)
      const filled = { name: name || last.name, age: age || last.age, doctor: doctor || last.doctor }
      return { orderedFor: orderedForOf({ isForMyself, ...filled }) }
    }),
  )
  const errorOf = (place: string) => (problem?.place === place ? { error: problem.sentence } : {})
  const choiceOf = (isForMyself: boolean, label: ReactNode) => (
    <label className="dawa-checkout__method" part="choice">
      <input
        type="radio"
        name={name}
        checked={typed.isForMyself === isForMyself}
        onChange={() => type({ isForMyself })}
      />
      {label}
    </label>
  )
  return (
    <>
      <fieldset className="dawa-checkout__recipient">
        <legend className="dawa-checkout__heading">{labels.title}</legend>
        {choiceOf(true, labels.myself)}
        {choiceOf(false, labels.another)}
      </fieldset>
      {!typed.isForMyself && (
        <>
          <TextField
            label={labels.name}
            data-place="enter-patient-name"
            // Somebody else's: the browser knows the customer's own.
            autoComplete="off"
            maxLength={PATIENT_NAME_MAX}
            value={typed.name}
            onChange={(event) => type({ name: event.currentTarget.value })}
            {...errorOf('enter-patient-name')}
          />
          <TextField
            label={labels.age}
            data-place="enter-patient-age"
            autoComplete="off"
            inputMode="numeric"
            maxLength={3}
            value={typed.age}
            onChange={(event) => type({ age: event.currentTarget.value })}
            {...errorOf('enter-patient-age')}
          />
        </>
      )}
      {needsPrescription(draft.lines) && (
        <TextField
          label={labels.doctor}
          hint={labels.doctorHint}
          autoComplete="off"
          maxLength={DOCTOR_NAME_MAX}
          value={typed.doctor}
          onChange={(event) => type({ doctor: event.currentTarget.value })}
        />
      )}
    </>
  )
}
