/**
 * A paragraph, or a list of points. `[words](target)` is a link: the target is a page of the store by its name
 * in the list below, or an address.
 */
export type PolicyBlock = string | readonly string[]

/** Pages of the store that a policy's text leads to. */
export type PolicyPage =
  | 'terms'
  | 'privacy'
  | 'refund'
  | 'returns'
  | 'cancellation'
  | 'miscellaneous'
  | 'contact'
  | 'about'
  | 'faq'
  | 'orders'
  | 'profile'

export interface PolicySection {
  /** The section's anchor. */
  id: string
  title: string
  blocks: readonly PolicyBlock[]
}

export interface PolicyDocument {
  title: string
  /** One sentence that search engines and shared links show. */
  summary: string
  intro: readonly PolicyBlock[]
  sections: readonly PolicySection[]
  /** True when sections are quoted by number. */
  isNumbered: boolean
}

/** The page about the company. */
export interface AboutDocument {
  title: string
  /** As a policy's. */
  summary: string
  intro: readonly string[]
  valuesTitle: string
  values: readonly { title: string; text: string }[]
  contactTitle: string
  contactText: string
  contactAction: string
}

export interface FaqTab {
  /** The tab's anchor. */
  id: string
  title: string
  questions: readonly { question: string; answer: readonly PolicyBlock[] }[]
}

/** The questions of the FAQ, by tab. */
export interface FaqDocument {
  title: string
  /** As a policy's. */
  summary: string
  tabsLabel: string
  tabs: readonly FaqTab[]
}

/** @example `[care@shop.example](mailto:care@shop.example)` */
export const mailLink = (email: string) => `[${email}](mailto:${email})`
/** @example `[+91 44 4000 0000](tel:+914440000000)` */
export const phoneLink = (phone: string) => `[${phone}](tel:${phone.replace(/[^+\d]/g, '')})`
