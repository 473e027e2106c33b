'use client'

import type { Invoice } from '@dawakit/client'
import { formatDetailPrice } from '@dawakit/core/money'
import {
  addressLines,
  discountNote,
  invoiceFacts,
  invoiceLines,
  invoiceTotals,
  lineNotes,
  lineTax,
} from './invoice-rows.ts'
import { TaxSummary } from './tax-summary.tsx'
import { useInvoiceWords } from './use-invoice-words.ts'

interface InvoiceSheetProps {
  invoice: Invoice
  /** A dialog has what this is as its title. */
  isTitled: boolean
}

/** The invoice as it reads on screen. */
export function InvoiceSheet({ invoice, isTitled }: InvoiceSheetProps) {
  const words = useInvoiceWords()
  const { labels } = words
  const { columns } = labels
  const { seller, billTo } = invoice
  return (
    <article className="dawa-invoice__sheet" part="invoice-sheet">
      <header className="dawa-invoice__head">
        <strong data-sign={seller.name[0]}>{seller.name}</strong>
        {isTitled && <span>{labels.title}</span>}
      </header>
      {invoice.isDemo && (
        <p className="dawa-invoice__demo" part="invoice-demo">
          {labels.demo}
        </p>
      )}
      <div className="dawa-invoice__parties">
        <section>
          <h3>{labels.soldBy}</h3>
          <p>{seller.name}</p>
          <p>{seller.address}</p>
          <p>
            {seller.state} ({seller.stateCode})
          </p>
          <p>
            {labels.gstin}: {seller.gstin}
          </p>
          <p>
            {labels.drugLicence}: {seller.drugLicence}
          </p>
        </section>
        <section>
          <h3>{labels.billTo}</h3>
          {[billTo.name, ...addressLines(billTo)].map((line, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a landmark may say what the street says; nothing moves
            <p key={index}>{line}</p>
          ))}
        </section>
        <dl>
          {invoiceFacts(invoice, words).map(([name, value]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </div>
      <table className="dawa-invoice__lines">
        <thead>
          <tr>
            {Object.entries(columns).map(([key, title]) => (
              <th key={key} scope="col">
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {invoiceLines(invoice, words).map((line, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two lines may be of one product; nothing moves
            <tr key={index}>
              <td data-column={columns.position}>{index + 1}</td>
              <th scope="row">
                {line.name}
                {lineNotes(line, words).map((note) => (
                  <small key={note}>{note}</small>
                ))}
              </th>
              <td data-column={columns.hsn}>{line.hsnCode}</td>
              <td data-column={columns.quantity}>{line.quantity}</td>
              <td data-column={columns.price}>{formatDetailPrice(line.unitPrice)}</td>
              <td data-column={columns.discount}>{formatDetailPrice(line.discount)}</td>
              <td data-column={columns.taxable}>{formatDetailPrice(line.taxable)}</td>
              <td data-column={columns.tax}>
                {lineTax(line)} ({line.gstRate}%)
              </td>
              <td data-column={columns.total}>{formatDetailPrice(line.total)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <dl className="dawa-invoice__totals">
        {invoiceTotals(invoice, words).map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <p className="dawa-invoice__note">{discountNote(invoice, words)}</p>
      <p>
        <span className="dawa-invoice__note">{labels.inWords}</span>
        <br />
        {invoice.amountInWords}
      </p>
      <TaxSummary invoice={invoice} words={words} />
      <p className="dawa-invoice__note">
        {labels.taxesIncluded} {labels.computerGenerated}
      </p>
    </article>
  )
}
