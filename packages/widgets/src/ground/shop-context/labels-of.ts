import type { Shop } from '@dawakit/client'
import type { Translation } from '@dawakit/core/language'

/**
 * The words of one widget in the language of a shop.
 * @param name - The widget's, as `Language` of `@dawakit/widgets/language` lists it.
 * @param english - What is said without a shop, in English, and by a language that lacks this widget.
 */
export function labelsOf<English extends object>(
  shop: Shop | null,
  name: string,
  english: English,
): Translation<English> {
  // A language is written to `Language`, which this cannot import: it knows every widget, and they all stand on this.
  const widgets = shop?.language?.widgets as { readonly [name: string]: Translation<English> } | undefined
  return (widgets?.[name] ?? english) as Translation<English>
}
