import type { IncomingMessage } from 'node:http'
import { LISTING_FILTERS } from '@dawakit/core/product'
import { encodingFor } from './encoding-for.ts'

/** Longer addresses are nobody's bookmark. */
const LONGEST = 300
/** What is no page, or stands in a folder of its own. */
const NO_PAGE = /^\/(api|images|_astro|embed)\/|\.(xml|txt|svg|webmanifest)$|^\/(healthz|readyz)$/
/** Of what advertisements and mails add to a link no page knows anything. */
const CAMPAIGN = /^(utm_\w+|gclid|gbraid|wbraid|fbclid|msclkid|mc_[ce]id)$/
/** What pages read of their address. A product's page reads the names of its attributes besides, which may be any. */
export const READ_BY_PAGES: readonly string[] = [
  'page',
  'per_page',
  'sort',
  ...LISTING_FILTERS,
  'search',
  'layout',
  'view',
  'done',
  'by',
  'pincode',
  'from',
]

/**
 * What the bytes of a page depend on, besides what the shop holds: its address with what pages read of the query, the origin
 * that it was asked for under, and the encoding. Null for what is no page, and for who brings a token or a cookie: what they get
 * is drawn for them, and kept for nobody.
 */
export function pageKey({ method, url = '/', headers }: IncomingMessage): string | null {
  if (method !== 'GET' && method !== 'HEAD') return null
  if (headers.authorization !== undefined || headers.cookie !== undefined) return null
  const [path = '/', query = ''] = url.split('?', 2)
  if (url.length > LONGEST || NO_PAGE.test(path)) return null
  const isProduct = path.startsWith('/product/')
  const read = [...new URLSearchParams(query)].filter(([name]) =>
    isProduct ? !CAMPAIGN.test(name) : READ_BY_PAGES.includes(name),
  )
  const origin = [headers.host, headers['x-forwarded-host'], headers['x-forwarded-proto']].join(' ')
  if (origin.length > LONGEST) return null
  const encoding = encodingFor(String(headers['accept-encoding'] ?? '')) ?? 'identity'
  return [encoding, origin, `${path}?${new URLSearchParams(read)}`].join(' ')
}
