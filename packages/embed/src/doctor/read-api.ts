/** Where the page's shop asks; null when that is no address. */
export function readApi(): URL | null {
  const text = document.querySelector('dawa-shop')?.getAttribute('api') ?? '/api'
  return URL.canParse(text, location.href) ? new URL(text, location.href) : null
}
