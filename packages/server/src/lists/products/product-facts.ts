import { toRupees } from '@dawakit/core/money'
import { toPercent } from '@dawakit/core/tax'
import type { Batch } from '@dawakit/lists/batches'
import { saltChip } from '@dawakit/lists/medicines'
import type { ImportedProduct } from './product-row.ts'

/** What a product looks like in the shop, for who looks before it is there. */
export function productFacts(product: ImportedProduct): Record<string, string> {
  const { pack, shelf } = product
  const rupees = (paise: typeof product.mrpPaise) => (paise === 0 ? 'no price' : `₹${toRupees(paise)}`)
  return {
    name: product.name,
    maker: product.manufacturer,
    MRP: rupees(product.mrpPaise),
    price: product.isForSale === 1 ? rupees(product.pricePaise) : 'not for sale',
    pack:
      pack.unitsPerPack === null
        ? pack.packageSize
        : `${pack.packageSize} = ${pack.unitsPerPack} ${pack.unit}`,
    form: pack.dosageForm,
    batches: (product.batches ?? []).map(batchFact).join(', '),
    salts: product.salts.map(saltChip).join(' + '),
    shelf: [shelf.category, shelf.subcategory].filter(Boolean).join(' / '),
    place: product.place,
    HSN: `${product.hsn}, ${toPercent(product.gstBasisPoints)} %`,
    'on prescription': product.isPrescription === 1 ? 'yes' : 'no',
    'cold chain': product.isColdChain === 1 ? 'yes' : 'no',
  }
}

/** 'B1 to 2027-12-31: 5' */
const batchFact = ({ batch, expiresOn, units }: Batch) =>
  [batch, expiresOn && `to ${expiresOn}`].filter(Boolean).join(' ') + (units === null ? '' : `: ${units}`)
