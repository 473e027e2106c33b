import type { SaltFacts, Schedule } from '@dawakit/core/catalogue'
import type { DosageForm, ImportGuess, ImportReason } from '@dawakit/core/contract'
import { nameKey } from '@dawakit/core/product'
import { scheduleOfBiological, scheduleOfSalt } from '@dawakit/core/sale'
import { GENERAL_KINDS, goodsByName, goodsKindOf } from '../goods/index.ts'
import type { KnownSalts } from '../salts/known-salts.ts'
import type { Article } from './article.ts'
import { type Look, lookAt } from './look-at.ts'
import { medicineCodeOf } from './medicine-codes.ts'
import { type ParsedSalt, parseComposition } from './parse-composition.ts'
import { saltsOfName } from './salts-of-name.ts'
import { TAKEN_IN } from './what-it-is.ts'

export interface Shelf {
  isGeneral: boolean
  category: string
  subcategory: string | null
}

/** Speciality by the list's heading, for salts that nobody knows. */
const SPECIALITY_BY_GROUP: readonly [RegExp, string][] = [
  [/cardio|diuretic|anticoagulant/, 'Cardiology'],
  [/\bcns\b|nervous|migraine|alcoholism/, 'Neurology'],
  [/diabet/, 'Diabetes'],
  [
    /antibiotic|anti-?fungal|anti-?malarial|anthelmintic|anti-?viral|retroviral|t\.?b|covid/,
    'Infectious Diseases',
  ],
  [/gastro|emetic|enzyme|hepato|hemorrhoid/, 'Gastroenterology'],
  [/analgesic|anaesthetic/, 'Pain Relief'],
  [/respiratory|altitude/, 'Respiratory'],
  [/oncology/, 'Oncology'],
  [/derma|burn|antiseptic/, 'Dermatology'],
  [/vitamin|supplement|electrolyte|nutra/, 'Vitamins and Nutrition'],
  [/ophthalm|opthalm|otic/, 'Ophthalmology'],
  [/urology/, 'Urology'],
  [/gynae|ovar/, 'Gynaecology'],
  [/ortho|gout/, 'Orthopaedics and Rheumatology'],
  [/histamin/, 'Allergy'],
  [/steroid|hormone|thyroid/, 'Endocrinology'],
  [/immuno/, 'Immunology and Transplant'],
  [/coagulant|iron|erythro|anemia/, 'Haematology'],
  [/nephro/, 'Nephrology'],
  [/stomato|mouth/, 'Dental Care'],
  [/vaccine|rabies/, 'Vaccines'],
  [/weight/, 'Weight Management'],
]
const OTHER_SPECIALITY = 'General Medicine'

/** What a list does not say of an article, and why it was taken for what it was. */
export interface Guessed {
  what: ImportGuess
  why: ImportReason
}

/** Where the articles of a list stand, how they are handed over, kept and taxed. */
export interface Classifier {
  /** The salts of a row: those of its composition, and where a list has none those of a generic's name. */
  saltsOf(row: { name: string; composition: string; type: string; dosageForm: DosageForm }): ParsedSalt[]
  /** Whether goods are no medicine by what the list says of them: without a form of their own they are devices. */
  isDevice(type: string): boolean
  shelfOf(article: Article): Shelf
  /**
   * Whether a medicine is only handed over against a prescription: by the schedule of its salts, by the list's
   * heading, always when it is injected or a biologic, and in doubt when a salt is unknown. Other goods need none.
   */
  needsPrescription(article: Article): boolean
  /** Whether it is kept at 2 to 8 °C: insulins, vaccines and other biologics always, known salts of the cold chain by form. */
  needsColdChain(article: Article): boolean
  /** The strictest schedule that names a salt of it; null where none does, or no salt is known. */
  scheduleOf(article: Article): Schedule | null
  /** The code that it is taxed under: by its salts, by its name, by its kind. */
  hsnOf(article: Article): { hsn: string; why: ImportReason }
  /** What prescription, cold chain and schedule are taken for: somebody has to look at it. */
  assumed(article: Article): Guessed[]
}

/** What stands for nothing in a column of salts. */
const NOTHING = /^(?:n\.?\s*\/?\s*a\.?|nil|none|not applicable|[-.]+)$/i

export function createClassifier(knownSalts: KnownSalts): Classifier {
  let last: Look | undefined
  /** An article is asked for several things, one after the other. */
  const look = (article: Article): Look => {
    if (last?.article !== article) last = lookAt(article, knownSalts)
    return last
  }
  return {
    saltsOf({ name, composition, type, dosageForm }) {
      if (!NOTHING.test(composition) && composition !== '')
        return parseComposition(composition, knownSalts.named)
      const kind = goodsKindOf(type)
      const isMedicine = kind === null || kind === 'medicine' || TAKEN_IN.has(dosageForm)
      const salts = isMedicine ? saltsOfName(name, knownSalts) : []
      // 'Protein Powder' is what it says, and no medicine of protein.
      const isGoods = salts.every(({ strength }) => strength === '') && (goodsByName(name)?.words ?? 0) > 1
      return isGoods ? [] : salts
    },
    isDevice: (type) => goodsKindOf(type) === 'consumable',
    shelfOf: (article) => shelfOf(look(article)),
    needsPrescription: (article) => needsPrescription(look(article)),
    needsColdChain: (article) => look(article).isCold(),
    scheduleOf: (article) => scheduleOf(look(article)),
    hsnOf: (article) => hsnOf(look(article), knownSalts),
    assumed: (article) => assumed(look(article)),
  }
}

const NAMED = ['X', 'H1', 'H', 'C', 'C1', 'G'] as const satisfies readonly Schedule[]

const scheduleOf = (look: Look): Schedule | null => scheduleByKind(look) ?? scheduleBySalts(look)

function scheduleBySalts({ article, known }: Look): Schedule | null {
  const named = known.map((salt, index) =>
    scheduleOfSalt(article.salts[index]?.name ?? '', salt?.schedule ?? null),
  )
  return NAMED.find((schedule) => named.includes(schedule)) ?? null
}

/** Of a biological of which no salt says more. */
function scheduleByKind(look: Look): Schedule | null {
  const bySalts = scheduleBySalts(look)
  const isBiological = look.kind === 'medicine' && look.coldKind() !== null
  return isBiological && (bySalts === null || bySalts === 'G')
    ? scheduleOfBiological(look.article.dosageForm)
    : null
}

function shelfOf({ article: { group }, known, kind, goods, isSaid }: Look): Shelf {
  // A list that says the kind has its own shelf; of all else the name tells.
  if (kind !== 'medicine' && goods && (!isSaid || kind === 'goods')) {
    return { isGeneral: true, category: goods.category, subcategory: group || goods.subcategory }
  }
  if (kind !== 'medicine') {
    return { isGeneral: true, category: GENERAL_KINDS[kind].category, subcategory: group || null }
  }
  for (const salt of known) {
    if (salt?.speciality) {
      return { isGeneral: false, category: salt.speciality, subcategory: salt.subspeciality }
    }
  }
  const heading = nameKey(group)
  const found = SPECIALITY_BY_GROUP.find(([pattern]) => pattern.test(heading))
  return { isGeneral: false, category: found?.[1] ?? OTHER_SPECIALITY, subcategory: group || null }
}

/**
 * Headings whose medicines need a prescription whatever the schedules say.
 * @source docs/importing.md#prescription
 */
const PRESCRIPTION_GROUPS =
  /antibiotic|diabet|cardiovascular|\bcvs\b|\bcns\b|nervous|oncology|retroviral|anti-?viral|steroid|hormone|immunosuppressant|anticoagulant|anti-?thyroid|anaesthetic/

/** Headings under which a salt that nobody knows is not taken for a prescription medicine. */
const FREE_GROUPS = /vitamin|supplement|electrolyte|antiseptic|enzyme|nutra|burn|foot|throat|mosquito/

function needsPrescription({ article: { group, dosageForm }, known, kind, coldKind }: Look): boolean {
  if (kind !== 'medicine') return false
  if (coldKind()) return true
  const heading = nameKey(group)
  if (PRESCRIPTION_GROUPS.test(heading)) return true
  if (dosageForm === 'injection' || dosageForm === 'vial') return true
  if (known.some((salt) => salt?.isPrescriptionNeeded)) return true
  return !isSure(known) && !FREE_GROUPS.test(heading)
}

/** Whether of each salt it is known if it is free to sell. */
const isSure = (known: readonly (SaltFacts | undefined)[]) =>
  known.length > 0 && known.every((salt) => salt && (salt.schedule !== null || !salt.isPrescriptionNeeded))

function assumed(look: Look): Guessed[] {
  const { known, kind, isSaid, isByCode } = look
  const isScheduled = scheduleOf(look) !== null
  const schedule: Guessed[] = isScheduled
    ? [{ what: 'schedule', why: scheduleByKind(look) ? 'kind' : 'by salt' }]
    : []
  if (kind !== 'medicine') {
    // Where the list does not say that it is no medicine, its name does.
    return isSaid
      ? schedule
      : [{ what: 'prescription', why: isByCode ? 'goods by code' : 'goods by name' }, ...schedule]
  }
  const isSaidCold = known.some((salt) => salt?.isColdChainNeeded)
  return [
    ...(!isSure(known) && needsPrescription(look)
      ? [{ what: 'prescription', why: unsureOf(known) } as const]
      : []),
    ...(!isSaidCold && look.isCold()
      ? [{ what: 'cold chain', why: look.coldKind() ? 'kind' : 'salt or form' } as const]
      : []),
    ...schedule,
  ]
}

/** Why nobody knows whether it is free to sell. */
function unsureOf(known: readonly (SaltFacts | undefined)[]): ImportReason {
  if (known.length === 0) return 'no salt'
  return known.includes(undefined) ? 'unknown salt' : 'no schedule'
}

function hsnOf(look: Look, knownSalts: KnownSalts): { hsn: string; why: ImportReason } {
  const { article, known, kind, goods, isSaid } = look
  if (goods) return { hsn: goods.hsn, why: 'by name' }
  if (kind !== 'medicine') return { hsn: GENERAL_KINDS[kind].hsn, why: 'by kind' }
  const hsn = medicineCodeOf(article, look.coldKind(), knownSalts)
  if (known.some((salt) => salt !== undefined)) return { hsn, why: 'by salt' }
  if (hsn !== '3004') return { hsn, why: 'by name' }
  return { hsn, why: isSaid ? 'by kind' : 'by nothing' }
}
