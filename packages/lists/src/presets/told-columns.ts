import { headingKey } from '../headings/columns.ts'
import { PRODUCT_COLUMNS } from '../headings/product-columns.ts'

/** What shops keep of a medicine in fields of their own: attributes, metadata. */
const TOLD = [
  'mrp',
  'hsn',
  'composition',
  'manufacturer',
  'pack_size',
  'prescription',
  'schedule',
  'cold_chain',
  'gst_rate',
] as const

const BY_KEY = new Map(
  TOLD.flatMap((column) =>
    [column, ...(PRODUCT_COLUMNS[column] ?? [])].map((name) => [headingKey(name), column] as const),
  ),
)

/** The column that a field of a shop's own is: '_mrp', 'Salt Composition', 'HSN Code'. */
export const toldColumn = (field: string): string | undefined => BY_KEY.get(headingKey(field))

/** What a field says, without what plugins keep beside it: keys of theirs, serialised lists. */
export function toldValue(column: string, text: string): string {
  if (/^field_[0-9a-f]+$|^[aOs]:\d+:/.test(text)) return ''
  if (column !== 'prescription' && column !== 'cold_chain') return text
  if (/^(?:y|yes|true|1|required|on)$/i.test(text)) return 'yes'
  return /^(?:n|no|false|0|not required|off)$/i.test(text) ? 'no' : ''
}
