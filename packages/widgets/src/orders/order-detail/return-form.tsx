'use client'

import type { Order } from '@dawakit/client'
import type { AskedReturnKind, PayTo, ReturnOptions, ReturnPicture } from '@dawakit/core/contract'
import { dateLabels, formatMoment } from '@dawakit/core/delivery'
import { formatDetailPrice, fromRupees, sumPaise, toRupees } from '@dawakit/core/money'
import { type Refusal, RuleError } from '@dawakit/core/refusals'
import { BATCH_MAX, checkReturnRequest, REASON_MAX, refundOfPieces, tidyPayTo } from '@dawakit/core/returns'
import { type FormEvent, useEffect, useState } from 'react'
import { Button } from '../../controls/button/button.tsx'
import { Field, TextField } from '../../controls/field/field.tsx'
import { failureText, useTask } from '../../controls/form/use-task.ts'
import { Skeleton } from '../../controls/skeleton/skeleton.tsx'
import { useShop } from '../../ground/shop-context/shop-context.tsx'
import { useLabels } from '../../ground/shop-context/use-labels.ts'
import { orderReturnsLabels } from './order-returns-labels.ts'
import { PayToFields } from './pay-to-fields.tsx'
import { ReturnPictures } from './return-pictures.tsx'

export interface ReturnFormProps {
  order: Order
  /** The shop has the request. */
  onSent: () => Promise<void>
}

/** Asks for a return: why, what, and where money paid in cash goes. What cannot be returned says why. */
export function ReturnForm({ order, onSent }: ReturnFormProps) {
  const { form: labels } = useLabels('orderReturns', orderReturnsLabels)
  const shop = useShop('OrderDetail')
  const [options, setOptions] = useState<ReturnOptions>()
  const [problem, setProblem] = useState<string>()
  useEffect(() => {
    let isCurrent = true
    shop.call('GET /get/returnOptions', { query: { orderId: order._id } }).then(
      ({ data }) => isCurrent && setOptions(data),
      (failure) => isCurrent && setProblem(failureText(shop, failure)),
    )
    return () => {
      isCurrent = false
    }
  }, [shop, order._id])
  if (options) return <ReturnFields order={order} options={options} onSent={onSent} />
  if (problem) return <p role="alert">{problem}</p>
  return (
    <div aria-busy="true">
      <span className="dawa-hidden">{labels.loading}</span>
      <Skeleton className="dawa-order__skeleton" />
    </div>
  )
}

interface Chosen {
  quantity: number
  batch: string
}

function ReturnFields({ order, options, onSent }: ReturnFormProps & { options: ReturnOptions }) {
  const { form: labels } = useLabels('orderReturns', orderReturnsLabels)
  const shop = useShop('OrderDetail')
  const firstOpen = options.kinds.find(({ isOpen }) => isOpen)?.kind ?? 'unopened'
  const [kind, setKind] = useState<AskedReturnKind>(firstOpen)
  const [chosen, setChosen] = useState<Readonly<Record<number, Chosen>>>({})
  const [reason, setReason] = useState('')
  const [payTo, setPayTo] = useState<PayTo>({ way: 'upi', upiId: '' })
  const [pictures, setPictures] = useState<readonly ReturnPicture[]>([])
  const [problem, setProblem] = useState<string>()
  const { isBusy, run } = useTask('order')
  const percent = options.kinds.find((one) => one.kind === kind)?.restockingPercent ?? 0
  const isOpen = (line: ReturnOptions['lines'][number]) =>
    line.quantity > 0 && (kind !== 'unopened' || line.nonReturnable === null)
  const lines = options.lines.flatMap((line) => {
    const { quantity = 0, batch = '' } = chosen[line.line] ?? {}
    return isOpen(line) && quantity > 0 ? [{ line: line.line, quantity, batch: batch.trim() }] : []
  })
  const refund = sumPaise(
    lines.map(({ line, quantity }) => {
      const { paid = 0, supplied = 0, refunded = 0 } = options.lines[line] ?? {}
      const back = { paid: fromRupees(paid), supplied, before: refunded, pieces: quantity }
      return refundOfPieces({ ...back, restockingPercent: percent }).refund
    }),
  )
  const request = {
    orderId: order._id,
    kind,
    reason: reason.trim(),
    lines,
    ...(options.needsPayTo && { payTo: tidyPayTo(payTo) }),
    ...(kind !== 'unopened' && { pictures: pictures.map(({ id }) => id) }),
  }
  const send = (event: FormEvent) => {
    event.preventDefault()
    const refusal = refusalOf(() =>
      checkReturnRequest(request, {
        ...options,
        lines: options.lines.map((line) => ({ ...line, batches: [] })),
      }),
    )
    setProblem(refusal ? shop.say(refusal) : undefined)
    if (refusal) return
    void run(
      async () => {
        await shop.call('POST /post/returnRequest', { body: request })
        shop.notify({ kind: 'success', title: labels.sent })
        await onSent()
      },
      (failure) => setProblem(failureText(shop, failure)),
    )
  }
  return (
    <form className="dawa-order__return-form" onSubmit={send} noValidate>
      <KindField options={options} kind={kind} onChange={setKind} />
      <fieldset>
        <legend>{labels.what}</legend>
        {options.lines.map((line) => (
          <LineFields
            key={line.line}
            line={line}
            isOpen={isOpen(line)}
            needsBatch={kind === 'unopened'}
            chosen={chosen[line.line] ?? { quantity: 0, batch: '' }}
            onChange={(more) => setChosen({ ...chosen, [line.line]: more })}
          />
        ))}
      </fieldset>
      <Field label={labels.reason}>
        {(control) => (
          <textarea
            {...control}
            rows={3}
            maxLength={REASON_MAX}
            value={reason}
            onChange={(event) => setReason(event.currentTarget.value)}
          />
        )}
      </Field>
      {kind !== 'unopened' && (
        <ReturnPictures orderId={order._id} pictures={pictures} onChange={setPictures} />
      )}
      {options.needsPayTo && <PayToFields payTo={payTo} onChange={setPayTo} />}
      {lines.length > 0 && <p>{labels.refund(formatDetailPrice(toRupees(refund)))}</p>}
      <p role="alert" className="dawa-field__error">
        {problem}
      </p>
      <Button type="submit" isBusy={isBusy}>
        {labels.send}
      </Button>
    </form>
  )
}

/** What a rule has against it; null for nothing. */
function refusalOf(check: () => void): Refusal | null {
  try {
    check()
    return null
  } catch (error) {
    if (error instanceof RuleError) return { code: error.code, text: error.message }
    throw error
  }
}

interface KindFieldProps {
  options: ReturnOptions
  kind: AskedReturnKind
  onChange: (kind: AskedReturnKind) => void
}

function KindField({ options, kind, onChange }: KindFieldProps) {
  const { form: labels, kinds } = useLabels('orderReturns', orderReturnsLabels)
  const dates = useLabels('dates', dateLabels)
  return (
    <fieldset>
      <legend>{labels.why}</legend>
      {options.kinds.map((one) => {
        const time = formatMoment(new Date(one.until), dates)
        return (
          <label key={one.kind} className="dawa-order__choice">
            <input
              type="radio"
              checked={kind === one.kind}
              disabled={!one.isOpen}
              onChange={() => onChange(one.kind)}
            />
            <span>
              {kinds[one.kind]}{' '}
              <small className="dawa-order__muted">
                {one.isOpen ? labels.until(time) : labels.over(time)}
                {one.restockingPercent > 0 && ` ${labels.kept(one.restockingPercent)}`}
              </small>
            </span>
          </label>
        )
      })}
    </fieldset>
  )
}

interface LineFieldsProps {
  line: ReturnOptions['lines'][number]
  isOpen: boolean
  needsBatch: boolean
  chosen: Chosen
  onChange: (chosen: Chosen) => void
}

function LineFields({ line, isOpen, needsBatch, chosen, onChange }: LineFieldsProps) {
  const { form: labels } = useLabels('orderReturns', orderReturnsLabels)
  if (line.supplied === 0) return null
  if (!isOpen) {
    return (
      <p>
        {line.name}{' '}
        <small className="dawa-order__muted">
          {line.quantity === 0 || line.nonReturnable === null
            ? labels.nothingLeft
            : labels.notReturnable[line.nonReturnable]}
        </small>
      </p>
    )
  }
  return (
    <>
      <Field label={labels.quantity(line.name)}>
        {(control) => (
          <select
            {...control}
            value={chosen.quantity}
            onChange={(event) => onChange({ ...chosen, quantity: Number(event.currentTarget.value) })}
          >
            <option value={0}>{labels.none}</option>
            {Array.from({ length: line.quantity }, (_, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the number is what it is
              <option key={index} value={index + 1}>
                {index + 1}
              </option>
            ))}
          </select>
        )}
      </Field>
      {needsBatch && chosen.quantity > 0 && (
        <TextField
          label={labels.batch(line.name)}
          hint={labels.batchHint}
          maxLength={BATCH_MAX}
          autoComplete="off"
          value={chosen.batch}
          onChange={(event) => onChange({ ...chosen, batch: event.currentTarget.value })}
        />
      )}
    </>
  )
}
