import { toPercent } from '@dawakit/core/tax'
import { hasOtherMrps } from '@dawakit/lists/batches'
import type { Guessed } from '@dawakit/lists/medicines'
import type { Guess, Reason, RowToCheck } from '@dawakit/lists/said'
import { hasRightCheckDigit } from '@dawakit/lists/values'
import { DECIDES } from './change-product.ts'
import type { ImportedProduct } from './product-row.ts'
import type { ProductDone } from './write-products.ts'

interface Outcome {
  done: ProductDone
  /** What the export of a program leaves open. */
  told: readonly Guess[]
  columns: ReadonlySet<string>
  /** yyyy-mm-dd in India. */
  day: string
  /** Whether the codes are barcodes. */
  hasBarcodes: boolean
}

/** The field of a product that is guessed: of a known one it changes where the list has a column that decides it. */
const FIELD_OF: Partial<Record<Guess, string>> = {
  prescription: 'is_prescription',
  'cold chain': 'is_cold_chain',
  'pack size': 'units_per_pack',
  schedule: 'schedule',
  HSN: 'hsn',
  'GST rate': 'gst_bp',
}

/**
 * Makes of what was guessed of a row what somebody looks at. Rows of the same guesses share them: a list may have 250,000.
 *
 * @returns null where nothing was guessed
 */
export function createRowsToCheck() {
  const shared = new Map<string, { guesses: readonly Guess[]; reasons: readonly Reason[] }>()
  const decided = new Map<string, boolean>()
  const isDecided = (field: string, columns: ReadonlySet<string>) => {
    const known = decided.get(field)
    if (known !== undefined) return known
    const is = [...columns].some((column) =>
      (DECIDES[column] as readonly string[] | undefined)?.includes(field),
    )
    decided.set(field, is)
    return is
  }
  return (
    line: number,
    product: ImportedProduct,
    { done, told, columns, day, hasBarcodes }: Outcome,
  ): RowToCheck | null => {
    const isNew = 'outcome' in done && done.outcome === 'added'
    const counts = ({ what }: Guessed) => {
      const field = FIELD_OF[what]
      return isNew || field === undefined || isDecided(field, columns)
    }
    const isWrongBarcode = hasBarcodes && product.code !== null && hasRightCheckDigit(product.code) === false
    const all: Guessed[] = [
      ...product.guessed.filter(counts),
      ...(hasOtherMrps(product.batches ?? [], day) ? [{ what: 'MRP', why: 'batches' } as const] : []),
      ...(isWrongBarcode ? [{ what: 'barcode', why: 'check digit' } as const] : []),
      ...('isWithheld' in done && done.isWithheld
        ? [{ what: 'never sold', why: 'by law or list' } as const]
        : []),
      ...told.map((what): Guessed => ({ what, why: 'export' })),
    ]
    if (all.length === 0) return null
    const key = all.map(({ what, why }) => `${what}:${why}`).join()
    const same = shared.get(key) ?? {
      guesses: all.map(({ what }) => what),
      reasons: all.map(({ why }) => why),
    }
    shared.set(key, same)
    return {
      line,
      code: product.code,
      name: product.name,
      guesses: same.guesses,
      reasons: same.reasons,
      isPrescription: product.isPrescription === 1,
      isColdChain: product.isColdChain === 1,
      schedule: product.schedule,
      hsn: product.hsn,
      gstRate: toPercent(product.gstBasisPoints),
    }
  }
}
