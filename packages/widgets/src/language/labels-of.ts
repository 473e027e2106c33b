import type { Shop } from '@dawakit/client'
import type { Language, WidgetLabels } from './language.ts'

/**
 * The words of one widget in the language of a shop.
 * @param english - What is said without a shop, in English, and by a language that lacks this widget.
 */
export function labelsOf<Name extends keyof WidgetLabels>(
  shop: Shop | null,
  name: Name,
  english: WidgetLabels[Name],
): WidgetLabels[Name] {
  // The client knows no widgets: a language that a page hands over has their words, or has none of this one's.
  return (shop?.language as Partial<Language> | undefined)?.widgets?.[name] ?? english
}
