import type { Config } from '../../ground/context/config.ts'

export interface RelyingParty {
  /** What an authenticator shows. */
  name: string
  /** Of the desk's page: whatever is signed elsewhere is none of ours. */
  origin: string
  /** Its host: a passkey is bound to it, and no other page can ask for it. */
  id: string
}

/** For whom passkeys are made: the desk, where the operator says that it stands. */
export function relyingParty({ deskUrl, store }: Pick<Config, 'deskUrl' | 'store'>): RelyingParty {
  // Without a desk there is no call of it.
  const { origin, hostname } = new URL(deskUrl ?? '')
  return { name: `${store.name} desk`, origin, id: hostname }
}
