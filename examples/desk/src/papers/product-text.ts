import type { PaperProduct } from '@dawakit/core/contract'
import type { Words } from '../language/use-words.ts'

/** A product as it is told from its like: the name with the chosen variant. */
export function productText({ name, variant }: PaperProduct): string {
  const chosen = [variant?.primaryValue, variant?.secondaryValue].filter(Boolean).join(', ')
  return chosen ? `${name} (${chosen})` : name
}

/** What is to be heeded of it. */
export function productMarks({ isColdChain, isPrescriptionNeeded }: PaperProduct, words: Words): string[] {
  return [
    ...(isColdChain ? [words('papers.coldChain')] : []),
    ...(isPrescriptionNeeded ? [words('papers.prescription')] : []),
  ]
}

/** `06/2029` of `2029-06`. */
export const expiryText = (month: string): string => month.split('-').reverse().join('/')
