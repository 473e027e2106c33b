import type { Invoice } from '@dawakit/core/contract'
import type { Config } from '../../ground/context/config.ts'

/** Who sells, as its papers name it. */
export const sellerOf = ({ store }: Pick<Config, 'store'>): Invoice['seller'] => ({
  name: store.name,
  address: store.address,
  gstin: store.gstin,
  state: store.state,
  stateCode: store.stateCode,
  drugLicence: store.drugLicence,
  phone: store.supportPhone,
  email: store.supportEmail,
})
