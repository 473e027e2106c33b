'use client'

import type { Invoice as InvoiceData } from '@dawakit/client'
import { continueOnStore, invoiceAfterDelivery, offline, orderNotFound } from '@dawakit/core/refusals'
import { LoginNeeded } from '../../account/login-needed/login-needed.tsx'
import { Button } from '../../controls/button/button.tsx'
import { Modal } from '../../controls/dialog/modal.tsx'
import { EmptyState } from '../../controls/empty-state/empty-state.tsx'
import { useToldFailure } from '../../controls/form/use-told-failure.ts'
import { DownloadIcon } from '../../controls/icon/download-icon.ts'
import { FileIcon } from '../../controls/icon/file-icon.ts'
import { Skeleton } from '../../controls/skeleton/skeleton.tsx'
import { StoreLink } from '../../controls/store-link/store-link.tsx'
import { useFetched } from '../../ground/fetched/use-fetched.ts'
import { useKeptFocus } from '../../ground/kept-focus/use-kept-focus.ts'
import { useShop } from '../../ground/shop-context/shop-context.tsx'
import { useLabels } from '../../ground/shop-context/use-labels.ts'
import { invoiceLabels } from './invoice-labels.ts'
import { type InvoiceState, useInvoice } from './use-invoice.ts'
import { useInvoiceDownload } from './use-invoice-download.ts'

export interface InvoiceProps {
  /** The delivered order whose invoice is fetched, or `latest` for the customer's newest. */
  orderId?: string
  /** An invoice that is here already; nothing is fetched then. */
  invoice?: InvoiceData
}

/** The GST invoice of a delivered order: on screen, and as a PDF file. */
export function Invoice({ orderId, invoice: given }: InvoiceProps) {
  const labels = useLabels('invoice', invoiceLabels)
  const state = useInvoice(orderId, given)
  const kept = useKeptFocus<HTMLElement>()
  return (
    <section {...kept} className="dawa-widget dawa-invoice" part="invoice" aria-label={labels.title}>
      {state.invoice && <DownloadButton invoice={state.invoice} />}
      <InvoiceBody state={state} isShown isTitled />
    </section>
  )
}

function DownloadButton({ invoice }: { invoice: InvoiceData }) {
  const labels = useLabels('invoice', invoiceLabels)
  const { isBusy, download } = useInvoiceDownload()
  return (
    <Button className="dawa-invoice__download" isBusy={isBusy} onClick={() => void download(invoice)}>
      <DownloadIcon size={18} /> {isBusy ? labels.downloading : labels.download}
    </Button>
  )
}

interface InvoiceBodyProps {
  state: InvoiceState
  /** Not in a dialog that is closed. */
  isShown: boolean
  isTitled?: boolean
}

function InvoiceBody({ state, isShown, isTitled = false }: InvoiceBodyProps) {
  const labels = useLabels('invoice', invoiceLabels)
  const shop = useShop('Invoice')
  const { invoice, status, refusal, reload } = state
  useToldFailure('order', isShown && status === 'failed' && refusal)
  if (status === 'guest') return <LoginNeeded text={labels.guest} />
  if (status === 'none') return <EmptyState role="status" title={labels.none} icon={<FileIcon size={32} />} />
  if (invoice || status === 'loading') return <FetchedSheet invoice={invoice} isTitled={isTitled} />
  // Asking again would not change these.
  const isFinal = refusal?.code === invoiceAfterDelivery.code || refusal?.code === orderNotFound.code
  return (
    <EmptyState
      role="alert"
      title={refusal ? shop.say(refusal) : ''}
      icon={<FileIcon size={32} />}
      action={
        refusal?.code === continueOnStore.code ? (
          <StoreLink />
        ) : (
          !isFinal && <Button onClick={reload}>{labels.reload}</Button>
        )
      }
    />
  )
}

/** The sheet, fetched beside the invoice's figures: who has none yet does without. */
function FetchedSheet({ invoice, isTitled }: { invoice: InvoiceData | null; isTitled: boolean }) {
  const labels = useLabels('invoice', invoiceLabels)
  const shop = useShop('Invoice')
  const sheet = useFetched(() => import('./invoice-sheet.tsx'))
  useToldFailure('order', sheet === null && offline)
  if (sheet === null)
    return <EmptyState role="alert" title={shop.say(offline)} icon={<FileIcon size={32} />} />
  if (sheet && invoice) return <sheet.InvoiceSheet invoice={invoice} isTitled={isTitled} />
  return (
    <div aria-busy="true">
      <span className="dawa-hidden">{labels.loading}</span>
      <Skeleton className="dawa-invoice__skeleton" />
    </div>
  )
}

export interface InvoiceDialogProps {
  /** The order whose invoice shows; null closes the dialog. */
  orderId: string | null
  /** It was closed. */
  onClose: () => void
}

/** The invoice in a dialog, download and close beside its title. */
export function InvoiceDialog({ orderId, onClose }: InvoiceDialogProps) {
  const labels = useLabels('invoice', invoiceLabels)
  const state = useInvoice(orderId ?? undefined)
  const invoice = orderId ? state.invoice : null
  return (
    <Modal
      isOpen={orderId !== null}
      onClose={onClose}
      title={labels.title}
      className="dawa-invoice__dialog"
      footer={invoice && <DownloadButton invoice={invoice} />}
    >
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for controls, a section would be a landmark more */}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
      <div className="dawa-invoice" role="group" aria-label={labels.title} tabIndex={0}>
        <InvoiceBody state={state} isShown={orderId !== null} />
      </div>
    </Modal>
  )
}
