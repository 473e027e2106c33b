'use client'

import type { PrescriptionRequest } from '@dawakit/core/contract'
import { dateLabels, formatDay, istDate } from '@dawakit/core/delivery'
import { LoginNeeded } from '../../account/login-needed/login-needed.tsx'
import { Badge } from '../../controls/badge/badge.tsx'
import { Button } from '../../controls/button/button.tsx'
import { ButtonLink } from '../../controls/button/button-link.tsx'
import { EmptyState } from '../../controls/empty-state/empty-state.tsx'
import { useTask } from '../../controls/form/use-task.ts'
import { FileIcon } from '../../controls/icon/file-icon.ts'
import { Skeleton } from '../../controls/skeleton/skeleton.tsx'
import { useKeptFocus } from '../../ground/kept-focus/use-kept-focus.ts'
import { useShop } from '../../ground/shop-context/shop-context.tsx'
import { useLabels } from '../../ground/shop-context/use-labels.ts'
import { useWidgetId } from '../../ground/shop-context/use-widget-id.ts'
import { PrescriptionImage } from '../prescriptions/prescription-image.tsx'
import { PreparedCart } from './prepared-cart.tsx'
import { preparedOrderLabels } from './prepared-order-labels.ts'
import { prescriptionRequestsLabels } from './prescription-requests-labels.ts'
import { RequestQuestion } from './request-question.tsx'
import { requestStanding } from './request-standing.ts'
import { useRequest } from './use-request.ts'
import { WithdrawRequest } from './withdraw-request.tsx'

export interface PreparedOrderProps {
  /** The request. */
  requestId: string
  /** The list of all requests. @default '/upload-prescription' */
  requestsHref?: string
  /** The checkout of what was prepared. @default `/checkout?prepared={id}` */
  checkoutHref?: (requestId: string) => string
  /** The order that was made of it. @default `/orders/{id}` */
  orderHref?: (orderId: string) => string
  /** What was chosen is in the cart: leads to its checkout. @default opens it */
  onLeave?: (href: string) => void
  /** Another request was made in the place of one that has ended. @default opens `/prepared/{id}` */
  onAskAgain?: (requestId: string) => void
}

const ownCheckout = (requestId: string) => `/checkout?prepared=${encodeURIComponent(requestId)}`
const ownOrder = (orderId: string) => `/orders/${encodeURIComponent(orderId)}`
const openRequest = (requestId: string) => location.assign(`/prepared/${encodeURIComponent(requestId)}`)

/** One order by prescription: what the pharmacist asks or has prepared, and ordering it. */
export function PreparedOrder({
  requestId,
  requestsHref = '/upload-prescription',
  checkoutHref = ownCheckout,
  orderHref = ownOrder,
  onLeave = (href) => location.assign(href),
  onAskAgain = openRequest,
}: PreparedOrderProps) {
  const labels = useLabels('preparedOrder', preparedOrderLabels)
  const shop = useShop('PreparedOrder')
  const { request, isGuest, refusal, show, reload } = useRequest(requestId)
  const kept = useKeptFocus<HTMLElement>()
  return (
    <section
      {...kept}
      className="dawa-widget dawa-request"
      part="prepared-order"
      aria-label={request ? labels.title(request.number) : labels.heading}
    >
      {isGuest ? (
        <LoginNeeded />
      ) : request ? (
        <>
          <RequestHead request={request} requestsHref={requestsHref} />
          <RequestBody
            request={request}
            show={show}
            reload={reload}
            checkoutHref={checkoutHref}
            orderHref={orderHref}
            onLeave={onLeave}
            onAskAgain={onAskAgain}
          />
          <RequestFacts request={request} />
        </>
      ) : refusal ? (
        <EmptyState
          role="alert"
          title={shop.say(refusal)}
          icon={<FileIcon size={32} />}
          action={
            refusal.code === 'prescription-request-not-found' ? (
              <ButtonLink href={requestsHref}>{labels.all}</ButtonLink>
            ) : (
              <Button onClick={reload}>{labels.reload}</Button>
            )
          }
        />
      ) : (
        <div aria-busy="true">
          <span className="dawa-hidden">{labels.loading}</span>
          <Skeleton className="dawa-request__skeleton" />
        </div>
      )}
    </section>
  )
}

function RequestHead({ request, requestsHref }: { request: PrescriptionRequest; requestsHref: string }) {
  const labels = useLabels('preparedOrder', preparedOrderLabels)
  const words = useLabels('prescriptionRequests', prescriptionRequestsLabels)
  const dates = useLabels('dates', dateLabels)
  return (
    <header className="dawa-request__head">
      <div>
        <h2 className="dawa-request__title" part="title">
          {labels.title(request.number)}
        </h2>
        <p className="dawa-request__muted">
          {words.askedOn(formatDay(istDate(new Date(request.createdAt)), dates))}{' '}
          <Badge>{words.states[requestStanding(request, Date.now())]}</Badge>
        </p>
      </div>
      <a href={requestsHref}>{labels.all}</a>
    </header>
  )
}

interface RequestBodyProps
  extends Required<Pick<PreparedOrderProps, 'checkoutHref' | 'orderHref' | 'onLeave' | 'onAskAgain'>> {
  request: PrescriptionRequest
  show: (request: PrescriptionRequest) => void
  reload: () => void
}

/** What is to be done with a request as it stands. */
function RequestBody({
  request,
  show,
  reload,
  checkoutHref,
  orderHref,
  onLeave,
  onAskAgain,
}: RequestBodyProps) {
  const labels = useLabels('preparedOrder', preparedOrderLabels)
  const withdraw = <WithdrawRequest requestId={request.id} onWithdrawn={show} onFailed={reload} />
  switch (requestStanding(request, Date.now())) {
    case 'waiting':
      return (
        <div className="dawa-request__card">
          <p>{labels.waiting}</p>
          {withdraw}
        </div>
      )
    case 'asked':
      return (
        <>
          {request.question && (
            <RequestQuestion
              key={request.question.id}
              requestId={request.id}
              question={request.question}
              onAnswered={show}
            />
          )}
          {withdraw}
        </>
      )
    case 'prepared':
      return (
        <>
          <PreparedCart
            key={request.preparedAt}
            request={request}
            onStale={reload}
            onOrder={() => onLeave(checkoutHref(request.id))}
          />
          {withdraw}
        </>
      )
    case 'ordered':
      return (
        <div className="dawa-request__card">
          <p>{labels.ordered}</p>
          {request.orderId && <ButtonLink href={orderHref(request.orderId)}>{labels.toOrder}</ButtonLink>}
        </div>
      )
    case 'declined':
      return (
        <div className="dawa-request__card">
          <p>{labels.declined}</p>
          {request.reason && <p className="dawa-request__words">{request.reason}</p>}
        </div>
      )
    case 'expired':
      return <Ended text={labels.expired} request={request} onAskAgain={onAskAgain} />
    case 'withdrawn':
      return <Ended text={labels.withdrawn} request={request} onAskAgain={onAskAgain} />
  }
}

/** A request that has ended, and the same asked again. */
function Ended({
  text,
  request,
  onAskAgain,
}: {
  text: string
  request: PrescriptionRequest
  onAskAgain: (requestId: string) => void
}) {
  const labels = useLabels('preparedOrder', preparedOrderLabels)
  const shop = useShop('PreparedOrder')
  const { isBusy, run } = useTask()
  const again = () =>
    void run(async () => {
      const { prescriptions, note, patient } = request
      const body = { prescriptions: prescriptions.map(({ id }) => id), note, patient }
      const { data } = await shop.call('POST /post/prescriptionRequest', { body })
      onAskAgain(data.id)
    })
  return (
    <div className="dawa-request__card">
      <p>{text}</p>
      <Button isBusy={isBusy} onClick={again}>
        {labels.again}
      </Button>
    </div>
  )
}

/** What the customer has asked with. */
function RequestFacts({ request }: { request: PrescriptionRequest }) {
  const labels = useLabels('preparedOrder', preparedOrderLabels)
  const id = useWidgetId('request-facts')
  const { patient, note, prescriptions } = request
  return (
    <section className="dawa-request__card" aria-labelledby={id}>
      <h3 id={id}>{labels.prescriptions}</h3>
      {patient && <p>{labels.patient(patient.name, patient.age)}</p>}
      {note && (
        <>
          <p className="dawa-request__muted">{labels.note}</p>
          <p className="dawa-request__words">{note}</p>
        </>
      )}
      <ul className="dawa-request__pictures">
        {prescriptions.map((prescription) => (
          <li key={prescription.id}>
            <PrescriptionImage prescription={prescription} alt="" />
          </li>
        ))}
      </ul>
    </section>
  )
}
