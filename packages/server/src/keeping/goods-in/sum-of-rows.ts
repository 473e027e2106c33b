import { paise } from '@dawakit/core/money'
import { sumOfLines } from '@dawakit/core/purchase'

interface TaxedRow {
  taxable_paise: number
  cgst_paise: number
  sgst_paise: number
  igst_paise: number
}

/** The sums of lines, as the row of their paper has them. */
export function sumOfRows(rows: readonly TaxedRow[]): TaxedRow {
  const { taxable, cgst, sgst, igst } = sumOfLines(
    rows.map((row) => ({
      taxable: paise(row.taxable_paise),
      cgst: paise(row.cgst_paise),
      sgst: paise(row.sgst_paise),
      igst: paise(row.igst_paise),
    })),
  )
  return { taxable_paise: taxable, cgst_paise: cgst, sgst_paise: sgst, igst_paise: igst }
}
