/** Addresses of `<dawa-shop>`, which a single element may have for itself. */
const LINKS = [
  'product-href',
  'search-action',
  'cart-href',
  'checkout-href',
  'orders-href',
  'shop-href',
  'terms-href',
  'privacy-href',
]

/** What is known of an element beside what its class observes. */
const BESIDE: Readonly<Record<string, readonly string[]>> = {
  'dawa-shop': ['api', 'partner-key', 'key', 'consent'],
  // The shop marks so what it brings itself.
  'dawa-cart-drawer': ['drawer'],
  'dawa-notices': ['drawer'],
}

/** Of every element of HTML. */
const OF_HTML = new Set(
  `accesskey autocapitalize autocorrect autofocus class contenteditable dir draggable enterkeyhint exportparts hidden id inert
   inputmode is itemid itemprop itemref itemscope itemtype key lang nonce part popover ref role slot spellcheck style tabindex
   title translate writingsuggestions`.split(/\s+/),
)
/** What frameworks write for themselves: `@click`, `:key`, `x-data`, `v-cloak`, `_ngcontent-…`, `astro-…`, `hx-get`. */
const OF_A_FRAMEWORK =
  /^(aria-|data-|on|_|@|#|\[|\(|v-|x-|ng-|astro-|svelte-|hx-|wire:|up-|server-rendered)|[:.]/

export const isOfThePage = (name: string): boolean => OF_HTML.has(name) || OF_A_FRAMEWORK.test(name)

/** The attributes that an element of ours has. */
export function knownAttributes({ localName }: Element): readonly string[] {
  const own = customElements.get(localName) as { observedAttributes?: readonly string[] } | undefined
  return [...(own?.observedAttributes ?? []), ...(BESIDE[localName] ?? []), ...LINKS, 'served']
}

/** Letters that have to change to make the one of the other. */
function distance(from: string, to: string): number {
  let row = Array.from({ length: to.length + 1 }, (_, index) => index)
  for (const [at, letter] of [...from].entries()) {
    const next = [at + 1]
    for (const [index, other] of [...to].entries()) {
      const kept = (row[index] ?? 0) + Number(letter !== other)
      next.push(Math.min(kept, (row[index + 1] ?? 0) + 1, (next[index] ?? 0) + 1))
    }
    row = next
  }
  return row.at(-1) ?? 0
}

/**
 * What was meant by a word that is not among those known: the same without hyphens and case, else those that it is a part of,
 * else the one with the fewest other letters, a third of them at most.
 */
export function nearest(word: string, known: readonly string[]): string[] {
  const bare = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '')
  const wanted = bare(word)
  if (!wanted) return []
  const same = known.filter((one) => bare(one) === wanted)
  if (same.length > 0) return same
  const around = known.filter((one) => bare(one).includes(wanted) || wanted.includes(bare(one)))
  if (around.length > 0) return around.slice(0, 3)
  const [best] = known
    .map((one) => ({ one, far: distance(wanted, bare(one)) }))
    .filter(({ one, far }) => far <= Math.max(wanted.length, bare(one).length) / 3)
    .sort((a, b) => a.far - b.far)
  return best ? [best.one] : []
}
