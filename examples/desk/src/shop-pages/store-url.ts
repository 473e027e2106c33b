/** Where the store stands, whose pictures the desk shows: the page says it. */
export function storeUrl(path: string): string {
  const store = document.querySelector<HTMLMetaElement>('meta[name="dawakit-store"]')?.content ?? ''
  return new URL(path, store || location.origin).href
}
