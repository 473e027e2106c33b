import type { DosageForm, ProductSummary } from '@dawakit/core/contract'

export interface PackUnits {
  /** Units in a pack, with `unit` the base of the price per unit. Null when the text does not say. */
  unitsPerPack: number | null
  unit: ProductSummary['unit']
  /** Whether the text was not understood, or tells more than one number. */
  isDoubtful: boolean
}

interface Reading {
  units: number
  unit: NonNullable<PackUnits['unit']>
  /** What the text says beside. */
  rest: string
}

const NUMBER = '(\\d+(?:\\.\\d+)?|\\.\\d+)'
const MEASURE_WORDS = 'mls?|ltrs?|lts?|lit(?:er|re)s?|l|kgs?|kilograms?|kilos?|gms?|grms?|gram(?:me)?s?|g'
const MEASURE = `(${MEASURE_WORDS})`
const NO_MEASURE = `(?!\\.\\d|\\s*%|\\s*(?:${MEASURE_WORDS}|mg|mcg|iu)\\b)`
const HOLDER =
  '(?:strips?|blisters?|boxes|packets?|packs?|pouches|sa[t]?chete?s?|vials?|amp(?:ou|u|o)?l?e?s?|amps?|bott?[le]{2}s?|tubes?|jars?|car?tridges?|pens?|syringes?|re?spules?|penfills?)'
const PIECE =
  "(?:tab[le]{0,3}t?'?s?|tabelts?|tabelets?|tablests?|tabltes?|tblets?|cap[sule]{0,5}s?|capusles?|capulses?|capsuels?|caplets?|soft ?gels?|gelcaps?|rotacaps?|lozenges?|sachets?|gums?|pessar(?:y|ies)|supposit[oa]r(?:y|ies)|patch(?:es)?|pieces?|pcs?|pc|nos?|units?|pills?|films?)"
/** What is counted where nothing is measured: '1 Injection', '5 sachets', '3 pens'. */
const ARTICLE = `(?:${PIECE}|inj[ei]?ctions?|inj|${HOLDER}|rotacaps?|redicaps?|inhalers?|kits?|combi ?kits?|devices?|infusions?|vaccines?|soaps?|bars?|syrups?|suspensions?|drops?|creams?|ointments?|gummies|tests?|gels?|lotions?|powders?|sprays?|solutions?|shampoos?|napkins?|wipes?|buds?|lancets?|needles?|rolls?|pairs?)`
/** Up to three words of what kind it is: '10 soft gelatin capsules'. */
const KIND = '(?:(?!(?:of|x|in|and|or|mg|mcg|iu|g|gm|ml)\\b)[a-z][a-z/-]*\\s+){0,3}'
const TIMES = '\\s*x\\s*'

/** '5x10x2 ml', '100 ml'. */
const MEASURED = new RegExp(`(?<![\\d.])((?:\\d+${TIMES})*)${NUMBER}\\s*${MEASURE}\\b(?:${TIMES}(\\d+)\\b)?`)
/** '5 ampoules of 2 ml', '10 sachets x 5 g'. */
const HELD = new RegExp(
  `\\b(\\d+)\\s*${HOLDER}\\s*(?:of|x|each|\\()?\\s*(?:of\\s*)?${NUMBER}\\s*${MEASURE}\\b`,
)
const DOSES = /\b(\d+)\s*(?:mdi?s?|m\.d\.i?\.?|metered[\s-]?doses?|doses?|puffs?|actuations?|sprays)\b/

/** '10x10', "1 x 15's", '10 x 10 tab': boxes of strips, of which each has so many. */
const BOXES = new RegExp(
  `(?<![\\d.])((?:\\d+(?:\\s*(?:strips?|blisters?))?${TIMES})+)(\\d+)(?![\\d.]|\\s*(?:${MEASURE_WORDS}|mg|mcg|iu)\\b)(?:\\s*'?\\s*s\\b)?(?:\\s*${KIND}${PIECE}\\b)?`,
)
/** "10's x 10", '10 tablets x 10 strips'. */
const BOXED_BEHIND = new RegExp(
  `\\b(\\d+)\\s*(?:'?\\s*s\\b|${KIND}${PIECE}\\b)${TIMES}(\\d+)\\b(?:\\s*(?:'?s\\b|${HOLDER}\\b))?`,
)
/** '10 strips of 10', '3 blisters of 5 tablets'. */
const STRIPS_OF = new RegExp(
  `\\b(\\d+)\\s*(?:strips?|blisters?|packs?|bott?[le]{2}s?)\\s*(?:of|containing|with|each of)\\s*(\\d+)\\b(?!\\.\\d)(?:\\s*'?\\s*s\\b)?(?:\\s*${KIND}${PIECE}\\b)?`,
)
const COUNTED_PIECES = new RegExp(`(?<![\\d.%])(\\d+)(?:\\.0+)?\\s*(?:['\`]?\\s*s\\b|${KIND}${PIECE}\\b)`)
const COUNTED_ARTICLES = new RegExp(`(?<![\\d.%])(\\d+)(?:\\.0+)?\\s*(?:'?\\s*s\\b|${KIND}${ARTICLE}\\b)`)
/** 'Strip of 10', and a number that stands alone. */
const ALONE = new RegExp(`\\bof\\s+(\\d+)\\b${NO_MEASURE}|^\\s*(\\d+)\\s*(?:strips?|blisters?)?\\s*$`)

/** 'Tab 10'. */
const REVERSED = new RegExp(`^${PIECE}\\.?\\s*(\\d+)$`)

/** More than that is a slip: a product's row takes no more either. */
const MOST_UNITS = 1_000_000

const COUNTED = new Set<DosageForm>(['tablet', 'capsule', 'suppository', 'patch'])
const DOSED = new Set<DosageForm>(['inhaler', 'spray'])

/** Whether a pack of a form is counted by its pieces and by nothing else. */
export const isCountedForm = (form: DosageForm): boolean => COUNTED.has(form)

/** How much of a form a pack has, of the text that is printed on it. */
export function unitsOf(form: DosageForm, kind: string, pack: string): PackUnits {
  const text = plainly(pack)
  const unit = pieceOf(form, kind)
  const isCounted = COUNTED.has(form)
  const none = { unitsPerPack: null, unit: isCounted ? unit : null }
  if (text === '') return { ...none, isDoubtful: pack.trim() !== '' }
  const reading = isCounted
    ? piecesIn(text, unit)
    : DOSED.has(form)
      ? (dosesIn(text) ?? measureIn(text) ?? articlesIn(text, form, unit))
      : (measureIn(text) ?? dosesIn(text) ?? articlesIn(text, form, unit))
  if (!reading) return { ...none, isDoubtful: true }
  const { units, unit: of, rest } = reading
  if (!(units > 0 && units <= MOST_UNITS)) return { ...none, isDoubtful: true }
  return {
    unitsPerPack: units,
    unit: of,
    isDoubtful: ADDED.test(text) || hasOtherNumber(rest, units, DOSED.has(form)),
  }
}

/** What is sucked counts in pieces, and what is breathed in by a device in capsules. */
function pieceOf(form: DosageForm, kind: string): 'tablet' | 'capsule' | 'piece' {
  if (kind === 'rotacap') return 'capsule'
  return kind !== 'lozenge' && (form === 'tablet' || form === 'capsule') ? form : 'piece'
}

/** '10+2 tablets', '100 ml + 20 ml free', 'box of 10 strips' behind what is in each. */
const ADDED = /\d\s*[a-z]*\s*\+|\bfree\b|\bextra\b|\bof \d+ (strips|blisters)\s*$/

const WORDS = 'one two three four five six seven eight nine ten'.split(' ')

/** Lower case, one sign for 'times', no thousands commas, fractions and number words as numbers. */
export function plainly(pack: string): string {
  return (
    pack
      .replace(/(\d)\s*(?=[½¼¾])/g, '$1 ')
      .normalize('NFKC')
      .toLowerCase()
      .replace(/[\u2044]/g, '/')
      .replace(/[’‘`´]/g, "'")
      .replace(/[×*]/g, 'x')
      .replace(/(\d),(?=\d{3}\b)/g, '$1')
      .replace(/\bm\.\s?l\.?(?=\W|$)/g, 'ml')
      .replace(
        /\b(?:(\d+) )?(\d+)\s*\/\s*(\d+)(?=\s*(?:ltr|lit|l|kg|ml|gm?)\w*\b)/g,
        (text, whole = 0, of, by) =>
          Number(by) > 0 ? String(Number(whole) + Number(of) / Number(by)) : text,
      )
      // '125mg/5ml' is a strength.
      .replace(/\d[\d.]*\s*(?:mg|mcg|iu|units?|gm?)\s*\/\s*[\d.]*\s*ml\b/g, ' ')
      .replace(/^(?:1\s*(?:'?s)?\s*)?pairs?\b/, '2 pieces')
      .replace(new RegExp(`\\b(${WORDS.join('|')})\\b`, 'g'), (word) => String(WORDS.indexOf(word) + 1))
      .replace(/(\d)(?=[a-wyz])/g, '$1 ')
      // What comes along is no part of it: '1 vial with 5 ml WFI'.
      .replace(/\bwith\b.*$/, '')
      .replace(/\s+/g, ' ')
      .trim()
  )
}

function measureIn(text: string): Reading | undefined {
  const held = HELD.exec(text)
  if (held) {
    const [all, count, number, unit = ''] = held
    return measured(Number(count) * Number(number), unit, text.replace(all, ' '))
  }
  const match = MEASURED.exec(text)
  if (!match) return undefined
  const [all, before = '', number, unit = '', behind] = match
  return measured(product(before) * Number(number) * Number(behind ?? 1), unit, text.replace(all, ' '))
}

function measured(size: number, unit: string, rest: string): Reading {
  const factor = /^(k|l)/.test(unit) ? 1000 : 1
  return {
    units: Math.round(size * factor * 1000) / 1000,
    unit: /^(m|l)/.test(unit) ? 'ml' : 'g',
    rest,
  }
}

function dosesIn(text: string): Reading | undefined {
  const match = DOSES.exec(text)
  return match ? { units: Number(match[1]), unit: 'dose', rest: text.replace(match[0], ' ') } : undefined
}

function piecesIn(text: string, unit: Reading['unit']): Reading | undefined {
  const found = (match: RegExpExecArray, units: number) => ({
    units,
    unit,
    rest: text.replace(match[0], ' '),
  })
  const strips = STRIPS_OF.exec(text)
  if (strips) return found(strips, Number(strips[1]) * Number(strips[2]))
  const behind = BOXED_BEHIND.exec(text)
  if (behind) return found(behind, Number(behind[1]) * Number(behind[2]))
  const boxes = BOXES.exec(text)
  if (boxes) return found(boxes, product(boxes[1] ?? '') * Number(boxes[2]))
  const count = COUNTED_PIECES.exec(text) ?? REVERSED.exec(text)
  if (count) return found(count, Number(count[1]))
  const alone = ALONE.exec(text)
  // '10 strips' are not ten tablets.
  return alone && !/strips?\s*$|blisters?\s*$/.test(alone[0])
    ? found(alone, Number(alone[1] ?? alone[2]))
    : undefined
}

/** Of what is measured as a rule a number alone tells nothing; of devices it does. */
function articlesIn(text: string, form: DosageForm, unit: Reading['unit']): Reading | undefined {
  const count = COUNTED_ARTICLES.exec(text) ?? (form === 'device' ? ALONE.exec(text) : null)
  const number = count?.[1] ?? count?.[2]
  return count && number !== undefined
    ? { units: Number(number), unit, rest: text.replace(count[0], ' ') }
    : undefined
}

const product = (text: string) =>
  (text.match(/\d+/g) ?? []).reduce((whole, number) => whole * Number(number), 1)

/** One of what holds it, strengths and sizes: '(1 vial)', '100 iu/ml', '250 mg'. */
function withoutWrapping(text: string): string {
  return text
    .replace(
      new RegExp(
        `\\b(?:in\\s+)?1(?:\\.0+)?\\s*(?:x\\b|'?s\\b|${KIND}(?:${HOLDER}|box|pack\\w*|jar|tin|carton|pouch|container|pc|piece)\\b)`,
        'g',
      ),
      ' ',
    )
    .replace(
      /\d[\d.,]*\s*(?:mg|mcg|µg|ug|iu|miu|i\.u\.|units?|%|lbs?|cm|mm|inch(?:es)?|meq)(?![a-z])\S*/g,
      ' ',
    )
    .replace(/\((?:1\s*x\s*)?1\)/g, ' ')
}

/** Whether beside what was read the text tells another number. */
function hasOtherNumber(rest: string, units: number, isDosed: boolean): boolean {
  const beside = withoutWrapping(
    isDosed ? rest.replace(new RegExp(`${NUMBER}\\s*${MEASURE}\\b`), ' ') : rest,
  ).replace(/(\d+)\s*x\s*(\d+)/g, (_, one, other) => String(Number(one) * Number(other)))
  const numbers = beside.match(/\d+(?:\.\d+)?/g) ?? []
  return numbers.some((number) => Number(number) !== units)
}
