import type { KnownSalts } from '../salts/known-salts.ts'
import { type ParsedSalt, parseComposition } from './parse-composition.ts'

/** What a generic's name says beside its salts: the form, how it releases, for whom and for where it is. */
const BESIDE = new RegExp(
  `(?<![\\p{L}\\d])(?:${[
    'tab(?:let|elt|lte)?s?|cap(?:sule)?s?|soft ?gels?|caplets?|rotacaps?|respules?|inhalers?|inhalation|injections?|inj|infusion',
    'syrups?|syp|suspensions?|solutions?|elixir|linctus|drops?|creams?|ointments?|oint|gels?|lotions?|sprays?|powders?|granules?',
    'sachets?|patch(?:es)?|suppositor(?:y|ies)|pessar(?:y|ies)|lozenges?|vials?|ampoules?|pre-?filled syringes?|pens?|cartridges?|kits?',
    'eye/ear|combi ?(?:pack|kit) of|combi ?kit|per (?:vial|sachet|ampoule|actuation|tablet|capsule)|with wfi|nebuli[sz]ers?|respirator|gargles?|mouth ?wash|skin|expectorant|antiseptic|liquid|aqueous|base',
    'eye|ear|nasal|opt?hth?almic|orodispersible|long acting release|lacquer|nail|transdermal|ophthalmic|otic|oral|topical|vaginal|rectal|mouth|dental|external|intravenous|i\\.?v|strips?|paint|jelly|dusting',
    'gastro-?\\s?resist(?:ant|ance)|enteric[ -]coated|film[ -]coated|(?:un)?coated|chewable|dispersible|effervescent|sublingual',
    'orally disintegrating|disintegrating|mouth dissolving|dissolving|(?:sustained|extended|prolonged|modified|controlled|delayed|slow|immediate)[ -]?releas(?:e|ed)',
    'bilayer(?:ed)?|depot|liposomal|lyophili[sz]ed|sterile|concentrate|dry|paediatric|pediatric|adult|sugar free|suger free|flavou?red|emulsion',
    'for|use|only|digestive|cough|(?:sr|er|xr|xl|cr|pr|mr|dt|od|md|ec)(?![\\p{L}])|hard|gelatin|soft|in',
  ].join('|')})(?![\\p{L}\\d])`,
  'giu',
)

/** Marks of the pharmacopoeias anywhere in a name. */
const MARKS = /(?<![\p{L}\d])(?:i\.?p|b\.?p|u\.?s\.?p)\.?(?![\p{L}\d])/giu
/** '(Prolonged release)', '[Sugar free]': a bracket with no amount in it. */
const ASIDE = /[([](?![^)\]]*\d)[^)\]]*[)\]]/g
/** 'Vitamin C (Vitamin C 1000mg, Zinc 10mg)' is more than its name. */
const HOLDS_MORE = /\([^)]*\d\s*(?:mg|mcg|g|iu)\b/i
const AMOUNT = /\d\s*(?:mg|mcg|g|gm|iu|%)(?![\p{L}])/iu
const IN_BRACKETS = /^([^(]*)\(((?:[^()]|\([^()]*\))*\d\s*(?:mg|mcg|g|gm|iu|%)[^()]*)\)/i
const WASHED = /\b(?:medicated\s+)?(?:shampoo|soap)\b/i
/** A pack behind a strength: '1% w/w 30gm'. */
const PACK = /(?<=(?:%|%\s?[wv]\/[wv]|mg|mcg)),?\s+\d+\s*(?:ml|g|gm)$/i
const PER_ALL = /\bper\s*(?:each\s*)?(\d*(?:\.\d+)?\s*(?:ml|g|gm|mg))\s*$/i

/**
 * The salts that a generic's name is: 'Aceclofenac 100mg and Paracetamol 325mg Tablets IP'. A brand's names none, and of a name of which
 * a part is no known salt nothing is read: alternatives have to have every one.
 */
export function saltsOfName(name: string, knownSalts: KnownSalts): ParsedSalt[] {
  if (!knownSalts.hasWordOf(name)) return []
  const own = saltsIn(name, knownSalts)
  if (own.length > 0) return own
  // 'Ketoconazole 2% Shampoo' is a medicine, 'Biotin Shampoo' none.
  const washed = WASHED.test(name) ? saltsIn(name.replace(WASHED, ' '), knownSalts) : []
  if (washed.length > 0 && washed.every(({ strength }) => strength !== '')) return washed
  // 'Febrilo 650 (Paracetamol 650mg)': what has an amount before it belongs to more.
  const [, before = '', inBrackets] = IN_BRACKETS.exec(name) ?? []
  return inBrackets === undefined || AMOUNT.test(before) ? [] : saltsIn(inBrackets, knownSalts)
}

function saltsIn(text: string, knownSalts: KnownSalts): ParsedSalt[] {
  const bare = text
    .replace(ASIDE, ' ')
    .replace(MARKS, ' ')
    .replace(BESIDE, ' ')
    .replace(/\s+/g, ' ')
    .replace(/(?:\s|[,.-]|\band)+$/i, '')
    .trim()
  const per = PER_ALL.exec(bare)
  const said = per ? bare.slice(0, per.index).trim() : bare.replace(PACK, '')
  const salts = parseComposition(said, knownSalts.named)
  const isRead = ({ name }: ParsedSalt) => knownSalts.named(name) !== undefined && !HOLDS_MORE.test(name)
  if (!salts.every(isRead)) return []
  const by = per?.[1]?.replace(/\s+/g, '')
  return salts.map(({ name, strength }) => ({
    name,
    strength: by && strength !== '' && !/[/%]|\bper\b/.test(strength) ? `${strength}/${by}` : strength,
  }))
}
