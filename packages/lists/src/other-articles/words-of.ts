import { nameKey } from '@dawakit/core/product'

/** Words that many articles and makers share: of one article they tell nothing. */
const COMMON = new Set(
  `tablet tablets tab tabs capsule capsules cap caps softgel softgels syrup syp suspension susp injection inj infusion drop drops
cream ointment oint gel lotion powder granules sachet sachets vial amp ampoule ampoules bottle strip strips pack tube jar box kit pen
cartridge solution soln spray inhaler respules rotacaps oil soap shampoo wash paste eye ear nasal oral skin hair face baby kids junior
adult dry liquid sugar free plus forte new gold care max extra super advance total active natural original general health herbal ayurvedic
sodium potassium calcium magnesium acid hydrochloride hcl phosphate sulphate sulfate acetate maleate vitamin vitamins
and with for the from per each net set combo offer mg mcg gm gms kg ml ltr iu usp ip bp nos pcs pieces generic
ltd limited pvt private pharma pharmaceutical pharmaceuticals laboratories laboratory labs lab healthcare lifesciences life sciences
remedies biotech drugs drug india industries company corporation corp inc llp products international medicare`.split(
    /\s+/,
  ),
)

/** Letters of a word that a list has to spell alike: the rest may be cut off, or an ending. */
const STEM = 5

/** The words of a name that tell it from others. Where it has none such, all that it has. */
export function wordsOf(name: string): string[] {
  const words = nameKey(name).match(/\p{L}[\p{L}\p{M}]*|\p{N}+/gu) ?? []
  const letters = words.filter((word) => /\p{L}/u.test(word) && word.length > 1)
  const telling = letters.filter((word) => !COMMON.has(word))
  return telling.length > 0 ? telling : letters.length > 0 ? letters : words
}

/** Whether two names have nothing in common that tells an article: no word, no beginning of one, and no spelling together. */
export function areOtherWords(one: string, other: string): boolean {
  const [first, second] = [wordsOf(one), wordsOf(other)]
  return (
    !first.some((word) => second.some((its) => isAlike(word, its))) &&
    !isAlike(first.join(''), second.join(''))
  )
}

const isAlike = (one: string, other: string) =>
  one === other || (one.length >= STEM && other.length >= STEM && one.slice(0, STEM) === other.slice(0, STEM))
