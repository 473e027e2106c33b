import type { Language } from '@dawakit/client'

/** A language of the elements, which comes when a page is in it. */
export interface Words extends Language {
  readonly widgets: object
  /** Asks for what checkout, tracker, invoice and login say, where they came into the page later; none once it is here. */
  ordering?: (() => Promise<{ readonly ordering: object }>) | undefined
}
