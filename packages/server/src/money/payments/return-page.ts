import { randomBytes } from 'node:crypto'
import { escapeHtml } from '@dawakit/core/markup'
import type { Config } from '../../ground/context/config.ts'
import { locale } from '../../ground/context/locale.ts'
import type { PaymentEnd } from './attempts/take-return.ts'
import { paymentReturnLabels as labels } from './return-page-labels.ts'

/** Where a payment's end leads in the store. */
export function endPath({ outcome, orderId }: PaymentEnd): string {
  if (outcome === 'paid') return '/success'
  return outcome === 'failed' || orderId === null ? '/failure' : `/orders/${orderId}`
}

/**
 * The page that ends a payment inside the checkout's frame: it tells the window around it, whichever site that
 * is, and nothing that is not told to everybody: the order's id and how it ended. On its own it goes to the store.
 */
export function returnPage(
  { storeUrl, store, brand }: Pick<Config, 'storeUrl' | 'store' | 'brand'>,
  end: PaymentEnd,
): { html: string; policy: string } {
  const nonce = randomBytes(16).toString('base64')
  const target = `${storeUrl}${endPath(end)}`
  const message = { type: 'dawa:payment', outcome: end.outcome, orderId: end.orderId }
  const inScript = (value: unknown) => JSON.stringify(value).replace(/</g, '\\u003c')
  const html = `<!doctype html>
<html lang="${locale}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${escapeHtml(labels.title(store.name))}</title>
<style nonce="${nonce}">body{margin:0;padding:32px 16px;font:16px/1.5 system-ui,sans-serif;color:#10231f;text-align:center}a{color:${brand.colours?.primary ?? '#0b6e4f'}}</style></head>
<body><p role="status">${labels[end.outcome]}</p><p><a target="_top" href="${escapeHtml(target)}">${labels.continue}</a></p>
<script nonce="${nonce}">if (parent === window) location.replace(${inScript(target)}); else parent.postMessage(${inScript(message)}, '*')</script>
</body></html>`
  const policy = `default-src 'none'; script-src 'nonce-${nonce}'; style-src 'nonce-${nonce}'; base-uri 'none'; form-action 'none'; frame-ancestors *`
  return { html, policy }
}
