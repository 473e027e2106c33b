import { paymentFrameBlocked, paymentFrameSilent } from '@dawakit/core/refusals'

/** What a gateway's page that shows nothing is given before it is called silent. */
const PATIENCE_MS = 10_000
/** The same once a page has loaded: one that can be paid on says so at once, an error of a server never does. */
const LOADED_PATIENCE_MS = 2_500

/** Why a gateway's page is not there. */
export type GatewayTrouble = typeof paymentFrameBlocked | typeof paymentFrameSilent

/**
 * Watches how a gateway's page in a frame comes along. It shows that it is there by a message, as gateways send to be sized; the
 * browser says when the page's policy keeps it out.
 *
 * @param isGateway - Whether an address is the gateway's.
 * @param tell - Called with what is the matter, and with nothing once a silent one has come after all.
 * @returns what ends the watch, and what to call when a page has loaded where the gateway's is awaited
 */
export function watchArrival(
  isGateway: (address: string) => boolean,
  tell: (trouble: GatewayTrouble | undefined) => void,
): { end: () => void; onLoad: () => void } {
  const until = new AbortController()
  let timer = setTimeout(tell, PATIENCE_MS, paymentFrameSilent)
  let isOver = false
  const stop = () => {
    isOver = true
    clearTimeout(timer)
  }
  addEventListener(
    'message',
    ({ origin }) => {
      if (!isGateway(origin)) return
      stop()
      tell(undefined)
    },
    until,
  )
  document.addEventListener(
    'securitypolicyviolation',
    ({ disposition, effectiveDirective, blockedURI }) => {
      const isOfFrame = /^(frame-src|child-src|form-action)$/.test(effectiveDirective)
      if (disposition !== 'enforce' || !isOfFrame || !isGateway(blockedURI)) return
      stop()
      tell(paymentFrameBlocked)
    },
    until,
  )
  return {
    end() {
      until.abort()
      stop()
    },
    onLoad() {
      if (isOver) return
      clearTimeout(timer)
      timer = setTimeout(tell, LOADED_PATIENCE_MS, paymentFrameSilent)
    },
  }
}
