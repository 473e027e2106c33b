import type { PayTo } from '@dawakit/core/contract'
import type { Config } from '../../ground/context/config.ts'
import { createSeal } from '../../messages/outbox/seal.ts'

type Sealing = Pick<Config, 'secrets'>

const sealOf = ({ secrets }: Sealing) => createSeal(secrets.sealing(), 'dawakit returns: where money goes, 1')

/** Closes where money goes. @param of - The id of the return or the payout that it belongs to. */
export const sealPayTo = (config: Sealing, of: string, payTo: PayTo): string =>
  sealOf(config).close(JSON.stringify(payTo), of)

/** @returns null where there is none, or it cannot be opened any more */
export function openPayTo(config: Sealing, of: string, sealed: string | null): PayTo | null {
  const text = sealed === null ? null : sealOf(config).open(sealed, of)
  // Closed by sealPayTo alone: nobody else has the key.
  return text === null ? null : (JSON.parse(text) as PayTo)
}

/** Enough of it to recognise it by, for who does not pay. */
export function maskedPayTo(payTo: PayTo | null): string | null {
  if (payTo === null) return null
  if (payTo.way === 'bank') return `${payTo.ifsc.slice(0, 4)} ••${payTo.accountNumber.slice(-4)}`
  const [name = '', bank = ''] = payTo.upiId.split('@')
  return `${name.slice(0, 2)}••@${bank}`
}
