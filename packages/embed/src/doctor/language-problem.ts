import type { ShopHost } from '../shop/page-shop.ts'

/** Says where `<dawa-shop>` is to speak a language that the elements have no words for, or whose words did not come. */
export function findLanguageProblem(host: HTMLElement & Partial<ShopHost>): string[] {
  const { shop, speaks } = host
  if (!shop || !speaks) return []
  const asked = host.getAttribute('lang')
  if (asked && !/^en\b/i.test(asked) && !shop.language)
    return [
      `<dawa-shop lang="${asked}">: the elements speak English (en), Hindi (hi) and Tamil (ta); another language is set as the property language.`,
    ]
  // Only what has come has a locale.
  return shop.language && !shop.language.locale
    ? ["The words of the page's language did not come: the elements speak English."]
    : []
}
