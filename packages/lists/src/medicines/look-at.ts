import type { SaltFacts } from '@dawakit/core/catalogue'
import type { KnownSalts } from '../salts/known-salts.ts'
import type { Article } from './article.ts'
import type { ColdKind } from './cold-brands.ts'
import { coldKindOf, hasColdSalt, mayBeCold } from './kept-cold.ts'
import { type WhatItIs, whatIs } from './what-it-is.ts'

/** What is found out of an article for all that is asked of it: once, and when it is asked for. */
export interface Look extends WhatItIs {
  article: Article
  /** What is known of each of its salts. */
  known: readonly (SaltFacts | undefined)[]
  /** The insulin, vaccine or other biologic that it is; null of all else. */
  coldKind(): ColdKind | null
  isCold(): boolean
}

export function lookAt(article: Article, knownSalts: KnownSalts): Look {
  const { salts, dosageForm } = article
  const known = salts.map(({ name }) => knownSalts.of(name))
  const isUnsaid = known.every((salt) => salt === undefined)
  const what = whatIs(article, known)
  const coldKind = once(() => coldKindOf(article, isUnsaid))
  const isCold = once(
    () =>
      what.kind === 'medicine' &&
      ((known.some((salt) => salt?.isColdChainNeeded) && mayBeCold(dosageForm)) ||
        coldKind() !== null ||
        hasColdSalt(article, dosageForm, isUnsaid)),
  )
  return { ...what, article, known, coldKind, isCold }
}

function once<Value>(find: () => Value): () => Value {
  let found: { value: Value } | undefined
  return () => {
    found ??= { value: find() }
    return found.value
  }
}
