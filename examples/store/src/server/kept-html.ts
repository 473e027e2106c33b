interface Kept {
  until: number
  html: Promise<string>
}

const kept = new Map<string, Kept>()

/**
 * Markup that is the same for every visitor, made once per `seconds` and for all pages that show it. What failed
 * is made again by the next page.
 *
 * @param name - One of a small fixed set: what is kept is never thrown away.
 */
export function keptHtml(name: string, seconds: number, make: () => Promise<string>): Promise<string> {
  const now = Date.now()
  const known = kept.get(name)
  if (known && now < known.until) return known.html
  const html = make()
  kept.set(name, { until: now + seconds * 1000, html })
  html.catch(() => kept.delete(name))
  return html
}
