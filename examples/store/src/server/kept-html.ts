const kept = new WeakMap<object, Map<string, Promise<string>>>()

/**
 * Markup that is the same on every page, made once of what it shows. What failed is made again by the next page.
 *
 * @param of - What it shows: with other data comes other markup.
 */
export function keptHtml(of: object, name: string, make: () => Promise<string>): Promise<string> {
  const ofThese = kept.get(of) ?? new Map<string, Promise<string>>()
  kept.set(of, ofThese)
  const known = ofThese.get(name)
  if (known) return known
  const html = make()
  ofThese.set(name, html)
  html.catch(() => ofThese.delete(name))
  return html
}
