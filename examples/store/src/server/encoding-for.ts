export type Encoding = 'br' | 'gzip'

const TEXT = /^text\/|^application\/(json|xml|javascript|manifest\+json)|\+(xml|json)\b/

/** The better of those that a browser names and does not rule out by `q=0`. */
export function encodingFor(accepted: string): Encoding | null {
  const names = accepted.split(',').filter((name) => !/;\s*q=0(\.0*)?\s*$/.test(name))
  const isTaken = (encoding: Encoding) => names.some((name) => name.split(';')[0]?.trim() === encoding)
  return (['br', 'gzip'] as const).find(isTaken) ?? null
}

/**
 * What an answer says of itself once its text is compressed as the browser takes it. The encoding is null for what is no text, and
 * for what has one already or no body to compress.
 */
export function encodedHeaders(
  request: Request,
  response: Response,
): { encoding: Encoding | null; headers: Headers } {
  const headers = new Headers(response.headers)
  const isSent = response.body !== null && request.method !== 'HEAD' && !headers.has('Content-Encoding')
  if (!isSent || !TEXT.test(headers.get('Content-Type') ?? '')) return { encoding: null, headers }
  headers.append('Vary', 'Accept-Encoding')
  const encoding = encodingFor(request.headers.get('Accept-Encoding') ?? '')
  if (encoding) {
    headers.set('Content-Encoding', encoding)
    headers.delete('Content-Length')
  }
  return { encoding, headers }
}
