import type { SafeHtml } from '@dawakit/core/contract'
import { LRUCache } from 'lru-cache'
import sanitizeHtml from 'sanitize-html'

const options: sanitizeHtml.IOptions = {
  allowedTags: [
    'p',
    'div',
    'br',
    'b',
    'strong',
    'i',
    'em',
    'u',
    'sub',
    'sup',
    'ul',
    'ol',
    'li',
    'h2',
    'h3',
    'h4',
    'table',
    'thead',
    'tbody',
    'tr',
    'th',
    'td',
    'a',
    'blockquote',
    'hr',
  ],
  allowedAttributes: {
    a: ['href', 'title', 'rel'],
    th: ['colspan', 'rowspan', 'scope'],
    td: ['colspan', 'rowspan'],
  },
  allowedSchemes: ['https', 'http', 'mailto', 'tel'],
  allowProtocolRelative: false,
  transformTags: {
    a: sanitizeHtml.simpleTransform('a', { rel: 'nofollow noopener' }),
    h1: 'h2',
  },
  disallowedTagsMode: 'discard',
}

/** Descriptions whose clean form is remembered: those of the products that people look at. */
const KEPT = 2000
const MOST_PASSES = 10
const kept = new LRUCache<string, SafeHtml>({ max: KEPT })

/**
 * HTML of a description with nothing in it but text and its structure: no script, style, image, frame, form,
 * event handler or address beside http(s), mailto and tel. Cleaning twice changes nothing.
 */
export function safeHtml(html: string): SafeHtml {
  if (!/[<&]/.test(html)) return html as SafeHtml
  const known = kept.get(html)
  if (known !== undefined) return known
  const clean = cleanUntilStable(html)
  kept.set(html, clean)
  return clean
}

/** Broken markup can read differently once it is clean (a `<p>` in a `<p>`): cleaned until that changes nothing. */
function cleanUntilStable(html: string): SafeHtml {
  let clean = sanitizeHtml(html, options)
  for (let pass = 1; pass < MOST_PASSES; pass++) {
    const again = sanitizeHtml(clean, options)
    if (again === clean) break
    clean = again
  }
  return clean as SafeHtml
}
