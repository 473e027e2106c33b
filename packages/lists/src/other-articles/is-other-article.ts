import { nameKey } from '@dawakit/core/product'
import { areOtherWords } from './words-of.ts'

/** What tells an article from others. */
export interface ArticleFacts {
  name: string
  /** '' where nobody says it. */
  maker: string
  /** By their keys; empty where nobody says them. */
  salts: readonly string[]
}

/** How a row of a list and the product that its code stands for in the shop differ. */
export type Difference = 'other' | 'renamed' | null

/** What stands for the maker where a list names none. */
const NO_MAKER = new Set(['', 'generic'])

/**
 * Whether a code stands for another article than before: 'other' where name, maker and salts have nothing in common, as far as
 * both sides say them; 'renamed' where only the maker is the same, which many articles have.
 *
 * Our choice: a name is another where no word that tells an article is in both. What is there once more, in the name of one
 * and the salts of the other, is the same ('Paracetamol 650' for Dolo).
 */
export function differenceOfArticles(known: ArticleFacts, row: ArticleFacts): Difference {
  if (nameKey(known.name) === nameKey(row.name) || !areOtherWords(known.name, row.name)) return null
  if (known.salts.some((salt) => row.salts.includes(salt))) return null
  const isInSalts = (name: string, salts: readonly string[]) =>
    salts.some((salt) => !areOtherWords(name, salt))
  if (isInSalts(known.name, row.salts) || isInSalts(row.name, known.salts)) return null
  const makers = [known.maker, row.maker].map(nameKey)
  const isMakerSaid = makers.every((maker) => !NO_MAKER.has(maker))
  return isMakerSaid && !areOtherWords(known.maker, row.maker) ? 'renamed' : 'other'
}
