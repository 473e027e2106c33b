import type { Language as ShopLanguage } from '@dawakit/client'
import type { Translation } from '@dawakit/core/language'
import type { widgetLabels } from '../widget-labels.ts'

/** The words of every widget in another language. */
export type WidgetLabels = Translation<typeof widgetLabels>

/** What a page with widgets says in another language than English: hand it to `createShop({ language })`. */
export interface Language extends ShopLanguage {
  readonly widgets: WidgetLabels
}
