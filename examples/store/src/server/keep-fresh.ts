/**
 * Keeps what `read` last answered and reads anew in the background once it is older than `freshMs`, so
 * that only the first visitor waits. What failed is read again at the next call.
 */
export function keepFresh<Value>(freshMs: number, read: () => Promise<Value>): () => Promise<Value> {
  let held: { at: number; value: Value } | undefined
  let reading: Promise<Value> | undefined

  const refresh = () => {
    reading ??= read()
      .then((value) => {
        held = { at: Date.now(), value }
        return value
      })
      .finally(() => {
        reading = undefined
      })
    return reading
  }

  return async () => {
    if (!held) return refresh()
    // The old value stands in for a failure, too.
    if (Date.now() - held.at > freshMs) refresh().catch(() => undefined)
    return held.value
  }
}
