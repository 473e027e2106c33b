import { paymentFrameBlocked, paymentFrameSilent } from '@dawakit/core/refusals'

/** What a gateway's page that shows nothing is given before it is called silent. */
const PATIENCE_MS = 10_000

/** Why a gateway's page is not there. */
export type GatewayTrouble = typeof paymentFrameBlocked | typeof paymentFrameSilent

/**
 * Watches how a gateway's page in a frame comes along. It shows that it is there by a message, as gateways send to be sized; the
 * browser says when the page's policy keeps it out.
 *
 * @param isGateway - Whether an address is the gateway's.
 * @param tell - Called with what is the matter, and with nothing once a silent one has come after all.
 * @returns what ends the watch
 */
export function watchArrival(
  isGateway: (address: string) => boolean,
  tell: (trouble: GatewayTrouble | undefined) => void,
): () => void {
  const until = new AbortController()
  const timer = setTimeout(tell, PATIENCE_MS, paymentFrameSilent)
  addEventListener(
    'message',
    ({ origin }) => {
      if (!isGateway(origin)) return
      clearTimeout(timer)
      tell(undefined)
    },
    until,
  )
  document.addEventListener(
    'securitypolicyviolation',
    ({ disposition, effectiveDirective, blockedURI }) => {
      const isOfFrame = /^(frame-src|child-src|form-action)$/.test(effectiveDirective)
      if (disposition !== 'enforce' || !isOfFrame || !isGateway(blockedURI)) return
      clearTimeout(timer)
      tell(paymentFrameBlocked)
    },
    until,
  )
  return () => {
    until.abort()
    clearTimeout(timer)
  }
}
