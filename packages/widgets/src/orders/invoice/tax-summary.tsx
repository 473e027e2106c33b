import type { Invoice } from '@dawakit/client'
import type { InvoiceWords } from './invoice-rows.ts'
import { taxSummaryTable } from './tax-summary-rows.ts'

/** The taxes of an invoice by HSN code and rate. */
export function TaxSummary({ invoice, words }: { invoice: Invoice; words: InvoiceWords }) {
  const { titles, rows, sums } = taxSummaryTable(invoice, words)
  const { position } = words.labels.columns
  return (
    <table className="dawa-invoice__lines">
      <caption>{words.labels.taxSummary}</caption>
      <thead>
        <tr>
          {[position, ...titles].map((title) => (
            <th key={title} scope="col">
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {[...rows, sums].map(([name = '', ...values], index) => (
          <tr key={`${name} ${values[0]}`}>
            <td>{index < rows.length ? index + 1 : ''}</td>
            <th scope="row">{name}</th>
            {values.map((value, place) => (
              <td key={titles[place + 1]} data-column={titles[place + 1]}>
                {value}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
