import type { Setting as GatewaySetting } from '../../../money/payments/gateway.ts'
import { GATEWAYS } from '../../../money/payments/gateways/registry.ts'
import { type Given, type Settings, setting } from '../setting.ts'
import { isLocal, line, someOf, webAddress } from '../types.ts'

/** How customers may pay. */
export const PAYMENTS = {
  PAYMENT_METHODS: setting({
    about: 'the ways to pay, in the order offered',
    type: someOf(GATEWAYS.map(({ method }) => method)),
    unset: 'cod',
  }),
} as const

const KINDS: Readonly<Record<GatewaySetting['is'], string>> = {
  address: 'an address of the gateway',
  text: 'an account of the gateway',
  secret: 'a secret of the gateway',
  before: 'while that secret turns: the one before, good beside it',
}

/** What each gateway that this release knows asks for. */
export const GATEWAY_SETTINGS: Settings = Object.fromEntries(
  GATEWAYS.flatMap(({ method, settings }) => {
    const address = Object.values(settings).find(({ is }) => is === 'address')?.variable ?? ''
    return Object.values(settings).map((row) => [row.variable, gatewaySetting(method, address, row)])
  }),
)

function gatewaySetting(method: string, address: string, { variable, is, sandbox }: GatewaySetting) {
  return setting({
    about: `${method}: ${KINDS[is]}`,
    type: is === 'address' ? webAddress : line,
    unset: is === 'address' ? ({ text }) => `${text('SANDBOX_URL').replace(/\/+$/, '')}${sandbox}` : sandbox,
    ...((is === 'secret' || is === 'before') && { isSecret: true }),
    needed: (given) => (is === 'before' ? null : needed(given, method, address, variable, is)),
  })
}

/**
 * A live shop sets all of a gateway that it offers. What the sandbox signs with stands in this project: whoever reads it
 * could tell any shop with a real gateway that an order is paid.
 */
function needed(
  { isLive, text, isSet }: Given,
  method: string,
  address: string,
  variable: string,
  is: GatewaySetting['is'],
): string | null {
  const isOffered = text('PAYMENT_METHODS')
    .split(',')
    .some((name) => name.trim() === method)
  if (isLive && isOffered) return `to your own account’s with ${method}: see docs/payments.md.`
  const isReal = isSet(address) && !isLocal(text(address))
  return is === 'secret' && isReal && variable !== address ? `where ${address} is a real gateway.` : null
}
