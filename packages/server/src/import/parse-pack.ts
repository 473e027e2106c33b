import type { DosageForm, ProductSummary } from '@dawakit/core/contract'

export interface ParsedPack {
  dosageForm: DosageForm
  /** The kind of form that alternatives share. */
  kind: string
  /** Units in a pack, with `unit` the base of the price per unit. Null when the text does not say. */
  unitsPerPack: number | null
  unit: ProductSummary['unit']
  packageSize: string
  /** The text says a number that was not understood, or two that disagree. */
  isDoubtful: boolean
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
  [/\b(cartridges?|penfills?)\b/, 'injection', 'cartridge'],
  [/\b((pre-?filled |flex|kwik)?pens?|flex ?touch|solostar|auto-?injectors?)\b/, 'injection', 'pen'],
  [
    /\b(injections?|inection|infusion|inj|vaccine|immunoglobulin|pre-?filled syringes?|ampoules?)\b/,
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
  [/\b(combi ?packs?|kits?)\b/, 'kit', 'kit'],
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

/** What makes a number in a pack the number of its pieces. */
const PIECES =
  "(?:tab(?:let)?s?|tabelts?|tabelets?|tabltes?|cap(?:sule|let)?s?|capsuls?|rotacaps?|softgels?|lozenges?|sachets?|pessar(?:y|ies)|suppositor(?:y|ies)|patch(?:es)?|pieces?|pcs|no(?:['’]?s)?)"
const TIMES = '\\s*[x×*]\\s*'
const MEASURE = '(?:ml|l|ltr|lit(?:er|re)s?|g|gm|gms|gram(?:me)?s?|kg)'

const DOSES = /(\d+)\s*(?:mdi?|metered doses?|doses?|puffs?)\b/
/** '10x10', '1 X 15's', '10 x 10 Tab': boxes of strips, of which each has so many. */
const BOXES = new RegExp(
  `\\b(\\d+)${TIMES}(\\d+)(?:${TIMES}(\\d+))?(?![\\d.]|\\s*(?:${MEASURE}|mg|mcg|iu)\\b)`,
)
/** "10's", '10 tablets', '10 TAB'. */
const COUNT = new RegExp(`\\b(\\d+)\\s*(?:['’\`]?\\s*s\\b|${PIECES}\\b)`)
/** '10 strips of 10', "2 x 15's" of what is not counted by its form. */
const BOXED = new RegExp(
  `\\b(\\d+)(?:\\s*strips?\\s*(?:of|[x×*])\\s*(\\d+)\\b|${TIMES}(\\d+)\\s*['’\`]?\\s*s\\b)`,
)
/** 'Strip of 10', and a number that stands alone. */
const ALONE = new RegExp(`\\bof\\s+(\\d+)\\b(?![.%]|\\s*(?:${MEASURE}|mg|mcg|iu)\\b)|^\\s*(\\d+)\\s*$`)
/** '1 vial', 'packet of 5 respules': of what is neither counted in tablets nor measured. */
const WHOLE =
  /\b(\d+)\s*(?:injections?|powders? for injection|vials?|amp(?:oule)?s?|respules?|kits?|pens?|cartridges?|syringes?|inhalers?|gummies|strips|wipes|tests?)\b/
/** 'Tab 10'. */
const REVERSED = new RegExp(`^${PIECES}\\.?\\s*(\\d+)$`)
/** '100 ml', '5 x 2 ml', '10 amp x 1 ml', '1 ml x 10'. */
const MEASURED = new RegExp(
  `(?:(\\d+)\\s*(?:amp(?:oule)?s?|vials?)?\\.?${TIMES})?(\\d+(?:\\.\\d+)?)\\s*(${MEASURE})\\b\\.?(?:${TIMES}(\\d+)\\b)?`,
)

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
  const known = isDevice ? undefined : (formIn(FORMS, text) ?? formOfPack(spaced(pack)))
  const [, dosageForm, kind] = known ?? [null, isDevice ? 'device' : 'box', isDevice ? 'device' : 'box']
  const counted = countOf(dosageForm, kind, pack)
  return {
    dosageForm,
    kind: kindOf(kind, text),
    ...counted,
    packageSize: packText(dosageForm, pack, counted.unitsPerPack),
    isDoubtful: !isDevice && pack !== '' && (counted.unitsPerPack === null || saysTwoNumbers(pack)),
  }
}

/** '10TAB' as '10 tab'. */
const spaced = (pack: string) => pack.toLowerCase().replace(/(\d)(?=[a-z])/g, '$1 ')

/** '10 tablets (15 tablets)'. */
function saysTwoNumbers(pack: string): boolean {
  const text = spaced(pack)
  const numbers = [...text.matchAll(new RegExp(COUNT, 'g'))].map(([, number]) => Number(number))
  return new Set(numbers).size > 1 && !BOXES.test(text) && !BOXED.test(text)
}

/** Caps that nobody swallows. */
const LIDS = /\b(screw|measuring|with)[\s-]+(measuring\s+)?caps?\b/g

const formIn = (forms: readonly Form[], text: string) => forms.find(([pattern]) => pattern.test(text))

/** 'Testocap' says nothing, 'strip of 10 capsules' does; a holder says least. */
function formOfPack(pack: string): Form | undefined {
  return formIn(FORMS, pack.replace(LIDS, '')) ?? formIn(PACK_FORMS, pack)
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

function countOf(form: DosageForm, kind: string, pack: string): Pick<ParsedPack, 'unitsPerPack' | 'unit'> {
  const text = spaced(pack)
  const doses = DOSES.exec(text)
  if (doses) return { unitsPerPack: positive(doses[1]), unit: 'dose' }
  const isCounted = COUNTED.has(form)
  const count = isCounted || !MEASURED.test(text) ? piecesIn(text, isCounted) : null
  if (count !== null || isCounted)
    return { unitsPerPack: count, unit: count === null && !isCounted ? null : pieceOf(form, kind) }
  const measure = MEASURED.exec(text)
  if (!measure) return { unitsPerPack: null, unit: null }
  const [, before, number = '', unit = '', behind] = measure
  const isLiquid = unit.startsWith('m') || unit.startsWith('l')
  const factor = unit === 'kg' || unit.startsWith('l') ? 1000 : 1
  const each = Number(number) * factor * (positive(before) ?? 1) * (positive(behind) ?? 1)
  return { unitsPerPack: positive(String(Math.round(each * 1000) / 1000)), unit: isLiquid ? 'ml' : 'g' }
}

/** What is sucked counts in pieces, and what is breathed in by a device in capsules. */
function pieceOf(form: DosageForm, kind: string): 'tablet' | 'capsule' | 'piece' {
  if (kind === 'rotacap') return 'capsule'
  return kind !== 'lozenge' && (form === 'tablet' || form === 'capsule') ? form : 'piece'
}

/** @param isCounted - Whether a number alone can be nothing else. */
function piecesIn(text: string, isCounted: boolean): number | null {
  const boxes = BOXED.exec(text) ?? (isCounted ? BOXES.exec(text) : null)
  if (boxes) return product(boxes.slice(1))
  const count = COUNT.exec(text) ?? REVERSED.exec(text)
  if (count) return positive(count[1])
  if (!isCounted) return positive(WHOLE.exec(text)?.[1])
  const alone = ALONE.exec(text)
  return alone ? positive(alone[1] ?? alone[2]) : null
}

/** Of the numbers that are there. */
function product(numbers: readonly (string | undefined)[]): number | null {
  const all = numbers.filter((number) => number !== undefined).map(positive)
  return all.reduce((whole, number) => (whole === null || number === null ? null : whole * number), 1)
}

function positive(text: string | undefined): number | null {
  const number = Number(text)
  return text !== undefined && Number.isFinite(number) && number > 0 ? number : null
}

const BARE = new RegExp(`^(1${TIMES})?\\d+\\s*(['’\`]?\\s*s|${PIECES})?\\s*((in )?(bottle|container))?$`, 'i')

/** "10's", '1x10' and '10 TAB' of tablets read 'Strip of 10 tablets'; every other text stays as it is. */
function packText(form: DosageForm, pack: string, units: number | null): string {
  const isBare = BARE.test(pack)
  if (units === null || !isBare || (form !== 'tablet' && form !== 'capsule')) return pack
  const holder = /bottle|container/i.test(pack) ? 'Bottle' : 'Strip'
  return `${holder} of ${units} ${form}${units === 1 ? '' : 's'}`
}
