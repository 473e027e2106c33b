const loads = new WeakMap<Document, Map<string, Promise<void>>>()

/** Loads a script into the page once. A failed load is forgotten, so that it can be tried again. */
export function loadScript(url: string): Promise<void> {
  const ofPage = loads.get(document) ?? new Map<string, Promise<void>>()
  loads.set(document, ofPage)
  const earlier = ofPage.get(url)
  if (earlier) return earlier
  const load = new Promise<void>((resolve, reject) => {
    const script = document.createElement('script')
    script.src = url
    script.async = true
    script.onload = () => resolve()
    script.onerror = () => {
      script.remove()
      ofPage.delete(url)
      reject(new Error(`The script ${url} did not load.`))
    }
    document.head.append(script)
  })
  ofPage.set(url, load)
  return load
}
