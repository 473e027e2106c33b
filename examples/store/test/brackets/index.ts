import { bracketed, bracketedLanguage } from '@dawakit/testing/bracketed'
import { widgetLabels } from '@dawakit/widgets/language'
import * as english from '../../src/language/en/index.ts'
import type { Whole } from '../../src/language/store-language.ts'

/** The store in the made-up language: what shows outside brackets came from no dictionary. Policies stay as they are. */
export const shopLanguage = bracketedLanguage(widgetLabels)
export const { locale } = shopLanguage

export const contactLabels = bracketed(english.contactLabels)
export const dealsEndIn = bracketed(english.dealsEndIn)
export const phoneBannerLabels = bracketed(english.phoneBannerLabels)
export const storeHomeLabels = bracketed(english.storeHomeLabels)
export const storeLayoutLabels = bracketed(english.storeLayoutLabels)
export const storeListingLabels = bracketed(english.storeListingLabels)
export const storePagesLabels = bracketed(english.storePagesLabels)
export const storePoliciesLabels = bracketed(english.storePoliciesLabels)
export const storeProductLabels = bracketed(english.storeProductLabels)
export const storeScriptsLabels = bracketed(english.storeScriptsLabels)
export const verifyEmailLabels = bracketed(english.verifyEmailLabels)
export {
  aboutUs,
  cancellationPolicy,
  faq,
  miscellaneous,
  privacyPolicy,
  refundPolicy,
  returnPolicy,
  termsAndConditions,
} from '../../src/language/en/index.ts'

export type Brackets = Whole<typeof import('./index.ts')>
