import type { Language } from '@dawakit/widgets/language'

/** The store's English: the pattern of every other language. */
export const locale = 'en-IN'
/** What shop and widgets say: English is built into them. */
export const shopLanguage: Language | undefined = undefined
export * from './home.ts'
export * from './layout.ts'
export * from './listing.ts'
export * from './newsletter.ts'
export * from './pages.ts'
export * from './policies/index.ts'
export * from './policy-page.ts'
export * from './product.ts'
export * from './scripts.ts'
export * from './verify-email.ts'
