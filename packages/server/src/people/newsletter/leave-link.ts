import type { Config } from '../../ground/context/config.ts'
import { keyedHash, plainHash } from '../../ground/limits/keyed-hash.ts'

/** The link of one address that takes it off the list, and the hash of its token: all that the database knows of it. */
export interface LeaveLink {
  url: string
  hash: string
}

/** The same at every mail: of the address and the server's secret, so that nobody has to keep it. */
export function leaveLinkOf(config: Pick<Config, 'storeUrl' | 'secrets'>, emailKey: string): LeaveLink {
  const token = keyedHash(config, 'newsletter leave', emailKey)
  return { url: `${config.storeUrl}/newsletter/leave/${token}`, hash: plainHash(token) }
}
