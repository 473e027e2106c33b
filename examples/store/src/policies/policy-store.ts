import type { PolicyStore } from '@dawakit/core/policy'
import { shop } from '../server/shop.ts'

/** Who runs this store, as its operator configured it. */
export async function policyStore(): Promise<PolicyStore> {
  const { config } = await shop()
  const { name, owner, address, courts, supportPhone, supportEmail, chatUrl, grievanceOfficer } = config.store
  return {
    name,
    owner,
    address,
    courts,
    phone: supportPhone,
    email: supportEmail,
    website: config.storeUrl,
    chatUrl,
    grievanceOfficer,
  }
}
