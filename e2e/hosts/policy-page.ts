import embed from '../../packages/embed/package.json' with { type: 'json' }
import { addresses } from '../addresses.ts'

/** How a page lets its scripts in. */
export interface HostPolicy {
  nonce?: string
  hashes?: boolean
  trustedTypes?: boolean
}

const SHELF = '<dawa-search-box></dawa-search-box><dawa-cart-button></dawa-cart-button>'

const BODIES = {
  shelf: SHELF,
  all: `${SHELF}<dawa-cart-drawer></dawa-cart-drawer><dawa-login></dawa-login><dawa-notices></dawa-notices>
    <dawa-pincode-checker></dawa-pincode-checker>
    <dawa-product-card product-id="paracetamol-650mg-tablet-jeevika"></dawa-product-card>
    <dawa-product-grid is-deals per-page="4"></dawa-product-grid>
    <dawa-checkout></dawa-checkout>
    <dawa-order-tracker order-id="latest"></dawa-order-tracker><dawa-invoice order-id="latest"></dawa-invoice>`,
}

/** The lines of a page that pins this release: an import map and the script, with what their bytes are known by. */
async function pinnedLines(): Promise<string> {
  const lines = await (await fetch(`${addresses.store}/embed/${embed.version}/pinned.html`)).text()
  return lines.replace(/<link[^>]*>/, '')
}

/** A page that links the script tag as its policy wants it, and has nothing of its own. */
export async function policyPage(name: keyof typeof BODIES, { nonce, hashes }: HostPolicy): Promise<string> {
  const letIn = nonce ? ` nonce="${nonce}"` : ''
  const script = hashes
    ? await pinnedLines()
    : `<script type="module" async${letIn} src="${addresses.store}/embed/dawakit.js"></script>`
  const sheet = name === 'all' ? `<link rel="stylesheet" href="${addresses.store}/embed/room.css">` : ''
  return `<!doctype html><html lang="en-IN"><head><meta charset="utf-8"><title>${name}</title>
    <meta name="viewport" content="width=device-width, initial-scale=1">
    ${sheet}${script}</head><body>
    <dawa-shop api="${addresses.store}/api" partner-key="pk_example_partner"></dawa-shop>
    ${BODIES[name]}</body></html>`
}
