/** What only an article has. A sum of a company's articles may name the company. */
const OF_ARTICLE = [
  'composition',
  'code',
  'pack_size',
  'manufacturer',
  'brand',
  'hsn',
  'dosage_form',
  'batch',
  'expiry',
] as const

/** Whether a row says what no sum and no heading does. */
export const isOfArticle = (values: Readonly<Record<string, string>>): boolean =>
  OF_ARTICLE.some((column) => values[column])

export const PRICES: ReadonlySet<string> = new Set(['mrp', 'price', 'list_price'])

const FORM =
  /(?:^|[^\p{L}])(?:tab(?:let)?s?|cap(?:sule)?s?|syp|syrup|inj(?:ection)?|susp(?:ension)?|drops?|cream|oint(?:ment)?|gel|lotion|sachets?|powder|spray|vial|soap|shampoo|oil|kit|\d+(?:\.\d+)?\s*(?:mg|mcg|ml|gms?|g|iu|%))(?![\p{L}])/iu

/** 'Dolo 650 Tablet', but not 'MADE UP LABS'. */
export const hasForm = (name: string): boolean => FORM.test(name)
