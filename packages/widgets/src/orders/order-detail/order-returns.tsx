'use client'

import type { Order } from '@dawakit/client'
import type { OrderReturn } from '@dawakit/core/contract'
import { dateLabels, formatDay, istDate } from '@dawakit/core/delivery'
import { formatDetailPrice } from '@dawakit/core/money'
import { hasInvoice } from '@dawakit/core/order'
import { offline } from '@dawakit/core/refusals'
import { canMoveReturn } from '@dawakit/core/returns'
import { useState } from 'react'
import { Badge } from '../../controls/badge/badge.tsx'
import { Button } from '../../controls/button/button.tsx'
import { Modal } from '../../controls/dialog/modal.tsx'
import { useTask } from '../../controls/form/use-task.ts'
import { DownloadIcon } from '../../controls/icon/download-icon.ts'
import { Skeleton } from '../../controls/skeleton/skeleton.tsx'
import { keptPart, useFetched } from '../../ground/fetched/use-fetched.ts'
import { useShop } from '../../ground/shop-context/shop-context.tsx'
import { useLabels } from '../../ground/shop-context/use-labels.ts'
import { useWidgetId } from '../../ground/shop-context/use-widget-id.ts'
import { PrescriptionImage } from '../../prescriptions/prescriptions/prescription-image.tsx'
import { useCreditNoteDownload } from '../invoice/use-credit-note-download.ts'
import { orderReturnsLabels } from './order-returns-labels.ts'
import { PayToForm } from './pay-to-form.tsx'
import type { ReturnFormProps } from './return-form.tsx'

export interface OrderReturnsProps {
  order: Order
  reload: () => Promise<void>
}

/** What comes back of an order, how far it is, its credit notes, and the way to ask for a return. */
export function OrderReturns({ order, reload }: OrderReturnsProps) {
  const labels = useLabels('orderReturns', orderReturnsLabels)
  const [isAsking, setAsking] = useState(false)
  const { isBusy, download } = useCreditNoteDownload()
  const id = useWidgetId('order-returns')
  return (
    <section className="dawa-order__card dawa-order__returns" aria-labelledby={id} part="order-returns">
      <h3 id={id}>{labels.title}</h3>
      <PayToForm order={order} reload={reload} />
      {order.returns.map((one) => (
        <OneReturn key={one.id} returned={one} reload={reload} />
      ))}
      <p className="dawa-order__answers">
        {hasInvoice(order) && (
          <Button variant="secondary" onClick={() => setAsking(true)}>
            {labels.ask}
          </Button>
        )}
        {order.creditNotes.map((note) => (
          <Button key={note.id} variant="quiet" isBusy={isBusy} onClick={() => void download(note)}>
            <DownloadIcon size={18} /> {labels.creditNote(note.number)}
          </Button>
        ))}
      </p>
      <Modal isOpen={isAsking} onClose={() => setAsking(false)} title={labels.ask}>
        {isAsking && (
          <AskedReturn
            order={order}
            onSent={async () => {
              setAsking(false)
              await reload()
            }}
          />
        )}
      </Modal>
    </section>
  )
}

const fetchReturnForm = keptPart(() => import('./return-form.tsx'))

/** The form, for who asks for a return. */
function AskedReturn(props: ReturnFormProps) {
  const { form: labels } = useLabels('orderReturns', orderReturnsLabels)
  const shop = useShop('OrderDetail')
  const part = useFetched(fetchReturnForm)
  if (part) return <part.ReturnForm {...props} />
  if (part === null) return <p role="alert">{shop.say(offline)}</p>
  return (
    <div aria-busy="true">
      <span className="dawa-hidden">{labels.loading}</span>
      <Skeleton className="dawa-order__skeleton" />
    </div>
  )
}

/** One return: what, why, how far, and what goes back. */
function OneReturn({ returned, reload }: { returned: OrderReturn; reload: () => Promise<void> }) {
  const labels = useLabels('orderReturns', orderReturnsLabels)
  const shop = useShop('OrderDetail')
  const { isBusy, run } = useTask('order')
  const { state, kind, refund, decision, pictures } = returned
  const amount = formatDetailPrice(refund)
  const withdraw = () =>
    run(async () => {
      await shop.call('POST /post/withdrawReturn', { body: { id: returned.id } })
      shop.notify({ kind: 'success', title: labels.withdrawn })
      await reload()
    })
  return (
    <div className="dawa-order__return" part={`order-return order-return-${state}`}>
      <p>
        <strong>{labels.one(returned.number)}</strong>{' '}
        <Badge kind={state === 'declined' ? 'danger' : 'neutral'}>{labels.states[state]}</Badge>
      </p>
      <p className="dawa-order__muted">{labels.kinds[kind]}</p>
      <ul>
        {returned.lines.map(({ productId, name, quantity }) => (
          <li key={productId}>{labels.piece(name, quantity)}</li>
        ))}
      </ul>
      <p>{labels.reason(returned.reason)}</p>
      {pictures.length > 0 && (
        <ul className="dawa-prescriptions__items" aria-label={labels.pictures}>
          {pictures.map(({ id, imageUrl }, index) => (
            <li key={id} className="dawa-prescription" part="return-picture">
              <PrescriptionImage
                prescription={{ id, prescriptionImageUrl: imageUrl }}
                alt={labels.pictureOf(index + 1)}
              />
            </li>
          ))}
        </ul>
      )}
      {decision !== '' && <p>{labels.says(decision)}</p>}
      {state === 'closed' && !(kind === 'undelivered' && refund === 0) && <p>{labels.refund(amount)}</p>}
      {(state === 'requested' || state === 'approved') && <p>{labels.refundToCome(amount)}</p>}
      <ReturnSteps returned={returned} />
      {canMoveReturn(state, 'withdrawn') && (
        <Button variant="ghost" isBusy={isBusy} onClick={() => void withdraw()}>
          {labels.withdraw}
        </Button>
      )}
    </div>
  )
}

function ReturnSteps({ returned }: { returned: OrderReturn }) {
  const labels = useLabels('orderReturns', orderReturnsLabels)
  const dates = useLabels('dates', dateLabels)
  const { requestedAt, decidedAt, receivedAt, closedAt } = returned
  const steps = [
    [labels.steps.requested, requestedAt],
    [labels.steps.decided, decidedAt],
    [labels.steps.received, receivedAt],
    [labels.steps.closed, closedAt],
  ] as const
  return (
    <ol className="dawa-order__muted">
      {steps.map(([step, at]) =>
        at === null ? null : <li key={step}>{labels.step(step, formatDay(istDate(new Date(at)), dates))}</li>,
      )}
    </ol>
  )
}
