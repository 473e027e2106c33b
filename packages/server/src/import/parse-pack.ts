import type { DosageForm, ProductSummary } from '@dawakit/core/contract'

export interface ParsedPack {
  dosageForm: DosageForm
  /** The kind of form that alternatives share. */
  kind: string
  /** Units in a pack, with `unit` the base of the price per unit. Null when the text does not say. */
  unitsPerPack: number | null
  unit: ProductSummary['unit']
  packageSize: string
}

type Form = [pattern: RegExp, form: DosageForm, kind: string]

/** In order: what is named first decides. The kinds are those of the reference catalogue. */
const FORMS: readonly Form[] = [
  [/\beye[\s/]*ear drops?\b|\b(eye|ophthalmic)\b.*\b(drops?|solution|suspension)\b/, 'drops', 'eye-drops'],
  [/\b(eye|ophthalmic)\b.*\b(ointment|gel)\b/, 'ointment', 'eye-ointment'],
  [/\bear drops?\b|\botic\b/, 'drops', 'ear-drops'],
  [/\bnasal (spray|solution)\b/, 'spray', 'nasal-spray'],
  [/\bnasal drops?\b/, 'drops', 'nasal-drops'],
  [
    /\b(respules?|nebuli[sz]er (suspension|solution)|respirator (suspension|solution))\b/,
    'solution',
    'respule',
  ],
  [/\b(rotacaps?|dry powder inhal\w*|powder for inhalation|inhalation capsules?)\b/, 'inhaler', 'rotacap'],
  [/\b(inhalers?|inhalation)\b/, 'inhaler', 'inhaler'],
  [/\b(pre-?filled pens?|pens?)\b/, 'injection', 'pen'],
  [/\bcartridges?\b/, 'injection', 'cartridge'],
  [
    /\b(injections?|inection|infusion|inj|vaccine|immunoglobulin|pre-?filled syringe)\b/,
    'injection',
    'injection',
  ],
  [/\bvials?\b/, 'vial', 'injection'],
  [/\b(oral )?(disintegrating|dissolving) strips?\b/, 'tablet', 'strip'],
  [/\b(vaginal (tablets?|capsules?|pessar\w+)|pessar(y|ies))\b/, 'suppository', 'pessary'],
  [/\bsuppositor(y|ies)\b/, 'suppository', 'suppository'],
  [/\b(tablets?|tabelts|tabs?|caplets?)\b/, 'tablet', 'tablet'],
  [/\b(capsules?|capulses|caps?|softgels?)\b/, 'capsule', 'capsule'],
  [/\b(dry syrup|powder for oral suspension|granules for oral suspension)\b/, 'suspension', 'liquid'],
  [/\b(suspension)\b/, 'suspension', 'liquid'],
  [/\b(syrup|elixir|linctus|expectorant)\b/, 'syrup', 'liquid'],
  [/\boral solution\b/, 'solution', 'liquid'],
  [/\b(oral )?drops?\b/, 'drops', 'oral-drops'],
  [/\bmouth ?wash|\bgargle\b/, 'solution', 'mouthwash'],
  [/\bshampoo\b/, 'shampoo', 'shampoo'],
  [/\b(soap|bathing bar|cleansing bar|bar)\b/, 'soap', 'soap'],
  [/\bcream\b|paste\b/, 'cream', 'cream'],
  [/\bointment\b/, 'ointment', 'ointment'],
  [/\b(gel|jelly)\b/, 'gel', 'gel'],
  [/\b(lotion|emulsion|lacquer|wash|sunscreen)\b/, 'lotion', 'lotion'],
  [/\bsprays?\b/, 'spray', 'spray'],
  [/\bsachets?\b|\bgranules?\b|\boral rehydration\b|\bors\b/, 'sachet', 'sachet'],
  [/\bpowder\b/, 'powder', 'powder'],
  [/\b(transdermal|patch|patches)\b/, 'patch', 'patch'],
  [/\b(lozenges?|chewing gums?)\b/, 'tablet', 'lozenge'],
  [
    /\b(solution|liquid|tincture|paint|oil|spirit|alcohol|saniti[sz]er|drink|glycerin)\b/,
    'solution',
    'solution',
  ],
  [/\b(combi ?packs?|kit)\b/, 'kit', 'kit'],
]

/** What a pack alone says, where the name says nothing. */
const PACK_FORMS: readonly Form[] = [
  [/\bsachets?\b/, 'sachet', 'sachet'],
  [/\bampoules?\b/, 'injection', 'injection'],
  [/\bvials?\b/, 'vial', 'injection'],
  [/\btubes?\b/, 'cream', 'cream'],
  [/\bbottle\b/, 'bottle', 'bottle'],
  [/\b(jar|tin|container)\b/, 'powder', 'powder'],
]

const SLOW = /\b(sr|er|xr|cr|pr|sustained|extended|prolonged|modified|controlled)\b/
const COUNTED = new Set<DosageForm>(['tablet', 'capsule', 'suppository', 'patch'])

/**
 * What a name and a pack size say of the form and the number of units: 'Metformin Tablets SR 500 mg' and "10's" are
 * 10 tablets that release slowly. Texts that say nothing known become a box of an unknown number.
 *
 * @param isDevice - For goods that are no medicine: without a form of their own they are devices.
 */
export function parsePack(name: string, pack: string, isDevice = false): ParsedPack {
  const text = name.toLowerCase()
  const known = isDevice ? undefined : (FORMS.find(([pattern]) => pattern.test(text)) ?? formOfPack(pack))
  const [, dosageForm, kind] = known ?? [null, isDevice ? 'device' : 'box', isDevice ? 'device' : 'box']
  const counted = countOf(dosageForm, pack)
  return {
    dosageForm,
    kind: kindOf(kind, text),
    ...counted,
    packageSize: packText(dosageForm, pack, counted.unitsPerPack),
  }
}

function formOfPack(pack: string): Form | undefined {
  return PACK_FORMS.find(([pattern]) => pattern.test(pack.toLowerCase()))
}

function kindOf(kind: string, name: string): string {
  if (kind === 'tablet' && /\bdispersible\b/.test(name)) return 'tablet-dt'
  if (kind === 'tablet' && /\bchewable\b/.test(name)) return 'chewable'
  if (kind === 'tablet' && /\beffervescent\b/.test(name)) return 'effervescent'
  if (kind === 'tablet' && /\bsublingual\b/.test(name)) return 'sublingual'
  if (kind === 'tablet' && /\b(mouth|orally) ?-?(dissolving|disintegrating)\b/.test(name)) return 'tablet-md'
  if ((kind === 'tablet' || kind === 'capsule') && SLOW.test(name)) return `${kind}-sr`
  return kind
}

function countOf(form: DosageForm, pack: string): Pick<ParsedPack, 'unitsPerPack' | 'unit'> {
  const text = pack.toLowerCase()
  const doses = /(\d+)\s*(?:mdi?|metered doses?|doses?|puffs?)\b/.exec(text)
  if (doses) return { unitsPerPack: positive(doses[1]), unit: 'dose' }
  const pieces = /(?:(\d+)\s*x\s*)?(\d+)\s*['’]?\s*s\b/.exec(text)
  if (pieces && (COUNTED.has(form) || !/\d\s*(ml|g|gm|kg|l)\b/.test(text))) {
    const count = positive(pieces[2])
    return {
      unitsPerPack: count === null ? null : count * (positive(pieces[1]) ?? 1),
      unit: form === 'tablet' ? 'tablet' : form === 'capsule' ? 'capsule' : 'piece',
    }
  }
  const measure = /(\d+(?:\.\d+)?)\s*(ml|l|ltr|litres?|g|gm|gms|kg)\b/.exec(text)
  if (measure) {
    const [, number = '', unit = ''] = measure
    const isLiquid = unit.startsWith('m') || unit.startsWith('l')
    const factor = unit === 'kg' || unit.startsWith('l') ? 1000 : 1
    return { unitsPerPack: positive(String(Number(number) * factor)), unit: isLiquid ? 'ml' : 'g' }
  }
  if (COUNTED.has(form))
    return { unitsPerPack: null, unit: form === 'tablet' || form === 'capsule' ? form : 'piece' }
  return { unitsPerPack: null, unit: null }
}

function positive(text: string | undefined): number | null {
  const number = Number(text)
  return text !== undefined && Number.isFinite(number) && number > 0 ? number : null
}

/** "10's" of tablets reads 'Strip of 10 tablets'; every other text stays as it is. */
function packText(form: DosageForm, pack: string, units: number | null): string {
  const isBare = /^\d+\s*['’]?\s*s\s*(in )?(bottle|container)?$/i.test(pack)
  if (units === null || !isBare || (form !== 'tablet' && form !== 'capsule')) return pack
  const holder = /bottle|container/i.test(pack) ? 'Bottle' : 'Strip'
  return `${holder} of ${units} ${form}${units === 1 ? '' : 's'}`
}
