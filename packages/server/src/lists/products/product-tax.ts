import {
  type BasisPoints,
  DEFAULT_GST,
  gstInForce,
  gstOfTable,
  isNilRated,
  nilRatedName,
} from '@dawakit/core/tax'
import {
  type Article,
  type Classifier,
  type Guessed,
  type SaidRate,
  saidRate,
} from '@dawakit/lists/medicines'

/** What a product is taxed by. */
export interface ProductTax {
  hsn: string
  /** Whether the list says it. */
  isHsnSaid: boolean
  gstBasisPoints: BasisPoints
  /** What the list says of the rate; null where it says nothing, and the one of its code is in force. */
  gstSaid: SaidRate | null
}

/**
 * What goods are taxed by: as the row says, else by what they are.
 *
 * @throws {BadValue} for what is no code, and no rate of the day
 */
export function readTax(
  row: Record<string, string>,
  article: Article,
  { classifier, day }: { classifier: Classifier; day: string },
): ProductTax & { guessed: Guessed[] } {
  const rate = row['gst_rate'] ?? ''
  const salts = article.salts.map(({ name }) => name)
  const own = article.hsn ? null : classifier.hsnOf(article)
  const hsn = own?.hsn ?? article.hsn ?? ''
  const said = rate === '' ? null : saidRate(rate, day)
  const why = whyGuessed({ hsn, salts, isGuessed: own !== null, said }, day)
  return {
    hsn,
    isHsnSaid: own === null,
    gstBasisPoints: said?.rate ?? gstInForce({ hsn, salts }, day)[0] ?? DEFAULT_GST,
    gstSaid: said,
    guessed: [
      ...(own ? [{ what: 'HSN', why: own.why } as const] : []),
      ...(why ? [{ what: 'GST rate', why } as const] : []),
    ],
  }
}

interface Rated {
  hsn: string
  salts: readonly string[]
  isGuessed: boolean
  said: SaidRate | null
}

/** Why a rate is a guess; null of one that list or law say. */
function whyGuessed({ hsn, salts, isGuessed, said }: Rated, day: string): Guessed['why'] | null {
  if (said) return said.isFraction ? 'fraction' : null
  if (isNilRated(salts)) return salts.some((salt) => nilRatedName(salt)?.isNear) ? 'nearly nil' : null
  if (isGuessed) return 'code guessed'
  const rates = gstOfTable(hsn, day)
  if (rates.length === 1) return null
  return rates.length === 0 ? 'code unknown' : 'several rates'
}
