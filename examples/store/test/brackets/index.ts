import type { PolicyStore } from '@dawakit/core/policy'
import { bracketed, bracketedLanguage } from '@dawakit/testing/bracketed'
import { widgetLabels } from '@dawakit/widgets/language'
import * as english from '../../src/language/en/index.ts'
import type { Whole } from '../../src/language/store-language.ts'

/** The store in the made-up language: what shows outside brackets came from no dictionary. */
export const shopLanguage = bracketedLanguage(widgetLabels)
export const { locale } = shopLanguage

export const contactLabels = bracketed(english.contactLabels)
export const dealsEndIn = bracketed(english.dealsEndIn)
export const newsletterLabels = bracketed(english.newsletterLabels)
export const phoneBannerLabels = bracketed(english.phoneBannerLabels)
export const storeHomeLabels = bracketed(english.storeHomeLabels)
export const storeLayoutLabels = bracketed(english.storeLayoutLabels)
export const storeListingLabels = bracketed(english.storeListingLabels)
export const storePagesLabels = bracketed(english.storePagesLabels)
export const storePoliciesLabels = bracketed(english.storePoliciesLabels)
export const storeProductLabels = bracketed(english.storeProductLabels)
export const storeScriptsLabels = bracketed(english.storeScriptsLabels)
export const verifyEmailLabels = bracketed(english.verifyEmailLabels)

/** Links of a document are texts of their own: `⟦See the ⟧[⟦Privacy Policy⟧](privacy)`. */
function withLinks(value: unknown): unknown {
  if (typeof value === 'string') return value.replace(/\[([^\]]+)\](\([^)]+\))/g, '⟧[⟦$1⟧]$2⟦')
  if (Array.isArray(value)) return value.map(withLinks)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, entry]) => [name, withLinks(entry)]))
}
const document =
  <Document>(english: (store: PolicyStore) => Document) =>
  (store: PolicyStore) =>
    withLinks(bracketed(english)(store)) as Document

export const aboutUs = document(english.aboutUs)
export const cancellationPolicy = document(english.cancellationPolicy)
export const faq = document(english.faq)
export const miscellaneous = document(english.miscellaneous)
export const privacyPolicy = document(english.privacyPolicy)
export const refundPolicy = document(english.refundPolicy)
export const returnPolicy = document(english.returnPolicy)
export const termsAndConditions = document(english.termsAndConditions)

export type Brackets = Whole<typeof import('./index.ts')>
