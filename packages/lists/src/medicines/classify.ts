import type { SaltFacts, Schedule } from '@dawakit/core/catalogue'
import type { DosageForm } from '@dawakit/core/contract'
import { nameKey } from '@dawakit/core/product'
import type { KnownSalts } from '../salts/known-salts.ts'
import { coldKindOf, hasColdSalt, mayBeCold } from './kept-cold.ts'
import { type ParsedSalt, parseComposition } from './parse-composition.ts'
import { saltsOfName } from './salts-of-name.ts'

export interface Shelf {
  isGeneral: boolean
  category: string
  subcategory: string | null
}

export interface Article {
  name: string
  /** 'allopathy', 'ayurveda', 'nutraceutical', 'personal care', 'consumable'; anything else counts as a medicine. */
  type: string
  /** The list's own heading: 'Antibiotics', 'Cardiovascular System (CVS)' … */
  group: string
  salts: readonly ParsedSalt[]
  dosageForm: DosageForm
}

/** Goods that are no medicine: where they stand and the HSN heading they are taxed under. */
const GENERAL: Record<string, { category: string; hsn: string }> = {
  consumable: { category: 'Healthcare Devices', hsn: '9018' },
  nutraceutical: { category: 'Fitness Supplements', hsn: '2106' },
  'personal care': { category: 'Skin Care', hsn: '3304' },
  ayurveda: { category: 'Ayurvedic Care', hsn: '3004' },
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

/** Where the articles of a list stand, and how they are handed over and kept. */
export interface Classifier {
  /** The salts of a row: those of its composition, and where a list has none those of a generic's name. */
  saltsOf(row: { name: string; composition: string }): ParsedSalt[]
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
  /** What the two are taken for from the name, the heading or the kind alone: somebody has to look at it. */
  assumed(article: Article): Assumed[]
}

const STRICTEST = ['X', 'H1', 'H', 'G'] as const satisfies readonly Schedule[]

export type Assumed = 'prescription' | 'cold chain' | 'pack size'

export function createClassifier(knownSalts: KnownSalts): Classifier {
  return {
    saltsOf: ({ name, composition }) =>
      composition === '' ? saltsOfName(name, knownSalts) : parseComposition(composition, knownSalts.named),
    shelfOf: (article) => shelfOf(article, knownSalts),
    needsPrescription: (article) => needsPrescription(article, knownSalts),
    needsColdChain: (article) => needsColdChain(article, knownSalts),
    scheduleOf: ({ salts }) => {
      const named = salts.map(({ name }) => knownSalts.of(name)?.schedule)
      return STRICTEST.find((schedule) => named.includes(schedule)) ?? null
    },
    assumed: (article) => assumed(article, knownSalts),
  }
}

function shelfOf({ type, group, salts }: Article, knownSalts: KnownSalts): Shelf {
  const general = GENERAL[nameKey(type)]
  if (general) return { isGeneral: true, category: general.category, subcategory: group || null }
  for (const salt of salts) {
    const known = knownSalts.of(salt.name)
    if (known?.speciality) {
      return { isGeneral: false, category: known.speciality, subcategory: known.subspeciality }
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

function needsPrescription(article: Article, knownSalts: KnownSalts): boolean {
  const { type, group, salts, dosageForm } = article
  if (GENERAL[nameKey(type)]) return false
  const known = salts.map((salt) => knownSalts.of(salt.name))
  if (coldKindOf(article, isUnsaid(known))) return true
  const heading = nameKey(group)
  if (PRESCRIPTION_GROUPS.test(heading)) return true
  if (dosageForm === 'injection' || dosageForm === 'vial') return true
  if (known.some((salt) => salt?.isPrescriptionNeeded)) return true
  return !isSure(known) && !FREE_GROUPS.test(heading)
}

/** Whether of each salt it is known if it is free to sell. */
const isSure = (known: readonly (SaltFacts | undefined)[]) =>
  known.length > 0 && known.every((salt) => salt && (salt.schedule !== null || !salt.isPrescriptionNeeded))

function needsColdChain(article: Article, knownSalts: KnownSalts): boolean {
  const { type, salts, dosageForm } = article
  if (GENERAL[nameKey(type)]) return false
  const known = salts.map(({ name }) => knownSalts.of(name))
  const isSaidCold = known.some((salt) => salt?.isColdChainNeeded)
  return (
    (isSaidCold && mayBeCold(dosageForm)) ||
    coldKindOf(article, isUnsaid(known)) !== null ||
    hasColdSalt(article, dosageForm, isUnsaid(known))
  )
}

/** Whether nothing is known of any salt: a misspelt one tells as little as none. */
const isUnsaid = (known: readonly unknown[]) => known.every((salt) => salt === undefined)

function assumed(article: Article, knownSalts: KnownSalts): Assumed[] {
  if (GENERAL[nameKey(article.type)]) return []
  const known = article.salts.map(({ name }) => knownSalts.of(name))
  const isSaidCold = known.some((salt) => salt?.isColdChainNeeded)
  return [
    ...(!isSure(known) && needsPrescription(article, knownSalts) ? (['prescription'] as const) : []),
    ...(!isSaidCold && needsColdChain(article, knownSalts) ? (['cold chain'] as const) : []),
  ]
}

/** HSN heading by what an article is, where the list gives none. */
export function hsnOf({ type }: Article): string {
  return GENERAL[nameKey(type)]?.hsn ?? '3004'
}
