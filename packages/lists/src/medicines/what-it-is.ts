import type { SaltFacts } from '@dawakit/core/catalogue'
import { type GoodsKind, goodsByCode, goodsByName, goodsKindOf, type NamedGoods } from '../goods/index.ts'
import type { Article } from './article.ts'
import { MEDICINE_CODES } from './medicine-codes.ts'

/** What an article is, as far as its list or its name tells. */
export interface WhatItIs {
  kind: GoodsKind
  /** What its name says; null where it says nothing, or its salts say better. */
  goods: NamedGoods | null
  /** Whether the list says what kind it is. */
  isSaid: boolean
  /** Whether it is the list's code that says so. */
  isByCode?: boolean
}

/** What nobody sells but medicines in: one word of a name tells no goods there, 'Cotton 500 Tablet'. */
const MEDICINE_FORMS = new Set<Article['dosageForm']>([
  'tablet',
  'capsule',
  'injection',
  'vial',
  'syrup',
  'suspension',
  'drops',
  'inhaler',
  'ointment',
  'suppository',
  'patch',
  'sachet',
])
/** What is taken in, whatever a list calls it: goods of other kinds are put on the skin or eaten as food. */
export const TAKEN_IN = new Set<Article['dosageForm']>(['tablet', 'capsule', 'injection', 'vial', 'inhaler'])

/** Schedules that no goods of another kind are in. */
const SCHEDULED: ReadonlySet<string> = new Set(['H', 'H1', 'X'])

/**
 * What an article is: what its list says, but a medicine where it has a scheduled salt and is taken in; else a medicine by its salts; else
 * goods by the list's code or its name; else a medicine.
 *
 * @param facts - What is known of each of its salts.
 */
export function whatIs(
  { name, type, group, salts, dosageForm, hsn = '' }: Article,
  facts: readonly (SaltFacts | undefined)[],
): WhatItIs {
  const said = goodsKindOf(type) ?? generalOf(group)
  const isScheduled = facts.some((fact) => SCHEDULED.has(fact?.schedule ?? 'none'))
  const isMedicine = isScheduled && TAKEN_IN.has(dosageForm)
  if (said !== null && said !== 'medicine' && !isMedicine) {
    return { kind: said, goods: goodsByName(name), isSaid: true }
  }
  const isSaid = said === 'medicine'
  if (salts.length > 0) return { kind: 'medicine', goods: null, isSaid }
  const named = goodsByName(name)
  const coded = isSaid || hsn === '' ? null : goodsByCode(hsn)
  if (coded) return { kind: 'goods', goods: named ?? coded, isSaid, isByCode: true }
  if (named === null) return { kind: 'medicine', goods: null, isSaid }
  if (MEDICINE_CODES.has(named.hsn)) return { kind: 'medicine', goods: named, isSaid }
  const isTold = named.words > 1 || !MEDICINE_FORMS.has(dosageForm)
  if (!isTold) return { kind: 'medicine', goods: null, isSaid }
  return { kind: isSaid ? 'medicine' : 'goods', goods: named, isSaid }
}

/** A heading over rows that is a kind of goods by itself: 'Surgical & Medical Consumables'. */
function generalOf(group: string): GoodsKind | null {
  const kind = goodsKindOf(group)
  return kind === 'medicine' ? null : kind
}
