import type { DosageForm } from '@dawakit/core/contract'
import { nameKey } from '@dawakit/core/product'
import { coldKindOf, hasColdSalt, mayBeCold } from './kept-cold.ts'
import type { KnownSalt } from './known-salts.ts'
import type { ParsedSalt } from './parse-composition.ts'

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
  shelfOf(article: Article): Shelf
  /**
   * Whether a medicine is only handed over against a prescription: by the schedule of its salts, by the list's
   * heading, always when it is injected or a biologic, and in doubt when a salt is unknown. Other goods need none.
   */
  needsPrescription(article: Article): boolean
  /** Whether it is kept at 2 to 8 °C: insulins, vaccines and other biologics always, known salts of the cold chain by form. */
  needsColdChain(article: Article): boolean
  /** What the two are taken for from the name, the heading or the kind alone: somebody has to look at it. */
  assumed(article: Article): Assumed[]
}

export type Assumed = 'prescription' | 'cold chain'

export function createClassifier(knownSalt: KnownSalt): Classifier {
  return {
    shelfOf: (article) => shelfOf(article, knownSalt),
    needsPrescription: (article) => needsPrescription(article, knownSalt),
    needsColdChain: (article) => needsColdChain(article, knownSalt),
    assumed: (article) => assumed(article, knownSalt),
  }
}

function shelfOf({ type, group, salts }: Article, knownSalt: KnownSalt): Shelf {
  const general = GENERAL[nameKey(type)]
  if (general) return { isGeneral: true, category: general.category, subcategory: group || null }
  for (const salt of salts) {
    const known = knownSalt(salt.name)
    if (known) return { isGeneral: false, category: known.speciality, subcategory: known.subspeciality }
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

function needsPrescription(article: Article, knownSalt: KnownSalt): boolean {
  const { type, group, salts, dosageForm } = article
  if (GENERAL[nameKey(type)]) return false
  if (coldKindOf(article)) return true
  const heading = nameKey(group)
  if (PRESCRIPTION_GROUPS.test(heading)) return true
  if (dosageForm === 'injection' || dosageForm === 'vial') return true
  const known = salts.map((salt) => knownSalt(salt.name))
  if (known.some((salt) => salt?.isPrescriptionNeeded)) return true
  const isSure = salts.length > 0 && known.every((salt) => salt !== undefined)
  return !isSure && !FREE_GROUPS.test(heading)
}

function needsColdChain(article: Article, knownSalt: KnownSalt): boolean {
  const { type, salts, dosageForm } = article
  if (GENERAL[nameKey(type)]) return false
  const isKnown = salts.some(({ name }) => knownSalt(name)?.isColdChainNeeded)
  return (
    (isKnown && mayBeCold(dosageForm)) || coldKindOf(article) !== null || hasColdSalt(article, dosageForm)
  )
}

function assumed(article: Article, knownSalt: KnownSalt): Assumed[] {
  if (GENERAL[nameKey(article.type)]) return []
  const known = article.salts.map(({ name }) => knownSalt(name))
  const isSure = known.length > 0 && known.every((salt) => salt !== undefined)
  const isSaidCold = known.some((salt) => salt?.isColdChainNeeded)
  return [
    ...(!isSure && needsPrescription(article, knownSalt) ? (['prescription'] as const) : []),
    ...(!isSaidCold && needsColdChain(article, knownSalt) ? (['cold chain'] as const) : []),
  ]
}

/** HSN heading by what an article is, where the list gives none. */
export function hsnOf({ type }: Article): string {
  return GENERAL[nameKey(type)]?.hsn ?? '3004'
}
