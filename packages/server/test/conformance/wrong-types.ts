/** The body again and again, each time with another of its values turned into an object. */
export function wrongTypes(body: unknown): [path: string, body: unknown][] {
  if (typeof body !== 'object' || body === null) return []
  return Object.entries(body).flatMap(([name, value]): [string, unknown][] => {
    const replaced = (inner: unknown) =>
      Array.isArray(body) ? body.with(Number(name), inner) : { ...body, [name]: inner }
    if (typeof value === 'object') {
      return wrongTypes(value).map(([path, inner]) => [`${name}.${path}`, replaced(inner)])
    }
    return [[name, replaced({ $gt: '' })]]
  })
}
