import type { DosageForm } from '@dawakit/core/contract'
import { plainly } from './pack-units.ts'

/** A form and the kind that alternatives share; the kinds are those of the reference catalogue. */
export interface NamedForm {
  dosageForm: DosageForm
  kind: string
}

type Form = readonly [pattern: RegExp, form: DosageForm, kind: string]

/** In order: what is named first decides. */
const FORMS: readonly Form[] = [
  [/\beye[\s/]*ear drops?\b|\b(eye|ophthalmic)\b.*\b(drops?|solution|suspension)\b/, 'drops', 'eye-drops'],
  [/\b(eye|ophthalmic)\b.*\b(ointment|oint|gel)\b/, 'ointment', 'eye-ointment'],
  [/\bear drops?\b|\botic\b/, 'drops', 'ear-drops'],
  [/\bnasal (spray|solution)\b/, 'spray', 'nasal-spray'],
  [/\bnasal drops?\b/, 'drops', 'nasal-drops'],
  [
    /\b(re?spules?|nebuli[sz]er (suspension|solution)|respirator (suspension|solution))\b/,
    'solution',
    'respule',
  ],
  [
    /\b(rotacaps?|redicaps?|dry powder inhal\w*|powder for inhalation|inhalation capsules?)\b/,
    'inhaler',
    'rotacap',
  ],
  [/\b(inhalers?|inhalation|autohaler|evohaler)\b/, 'inhaler', 'inhaler'],
  [/\b(car?tridges?|penfill?s?)\b/, 'injection', 'cartridge'],
  [
    /\b(inj[ei]?ctions?|inections?|infusions?|inj|vaccine|immunoglobulin|pre-?filled syringes?|amp(?:ou|u|o)?l?e?s?)\b/,
    'injection',
    'injection',
  ],
  [/\bvials?\b/, 'vial', 'injection'],
  [/\b(oral|(oral )?(disintegrating|dissolving)) strips?\b/, 'tablet', 'strip'],
  [/\b(vaginal (tablets?|capsules?|pessar\w+)|pessar(y|ies))\b/, 'suppository', 'pessary'],
  [/\bsupposit[oa]r(y|ies)\b/, 'suppository', 'suppository'],
  [/\b(tab[le]{0,3}t?s?|tabelts?|tabelets?|tabltes?|tablests?|tblets?|caplets?)\b/, 'tablet', 'tablet'],
  [/\b(caps[ule]{0,3}s?|cap(?:su|us)les?|capulses?|capsuels?|cap|soft ?gels?)\b/, 'capsule', 'capsule'],
  // 'Pen V Tablet' is none.
  [
    /\b((pre-?filled |disposable |flex|kwik|click)?pens?|flex ?touch|solostar|innolet|novolet|auto-?injectors?)\b/,
    'injection',
    'pen',
  ],
  [/\b(dry syrup|dry syp|powder for oral suspension|granules for oral suspension)\b/, 'suspension', 'liquid'],
  [/\b(suspensions?|susp)\b/, 'suspension', 'liquid'],
  [/\b(syrups?|syp|syr|elixir|linctus|expectorant|cough mixture|tonic)\b/, 'syrup', 'liquid'],
  [/\boral solution\b/, 'solution', 'liquid'],
  [/\b(oral )?dr[o]?ps?\b/, 'drops', 'oral-drops'],
  [/\bmouth ?wash|\bgargle\b/, 'solution', 'mouthwash'],
  [/\bshampoos?\b/, 'shampoo', 'shampoo'],
  [/\b(soaps?|bathing bar|cleansing bar|bars?)\b/, 'soap', 'soap'],
  [/\bcreams?\b|paste\b/, 'cream', 'cream'],
  [/\b(ointments?|oint)\b/, 'ointment', 'ointment'],
  [/\b(gels?|jelly)\b/, 'gel', 'gel'],
  [/\b(lotions?|emulsions?|lacquer|wash|sunscreen|face ?wash|serum)\b/, 'lotion', 'lotion'],
  [/\bsprays?\b/, 'spray', 'spray'],
  [/\bsa[t]?chet?e?s?\b|\bgranules?\b|\boral rehydration\b|\bors\b/, 'sachet', 'sachet'],
  [/\b(powders?|pwd)\b/, 'powder', 'powder'],
  [/\b(transdermal|patch|patches)\b/, 'patch', 'patch'],
  [/\b(lozenges?|chewing gums?)\b/, 'tablet', 'lozenge'],
  [
    /\b(solutions?|liquid|tincture|paint|oil|spirit|alcohol|saniti[sz]er|drink|glycerin)\b/,
    'solution',
    'solution',
  ],
  [/\b(combi ?packs?|kits?)\b/, 'kit', 'kit'],
]

/** What a pack alone says, where the name says nothing. */
const PACK_FORMS: readonly Form[] = [
  [/\bsachets?\b/, 'sachet', 'sachet'],
  [/\btubes?\b/, 'cream', 'cream'],
  [/\b(bottles?|botle|bottel)\b/, 'bottle', 'bottle'],
  [/\b(jar|tin|container)\b/, 'powder', 'powder'],
]

/** What a brand ends with: 'Testocap', 'Captab'. Told last, for in words of a name it may stand for something else. */
const ENDINGS: readonly Form[] = [
  [/\w{2}tabs?\b/, 'tablet', 'tablet'],
  [/\w{3}caps?\b/, 'capsule', 'capsule'],
]

/** What a name says of what is in it, rather than of what it comes in: 'Powder' in a 'vial of 1 Injection', 'Oil' in capsules. */
const LOOSE = new Set<DosageForm>(['solution', 'powder', 'suspension', 'lotion', 'sachet'])

/** Caps that nobody swallows, and strips and drops of something else. */
const LIDS = /\b(screw|measuring|with|flip|dropper|snap)[\s-]+((top|on|measuring|screw)\s+)?caps?\b/g

export interface FoundForm extends NamedForm {
  /** Whether the name tells another than the pack, of which one counts pieces that the other has not. */
  isContradicted: boolean
}

/**
 * The form of what a name and a pack size say. The name comes first: 'Testocap' says nothing, 'strip of 10 capsules' does; a holder
 * says least.
 *
 * @returns undefined where nothing tells.
 */
export function formOf(name: string, pack: string): FoundForm | undefined {
  const packText = plainly(pack).replace(LIDS, '')
  const named = formIn(FORMS, name.toLowerCase())
  const packed = formIn(FORMS, packText)
  const isInjected = packed?.dosageForm === 'injection' || packed?.dosageForm === 'vial'
  const isKit = packed?.dosageForm === 'kit'
  if (named && packed && ((isInjected && LOOSE.has(named.dosageForm)) || isKit)) {
    return { ...packed, isContradicted: false }
  }
  const isPacked = packed !== undefined && SWALLOWED.has(packed.dosageForm)
  if (named && isPacked && LOOSE.has(named.dosageForm)) return { ...packed, isContradicted: false }
  const found = named ?? packed ?? formIn(PACK_FORMS, packText) ?? formIn(ENDINGS, name.toLowerCase())
  return found && { ...found, isContradicted: isContradicted(named, packed) }
}

const SWALLOWED = new Set<DosageForm>(['tablet', 'capsule'])

/** 'Strip of 10 capsules' of a tablet. */
function isContradicted(named: NamedForm | undefined, packed: NamedForm | undefined): boolean {
  return (
    named !== undefined &&
    packed !== undefined &&
    SWALLOWED.has(named.dosageForm) &&
    SWALLOWED.has(packed.dosageForm) &&
    named.dosageForm !== packed.dosageForm
  )
}

/**
 * The form that a column of forms says: 'Tablets', 'INJ', 'Syp', in any case.
 *
 * @returns undefined where it says none
 */
export const saidForm = (text: string): DosageForm | undefined => {
  const plain = text.toLowerCase().replace(/\.+$/, '').trim()
  return (formIn(FORMS, plain) ?? formIn(PACK_FORMS, plain))?.dosageForm
}

function formIn(forms: readonly Form[], text: string): NamedForm | undefined {
  const found = forms.find(([pattern]) => pattern.test(text))
  return found && { dosageForm: found[1], kind: found[2] }
}
