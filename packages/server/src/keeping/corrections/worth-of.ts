import { type Paise, paise } from '@dawakit/core/money'
import { type BasisPoints, splitGst } from '@dawakit/core/tax'

/** What packs of a batch are worth. */
export interface Valued {
  valuePaise: Paise
  /** 'mrp': nobody knows what was paid: its MRP less the tax in it. */
  valuedBy: 'purchase' | 'mrp'
}

/** @param units - Below 0: they are gone, and so is what they were worth. */
export function worthOf({
  units,
  purchasePaise,
  mrpPaise,
  gst,
}: {
  units: number
  purchasePaise: Paise | null
  mrpPaise: Paise
  gst: BasisPoints
}): Valued {
  if (purchasePaise !== null) return { valuePaise: paise(purchasePaise * units), valuedBy: 'purchase' }
  const { taxable } = splitGst({ gross: mrpPaise, rate: gst, isIntraState: false })
  return { valuePaise: paise(taxable * units), valuedBy: 'mrp' }
}
