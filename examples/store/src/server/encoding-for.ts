export type Encoding = 'br' | 'gzip'

/** The better of those that a browser names and does not rule out by `q=0`. */
export function encodingFor(accepted: string): Encoding | null {
  const names = accepted.split(',').filter((name) => !/;\s*q=0(\.0*)?\s*$/.test(name))
  const isTaken = (encoding: Encoding) => names.some((name) => name.split(';')[0]?.trim() === encoding)
  return (['br', 'gzip'] as const).find(isTaken) ?? null
}
