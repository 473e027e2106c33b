/** Where the partner's shop is, and how its page asks it by itself. */
export const API = `${import.meta.env.VITE_PHARMACY}/api`
export const PARTNER_KEY = 'pk_example_partner'

/** The clinic's own choice, which it gives to a card as an object. */
export async function fetchChoice(): Promise<object> {
  const response = await fetch(`${API}/get/productBySlug?slug=paracetamol-650mg-tablet-jeevika`, {
    headers: { 'X-Dawakit-Key': PARTNER_KEY },
  })
  return ((await response.json()) as { data: object }).data
}

/** The page that the address names: pages of a client's router are what follows `#`. */
export const pageOf = (first: string): string => location.hash.slice(1) || first
