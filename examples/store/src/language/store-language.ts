import type { Translation } from '@dawakit/core/language'
import type { Language } from '@dawakit/widgets/language'
import type * as english from './en/index.ts'

/**
 * All that the store says in one language: what the folder `en` exports, under the same names. Dictionaries are
 * translated entry by entry, policies are documents of the same shape.
 */
export type StoreLanguage = {
  readonly [Name in keyof typeof english]: Name extends 'shopLanguage'
    ? Language
    : Translation<(typeof english)[Name]>
}

/**
 * Does not compile where a folder of a language says less than the English one. The last line of its `index.ts`:
 * `export type Hindi = Whole<typeof import('./index.ts')>`
 */
export type Whole<Folder extends StoreLanguage> = Folder
