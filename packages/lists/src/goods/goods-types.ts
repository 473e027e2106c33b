import { nameKey } from '@dawakit/core/product'

/** What a list's own type says that an article is. */
export type GoodsKind = 'medicine' | 'consumable' | 'nutraceutical' | 'personal care' | 'ayurveda' | 'goods'

/** Where goods of a kind stand, and the heading that they are taxed under, where nothing tells better. */
export interface GeneralKind {
  category: string
  hsn: string
}

export const GENERAL_KINDS: Readonly<Record<Exclude<GoodsKind, 'medicine'>, GeneralKind>> = {
  consumable: { category: 'Healthcare Devices', hsn: '9018' },
  nutraceutical: { category: 'Fitness Supplements', hsn: '2106' },
  'personal care': { category: 'Skin Care', hsn: '3304' },
  ayurveda: { category: 'Ayurvedic Care', hsn: '3004' },
  goods: { category: 'Personal Care', hsn: '3304' },
}

/** In lower case, with single spaces for all that is no letter; an 's' at the end may be there or not. */
const NAMES: Readonly<Record<GoodsKind, string>> = {
  medicine:
    'allopathy, allopathic, allopathic medicine, drug, medicine, medicament, pharma, pharmaceutical, ethical, ethical drug, generic, generic medicine, generic drug, branded generic, prescription drug, prescription medicine, rx, scheduled drug, schedule h, schedule h1, antibiotic, vaccine, injection, biologic',
  consumable:
    'consumable, surgical, surgical item, surgical good, surgical consumable, surgical medical consumable, surgical and medical consumable, surgical product, medical consumable, medical device, medical equipment, medical good, device, equipment, instrument, disposable, diagnostic, healthcare device, health device, orthopaedic, orthopedic, implant, first aid, hospital supply, medical supply',
  nutraceutical:
    'nutraceutical, supplement, food supplement, dietary supplement, health supplement, nutritional supplement, nutrition, nutritional, health food, food, nutrition supplement, vitamin and supplement, protein supplement, food product',
  'personal care':
    'personal care, cosmetic, beauty, skin care, skincare, hair care, oral care, toiletry, toiletries, personal hygiene, hygiene, beauty product, derma care, cosmeceutical',
  ayurveda:
    'ayurveda, ayurvedic, ayurvedic medicine, ayush, unani, siddha, herbal, homeopathy, homoeopathy, homeopathic, homoeopathic, homeopathic medicine, ayurvedic product, herbal product',
  goods:
    'fmcg, general good, general item, general merchandise, non medicine, non pharma, baby care, baby product, mother and baby care, baby food, household, home care, grocery, fmcg product, other good',
}

const KINDS: ReadonlyMap<string, GoodsKind> = new Map(
  Object.entries(NAMES).flatMap(([kind, names]) =>
    names.split(', ').map((name) => [name, kind as GoodsKind] as const),
  ),
)

/**
 * What a type says, in any case: 'Allopathy', 'FMCG', 'Surgical items'. 'OTC' says how it is handed over and not what it is.
 *
 * @returns null where it says nothing that is known
 */
export function goodsKindOf(type: string): GoodsKind | null {
  const name = nameKey(type)
    .replace(/[^a-z0-9]+/g, ' ')
    .trim()
  return KINDS.get(name) ?? KINDS.get(name.replace(/s$/, '')) ?? null
}
