const CODE_WORDS = /\b(otp|one[- ]time|code|pin|verif\w*)\b/i
const CODE = /(?<![\d.,/+-])\d{4,8}(?![\d/]|[.,]\d)/
const TEXT_LINK = /https?:\/\/[^\s<>"']+[^\s<>"'.,;:!?)\]]/g
const HTML_LINK = /\bhref\s*=\s*(?:"([^"]*)"|'([^']*)')/gi

/** The first number of 4 to 8 digits in a text that speaks of a code, else null. */
export function firstOneTimeCode(text: string): string | null {
  if (!CODE_WORDS.test(text)) return null
  return CODE.exec(text)?.[0] ?? null
}

/** The web addresses of a message in the order of their appearance, each once. Other schemes are left out. */
export function linksOf(text: string, html: string): string[] {
  const fromText = text.match(TEXT_LINK) ?? []
  const fromHtml = [...html.matchAll(HTML_LINK)].map((match) =>
    unescapeAmpersands(match[1] ?? match[2] ?? ''),
  )
  return [...new Set([...fromText, ...fromHtml])].filter((link) => /^https?:\/\//i.test(link))
}

/** Splits a text at its web addresses, so that they can be shown as links. */
export function splitAtLinks(text: string): { text: string; isLink: boolean }[] {
  const parts: { text: string; isLink: boolean }[] = []
  let end = 0
  for (const match of text.matchAll(TEXT_LINK)) {
    if (match.index > end) parts.push({ text: text.slice(end, match.index), isLink: false })
    parts.push({ text: match[0], isLink: true })
    end = match.index + match[0].length
  }
  if (end < text.length) parts.push({ text: text.slice(end), isLink: false })
  return parts
}

function unescapeAmpersands(attribute: string): string {
  return attribute.replace(/&(?:amp|#38|#x26);/gi, '&')
}
