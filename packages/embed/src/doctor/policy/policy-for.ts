import type { PaymentOffer } from '@dawakit/core/contract'
import { ELEMENT_NEEDS, type PolicyNeed } from './element-needs.ts'

/** How a page lets its scripts in. Without any: by their address. */
export interface PolicyWay {
  /**
   * By a nonce of each answer, and what such a script brings along by `'strict-dynamic'`. `true` leaves `{nonce}` to be
   * filled in.
   */
  nonce?: boolean | string
  /** By the bytes of each file, on a page that pins a release: the import map says what each is to be. */
  hashes?: boolean
  /** Texts become scripts and markup only by a policy that is named. */
  trustedTypes?: boolean
}

/** What a Content-Security-Policy lets in, directive by directive. */
export type Directives = Record<string, string[]>

/** What of a page its policy follows from. */
export interface PolicyFacts {
  page: URL
  /** The elements on it, by tag. */
  tags: Iterable<string>
  /** The folder of the script tag's files. */
  files: URL
  /** Stylesheets of ours that it links. */
  sheets: readonly URL[]
  api: URL
  /** Where pictures of products have come from. */
  pictures: readonly URL[]
  /** Where Enter leads in its search boxes. */
  searches: readonly URL[]
  /** The ways to pay that the shop offers. */
  offers: readonly PaymentOffer[]
  /** Hashes of the script tag's files. */
  hashes: readonly string[]
  /** Hashes of what the page has written into itself for the elements. */
  inline: readonly string[]
}

/** The exact policy for a page: what its elements need, and nothing else. */
export function policyFor(facts: PolicyFacts, way: PolicyWay = {}): Directives {
  const { page, files, sheets, api, pictures, searches, hashes, inline } = facts
  const needs = new Set<PolicyNeed>([...facts.tags].flatMap((tag) => ELEMENT_NEEDS[tag] ?? []))
  const offers = needs.has('payment') ? facts.offers : []
  const originsOf = (kind: PaymentOffer['kind']) =>
    offers.filter((offer) => offer.kind === kind).flatMap((offer) => gatewayOrigins(offer))
  const [popups, frames] = [originsOf('popup'), originsOf('frame')]
  const originOf = ({ origin }: URL) => (origin === page.origin ? "'self'" : origin)
  const exactly = (url: URL) => (url.origin === page.origin ? "'self'" : url.href)
  const pharmacy = originOf(api)
  const nonce = way.nonce === true ? '{nonce}' : way.nonce
  // The gateway's frame ends on a page of the pharmacy, by a form that the gateway sends there.
  const framed = frames.length > 0 ? [...frames, pharmacy] : []
  return withoutEmpty({
    'script-src': nonce
      ? [`'nonce-${nonce}'`, "'strict-dynamic'"]
      : [...(way.hashes ? hashes : [exactly(files)]), ...inline, ...popups],
    'style-src': sheets.map(exactly),
    'img-src': needs.has('pictures')
      ? [pharmacy, ...pictures.map(originOf), ...(needs.has('prescriptions') ? ['blob:'] : [])]
      : [],
    // The script of a popup runs in the page, and asks its own service.
    'connect-src': [pharmacy, ...popups],
    'frame-src': [...popups, ...framed],
    'form-action': [...(needs.has('search') ? searches.map(originOf) : []), ...framed],
    'require-trusted-types-for': way.trustedTypes ? ["'script'"] : [],
    'trusted-types': way.trustedTypes ? ['dawakit'] : [],
  })
}

/** Where a gateway's script and pages come from, as the shop says it. An API that does not say it tells the script's address. */
function gatewayOrigins({ origins, popup }: PaymentOffer): readonly string[] {
  return origins ?? (popup ? [new URL(popup.scriptUrl).origin] : [])
}

function withoutEmpty(directives: Directives): Directives {
  const filled = Object.entries(directives).filter(([, sources]) => sources.length > 0)
  return Object.fromEntries(filled.map(([name, sources]) => [name, [...new Set(sources)]]))
}

/** As a header or a `<meta>` has it. */
export const policyText = (directives: Directives): string =>
  Object.entries(directives)
    .map(([name, sources]) => [name, ...sources].join(' '))
    .join('; ')
