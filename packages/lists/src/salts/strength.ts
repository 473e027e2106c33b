/** How much of a salt there is, as packs write it: '500mg', '0.1 % w/w', '125 mg per 5 ml', '60,000 IU', '2 billion CFU'. */
const NUMBER = '(?:(?:\\d{1,3}(?:,\\d{2,3})+|\\d+)(?:\\.\\d+)?|\\.\\d+)(?:\\s*[x×]\\s*10\\s*\\^?\\s*\\d+)?'
const TIMES = '\\s*(?:million|billion|lakhs?|lacs?|crores?|mega)\\b\\.?'
const UNIT =
  '(?:mg|mgs|milligrams?|mcg|mcgs|[µμ]g|ug|micrograms?|g|gm|gms|grams?|kg|ng|ml|mls|l|ltr|litres?|i\\.?u\\.?|m\\.?i\\.?u\\.?|units?|u|meq|m?mol|m?osm|cfu|spores|pfu|lf|dl|kcal|ppm|mci|mbq|elisa units?|usp units?)(?![\\p{L}])'
const PARTS = '(?:\\s*\\(?[wv]\\s?/\\s?[wv]\\b\\)?)?'
const MEASURE = `(?:${UNIT}|%${PARTS})`
const PER_WHAT =
  '(?:ml|mls|l|ltr|g|gm|gms|mg|kg|tab(?:let)?s?|cap(?:sule)?s?|dose|actuation|puff|spray|metered dose|drops?|vial|amp(?:oule)?s?|sachet|patch|hr|hour|h|day|piece|lozenge|unit|pen|cartridge|teaspoon|tsp)\\b'
const PER = `(?:\\s*(?:/|\\bper\\b)\\s*(?:${NUMBER}\\s*)?${PER_WHAT})`
const AMOUNT = `${NUMBER}(?:(?:${TIMES})?\\s*${MEASURE}|${TIMES})${PER}?`

const SOME = `${NUMBER}(?:${TIMES})?(?:\\s*${MEASURE})?`
/** What alone is one: nothing else beside. Numbers without a unit and ratios stand in brackets so. */
const WHOLE = new RegExp(
  `^(?:(?:approx\\.?|about|nlt|not less than|eq\\.? to|equivalent to)\\s+)?${SOME}(?:\\s*(?:[/:+-]|\\bper\\b)\\s*(?:${SOME}|${PER_WHAT}))*\\s*[+-]?$`,
  'iu',
)
const AT_END = new RegExp(`^(.*?[\\p{L}\\p{N})\\]'’.*-])\\s+(${AMOUNT})$`, 'isu')
/** 'Paracetamol500mg'. */
const GLUED = new RegExp(`^(.*?\\p{L}{3})(${AMOUNT})$`, 'isu')
const AT_START = new RegExp(`^(${AMOUNT})\\s+(?:of\\s+)?(?!(?:and|with|per|eq)\\b)(\\p{L}.*)$`, 'isu')
const SEVERAL = new RegExp(
  `^(.*?[\\p{L})\\]])\\s*\\(?\\s*(${SOME}(?:\\s*[/+&]\\s*${SOME})*\\s*[/+&]\\s*${AMOUNT})\\s*\\)?$`,
  'isu',
)
/** But '100mg/325mg', which are two. */
const ONE = new RegExp(`^(?!.*/\\s*[\\d.]+\\s*m?c?gm?$)${AMOUNT}$`, 'iu')
const NEXT_SALT = new RegExp(
  `((?<![\\p{L}\\d.])${AMOUNT})\\s+(?!(?:eq|equiv\\w*|elemental|per|of|as|in|and|with|for|to)\\b)(?=\\p{L}[\\p{L}-]{4}[^+&,;/(]*?\\s${AMOUNT})`,
  'giu',
)
const UNIT_AT_START = new RegExp(`^(?:${PER_WHAT}|${UNIT})`, 'iu')

/** What a bracket says instead of a strength. */
const UNSAID = /^(?:n\.?\s?a\.?|q\.?\s?s\.?|nil|-+)?$/i

/** Whether a text in brackets behind a salt is how much of it there is, and no part of its name. */
export const isStrength = (text: string): boolean => UNSAID.test(text) || WHOLE.test(text)

/** Whether a text begins with what amounts are measured in or by: the end of '5mg/ml'. */
export const startsWithUnit = (text: string): boolean => UNIT_AT_START.test(text)

/** 'Bilastine 20mg Montelukast 10mg': a plus where one salt's strength ends and the next one's name begins. */
export const withPluses = (text: string): string => text.replace(NEXT_SALT, '$1 + ')

/** A strength that stands at the end of a text without brackets, or at its start, apart from the rest. */
export function strengthOf(text: string): { rest: string; strength: string } | null {
  const behind = AT_END.exec(text) ?? GLUED.exec(text)
  if (behind) return { rest: behind[1] ?? '', strength: behind[2] ?? '' }
  const before = AT_START.exec(text)
  return before && { rest: before[2] ?? '', strength: before[1] ?? '' }
}

/** 'Aceclofenac & Paracetamol (100mg/325mg)', '… 100/325 mg': the strengths of several salts behind all of their names. */
export function strengthsOf(text: string): { rest: string; strengths: string[] } | null {
  const found = SEVERAL.exec(text)
  // '500mg/5ml' is one.
  if (!found || ONE.test(found[2] ?? '')) return null
  const parts = (found[2] ?? '').split(/[/+&]/).map((part) => part.trim())
  const unit = /[^\d.,\s].*$/s.exec(parts.at(-1) ?? '')?.[0] ?? ''
  return {
    rest: found[1] ?? '',
    strengths: parts.map((part) => (/^[\d.,]+$/.test(part) ? `${part} ${unit}` : part)),
  }
}

/** How a strength is compared: one spelling of what packs print in several. '125 mg per 5 ml' and '125mg/5ml' are the same. */
export function strengthKey(strength: string): string {
  return strength
    .toLowerCase()
    .replace(/\s+/g, ' ')
    .replace(/\bper\b/g, '/')
    .replace(/(?<=\d),(?=\d{2,3}\b)/g, '')
    .replace(/[µμ]g|\bmicrograms?\b|(?<=[\d\s])ug\b|\bmcgs\b/g, 'mcg')
    .replace(/(?<=[\d\s])(?:mgs|milligrams?)\b/g, 'mg')
    .replace(/(?<=[\d\s/])(?:gms?|grams?)\b/g, 'g')
    .replace(/(?<=[\d\s])i\.\s?u\.?(?!\p{L})/gu, 'iu')
    .replace(/(?<=[\d\s/])mls\b/g, 'ml')
    .replace(/\s+/g, '')
    .replace(/\/1(?=[a-z])/g, '/')
    .replace(/(?<![\d.])\.(?=\d)/g, '0.')
    .replace(/(\.\d*?)0+(?!\d)/g, '$1')
    .replace(/\.(?!\d)(?=[a-z%/]|$)/g, '')
    .replace(/^0+(?=\d)/, '')
}
