import type { SupplierOrder } from '@dawakit/core/contract'
import { csvLine } from '@dawakit/lists/values'

const HEADINGS = ['Code', 'Product', 'Pack', 'Maker', 'Quantity', 'Last rate']

/** What an order asks of its supplier as CSV, as their own programs read orders. */
export const orderList = ({ lines }: SupplierOrder): string =>
  [
    csvLine(HEADINGS),
    ...lines.map(({ code, name, packageSize, manufacturer, units, rate }) =>
      csvLine([code, name, packageSize, manufacturer, String(units), rate === null ? '' : String(rate)]),
    ),
  ].join('')
