import type { PolicyPage } from '../language/policy-document.ts'
import { paths } from '../paths.ts'

export interface TextPart {
  text: string
  href?: string
}

const LINK = /\[([^\]]+)\]\(([^)]+)\)/g

/** Cuts a text with `[words](target)` links into its parts. A target is a page of the store or an address. */
export function textParts(text: string): TextPart[] {
  const parts: TextPart[] = []
  let end = 0
  for (const found of text.matchAll(LINK)) {
    const [whole, words = '', target = ''] = found
    parts.push({ text: text.slice(end, found.index) }, { text: words, href: hrefOf(target) })
    end = found.index + whole.length
  }
  return [...parts, { text: text.slice(end) }].filter((part) => part.text)
}

const hrefOf = (target: string) => (target.includes(':') ? target : paths[target as PolicyPage]())

/** The text without its links. */
export const plainText = (text: string): string =>
  textParts(text)
    .map((part) => part.text)
    .join('')
