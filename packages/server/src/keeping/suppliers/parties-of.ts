import type { DebitNote } from '@dawakit/core/contract'
import type { Selectable } from 'kysely'
import type { Config } from '../../ground/context/config.ts'
import type { SupplierTable } from '../../ground/database/schema/purchase.ts'
import { sellerOf } from '../../orders/invoice/seller-of.ts'

/** Who supplies and who orders, as a paper to a supplier names them. */
export function partiesOf(
  supplier: Pick<Selectable<SupplierTable>, 'name' | 'gstin' | 'state_name' | 'address' | 'drug_licences'>,
  config: Pick<Config, 'store'>,
): Pick<DebitNote, 'supplier' | 'seller'> {
  const { name, address, gstin, drugLicence } = sellerOf(config)
  return {
    supplier: {
      name: supplier.name,
      gstin: supplier.gstin,
      stateName: supplier.state_name,
      address: supplier.address,
      drugLicences: supplier.drug_licences,
    },
    seller: { name, address, gstin, drugLicence },
  }
}
