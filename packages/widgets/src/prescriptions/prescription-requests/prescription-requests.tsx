'use client'

import type { PrescriptionRequest } from '@dawakit/core/contract'
import { dateLabels, formatDay, istDate } from '@dawakit/core/delivery'
import { LoginNeeded } from '../../account/login-needed/login-needed.tsx'
import { Badge } from '../../controls/badge/badge.tsx'
import { Button } from '../../controls/button/button.tsx'
import { EmptyState } from '../../controls/empty-state/empty-state.tsx'
import { FileIcon } from '../../controls/icon/file-icon.ts'
import { Skeleton } from '../../controls/skeleton/skeleton.tsx'
import { useKeptFocus } from '../../ground/kept-focus/use-kept-focus.ts'
import { useSession } from '../../ground/shop-context/shop-stores.ts'
import { useLabels } from '../../ground/shop-context/use-labels.ts'
import { useWidgetId } from '../../ground/shop-context/use-widget-id.ts'
import { AskPharmacist } from './ask-pharmacist.tsx'
import { prescriptionRequestsLabels } from './prescription-requests-labels.ts'
import { type RequestStanding, requestStanding } from './request-standing.ts'
import { useRequests } from './use-requests.ts'

export interface PrescriptionRequestsProps {
  /** Where one request, and what was prepared of it, has its page. @default `/prepared/{id}` */
  requestHref?: (requestId: string) => string
  /** A pharmacist was asked. */
  onAsk?: (request: PrescriptionRequest) => void
}

const ownPage = (requestId: string) => `/prepared/${encodeURIComponent(requestId)}`

/** Lets a pharmacist prepare an order from prescriptions, and shows how far each request is. */
export function PrescriptionRequests({ requestHref = ownPage, onAsk }: PrescriptionRequestsProps) {
  const labels = useLabels('prescriptionRequests', prescriptionRequestsLabels)
  const { status } = useSession()
  const kept = useKeptFocus<HTMLElement>()
  const { reload, ...list } = useRequests()
  return (
    <section
      {...kept}
      className="dawa-widget dawa-request"
      part="prescription-requests"
      aria-label={labels.title}
    >
      {status === 'guest' && <LoginNeeded />}
      {status === 'signedIn' && (
        <>
          <AskPharmacist
            onAsked={(request) => {
              reload()
              onAsk?.(request)
            }}
          />
          <RequestList list={list} reload={reload} requestHref={requestHref} />
        </>
      )}
      {status === 'unknown' && <Skeleton className="dawa-request__skeleton" />}
    </section>
  )
}

interface RequestListProps {
  list: Omit<ReturnType<typeof useRequests>, 'reload'>
  reload: () => void
  requestHref: (requestId: string) => string
}

function RequestList({ list: { requests, status }, reload, requestHref }: RequestListProps) {
  const labels = useLabels('prescriptionRequests', prescriptionRequestsLabels)
  const id = useWidgetId('prescription-requests')
  return (
    <section className="dawa-request__card" aria-labelledby={id}>
      <h2 id={id} className="dawa-request__title">
        {labels.listTitle}
      </h2>
      {status === 'loading' && (
        <div aria-busy="true">
          <span className="dawa-hidden">{labels.loading}</span>
          <Skeleton className="dawa-request__row" />
        </div>
      )}
      {status === 'failed' && (
        <EmptyState
          role="alert"
          title={labels.failed}
          action={<Button onClick={reload}>{labels.reload}</Button>}
        />
      )}
      {status === 'ready' && requests.length === 0 && (
        <EmptyState title={labels.none} icon={<FileIcon size={32} />} />
      )}
      <ul className="dawa-request__list">
        {requests.map((request) => (
          <RequestRow key={request.id} request={request} href={requestHref(request.id)} />
        ))}
      </ul>
    </section>
  )
}

const KINDS = {
  waiting: 'neutral',
  asked: 'deal',
  prepared: 'success',
  expired: 'neutral',
  ordered: 'success',
  declined: 'danger',
  withdrawn: 'neutral',
} as const satisfies Record<RequestStanding, string>

function RequestRow({ request, href }: { request: PrescriptionRequest; href: string }) {
  const labels = useLabels('prescriptionRequests', prescriptionRequestsLabels)
  const dates = useLabels('dates', dateLabels)
  const standing = requestStanding(request, Date.now())
  return (
    <li className="dawa-request__row" part="request">
      <a href={href} aria-label={labels.open(request.number)}>
        {request.number}
      </a>
      <span className="dawa-request__muted">
        {labels.askedOn(formatDay(istDate(new Date(request.createdAt)), dates))}
      </span>
      <Badge kind={KINDS[standing]}>{labels.states[standing]}</Badge>
    </li>
  )
}
