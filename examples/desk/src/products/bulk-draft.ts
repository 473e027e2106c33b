import type { DeskBulkChange, DeskProductChoices } from '@dawakit/core/contract'

export const WHATS = [
  'price',
  'offSale',
  'onSale',
  'category',
  'schedule',
  'stockAlert',
  'hsn',
  'brand',
] as const satisfies readonly DeskBulkChange['what'][]

/** What is typed of a change, whichever it is. */
export interface BulkDraft {
  what: DeskBulkChange['what']
  percent: string
  rounding: 'rupee' | 'halfRupee'
  reason: string
  /** The id of a category. */
  category: string
  subcategory: string
  schedule: string
  stockAlert: string
  hsn: string
  gstRate: string
  brand: string
}

export const NEW_BULK: BulkDraft = {
  what: 'price',
  percent: '',
  rounding: 'rupee',
  reason: '',
  category: '',
  subcategory: '',
  schedule: 'none',
  stockAlert: '',
  hsn: '',
  gstRate: '',
  brand: '',
}

/** The change that is meant; null while it is not whole. */
export function bulkOf(
  draft: BulkDraft,
  categories: DeskProductChoices['categories'],
): DeskBulkChange | null {
  const { what } = draft
  switch (what) {
    case 'price': {
      const percent = Number(draft.percent)
      const isOne = draft.percent.trim() !== '' && Number.isFinite(percent) && percent > -100
      return isOne ? { what, percent, rounding: draft.rounding } : null
    }
    case 'offSale':
      return draft.reason.trim() === '' ? null : { what, reason: draft.reason }
    case 'onSale':
      return { what }
    case 'category': {
      const found = categories.find(({ id }) => id === draft.category)
      if (!found) return null
      const kind = found.isGeneral ? 'general' : 'speciality'
      return { what, kind, category: found.name, subcategory: draft.subcategory }
    }
    case 'schedule':
      return { what, schedule: draft.schedule }
    case 'stockAlert':
      return /^\d+$/.test(draft.stockAlert) ? { what, stockAlert: Number(draft.stockAlert) } : null
    case 'hsn':
      return draft.hsn === '' || draft.gstRate === ''
        ? null
        : { what, hsn: draft.hsn, gstRate: draft.gstRate }
    case 'brand':
      return draft.brand.trim() === '' ? null : { what, brand: draft.brand }
  }
}
