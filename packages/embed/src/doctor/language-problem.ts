import type { Words } from '../languages/words.ts'
import type { ShopHost } from '../shop/page-shop.ts'

/** Elements with words of their own. */
const ORDERING = 'dawa-checkout,dawa-order-tracker,dawa-invoice,dawa-login:not([drawer])'

/** Says where `<dawa-shop>` is to speak a language that the elements have no words for, or whose words did not come. */
export function findLanguageProblem(host: HTMLElement & Partial<ShopHost>): string[] {
  const { shop, waits } = host
  if (!shop || waits) return []
  const asked = host.getAttribute('lang')
  if (asked && !/^en\b/i.test(asked) && !shop.language)
    return [
      `<dawa-shop lang="${asked}">: the elements speak English (en), Hindi (hi) and Tamil (ta); another language is set as the property language.`,
    ]
  const words = shop.language as Words | undefined
  // Only what has come has a locale, and asks for no more of itself.
  const isLacking = words && (!words.locale || (words.ordering && document.querySelector(ORDERING)))
  return isLacking ? ["The words of the page's language did not come: elements speak English."] : []
}
