'use client'

import type { PrescriptionRequest } from '@dawakit/core/contract'
import { checkPatient, PATIENT_NAME_MAX } from '@dawakit/core/order'
import { REQUEST_NOTE_MAX } from '@dawakit/core/prescription'
import { enterPatientName, prescriptionsMissing, type Refusal } from '@dawakit/core/refusals'
import { type FormEvent, useState } from 'react'
import { Button } from '../../controls/button/button.tsx'
import { Field, TextField } from '../../controls/field/field.tsx'
import { failureText, useTask } from '../../controls/form/use-task.ts'
import { wholeNumber } from '../../controls/form/whole-number.ts'
import { useShop } from '../../ground/shop-context/shop-context.tsx'
import { useSession } from '../../ground/shop-context/shop-stores.ts'
import { useLabels } from '../../ground/shop-context/use-labels.ts'
import { useWidgetId } from '../../ground/shop-context/use-widget-id.ts'
import { PrescriptionPicker } from '../prescriptions/prescription-picker.tsx'
import { prescriptionRequestsLabels } from './prescription-requests-labels.ts'

interface AskPharmacistProps {
  onAsked: (request: PrescriptionRequest) => void
}

/** Asks a pharmacist to prepare an order: from which prescriptions, with what words, for whom. */
export function AskPharmacist({ onAsked }: AskPharmacistProps) {
  const labels = useLabels('prescriptionRequests', prescriptionRequestsLabels)
  const shop = useShop('PrescriptionRequests')
  const { user } = useSession()
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set())
  const [note, setNote] = useState('')
  const [isForAnother, setForAnother] = useState(false)
  const [name, setName] = useState('')
  const [age, setAge] = useState('')
  const [refusal, setRefusal] = useState<Refusal | null>(null)
  const [problem, setProblem] = useState<string>()
  const { isBusy, run } = useTask()
  const id = useWidgetId('ask-pharmacist')
  const own = (user?.prescriptions ?? []).map((prescription) => prescription.id)
  const prescriptions = own.filter((prescription) => selected.has(prescription))

  function ask(event: FormEvent) {
    event.preventDefault()
    const patient = isForAnother ? { name: name.trim(), age: wholeNumber(age) } : null
    const refused =
      prescriptions.length === 0
        ? prescriptionsMissing
        : checkPatient({ orderingForMyself: !isForAnother, patient })
    setRefusal(refused)
    setProblem(undefined)
    if (refused) return
    void run(
      async () => {
        const body = { prescriptions, note: note.trim(), patient }
        const { data } = await shop.call('POST /post/prescriptionRequest', { body })
        shop.notify({ kind: 'success', ...labels.asked })
        setSelected(new Set())
        setNote('')
        onAsked(data)
      },
      (failure) => setProblem(failureText(shop, failure)),
    )
  }

  const said = refusal && shop.say(refusal)
  const isOfName = refusal?.code === enterPatientName.code
  const isOfPrescriptions = refusal?.code === prescriptionsMissing.code
  return (
    <form className="dawa-request__card" aria-labelledby={id} onSubmit={ask} noValidate part="ask-pharmacist">
      <h2 id={id} className="dawa-request__title" part="title">
        {labels.title}
      </h2>
      <p className="dawa-request__text">{labels.text}</p>
      <fieldset className="dawa-request__choice">
        <legend>{labels.choose}</legend>
        <PrescriptionPicker selected={selected} onChange={setSelected} />
        {isOfPrescriptions && (
          <p className="dawa-field__error" role="alert" part="error">
            {said}
          </p>
        )}
      </fieldset>
      <Field label={labels.note} hint={labels.noteHint}>
        {(control) => (
          <textarea
            {...control}
            rows={3}
            maxLength={REQUEST_NOTE_MAX}
            value={note}
            onChange={(event) => setNote(event.currentTarget.value)}
          />
        )}
      </Field>
      <label className="dawa-request__check">
        <input
          type="checkbox"
          checked={isForAnother}
          onChange={(event) => setForAnother(event.currentTarget.checked)}
        />
        {labels.another}
      </label>
      {isForAnother && (
        <div className="dawa-request__patient">
          <TextField
            label={labels.name}
            // Somebody else's: the browser knows the customer's own.
            autoComplete="off"
            maxLength={PATIENT_NAME_MAX}
            value={name}
            onChange={(event) => setName(event.currentTarget.value)}
            {...(isOfName && said && { error: said })}
          />
          <TextField
            label={labels.age}
            autoComplete="off"
            inputMode="numeric"
            maxLength={3}
            value={age}
            onChange={(event) => setAge(event.currentTarget.value)}
            {...(!isOfName && !isOfPrescriptions && said && { error: said })}
          />
        </div>
      )}
      {problem && (
        <p className="dawa-field__error" role="alert" part="error">
          {problem}
        </p>
      )}
      <Button type="submit" isBusy={isBusy}>
        {labels.ask}
      </Button>
    </form>
  )
}
