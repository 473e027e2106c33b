import { nameKey } from '../product/name-key.ts'
import { saltName } from '../product/salt-name.ts'

/**
 * Medicines that are free of GST whatever their code, by the salt that the notification names: until 21 September 2025 they
 * bore 12 or 5 percent. First as the notification writes them, then as packs and lists do.
 *
 * @source docs/sources.md#gst-rates
 */
export const NIL_RATED = {
  /** First day in force, yyyy-mm-dd in Asia/Kolkata. */
  from: '2025-09-22',
  /** In lower case, words apart, 'alpha' as 'alfa'. */
  salts: [
    'onasemnogene abeparvovec, asciminib, mepolizumab, pegylated liposomal irinotecan, daratumumab, teclistamab',
    'amivantamab, alectinib, risdiplam, obinutuzumab, polatuzumab vedotin, entrectinib, atezolizumab, spesolimab',
    'velaglucerase alfa, agalsidase alfa, agalsidase beta, rurioctocog alfa pegol, idursulphatase, alglucosidase alfa',
    'laronidase, olipudase alfa, tepotinib, avelumab, emicizumab, belumosudil, miglustat, velmanase alfa, alirocumab',
    'evolocumab, cystamine bitartrate, ci inhibitor, inclisiran, imiglucerase',
    'eptacog alfa activated coagulation factor viia',
    'pegylated liposome irinotecan, polatuzumab, velaglucerase, rurioctocog pegol, idursulfase, idursulphase, alglucosidase',
    'olipudase, velmanase, onasemnogene, cysteamine, cysteamine bitartrate, mercaptamine, mercaptamine bitartrate',
    'c1 inhibitor, c1 esterase inhibitor, c1 inh, eptacog alfa, eptacog alfa activated, coagulation factor viia, factor viia',
    'activated factor vii',
  ].flatMap((names) => names.split(', ')),
  /** What stands in one medicine with them, so that it is given under the skin. */
  carriers: ['hyaluronidase', 'vorhyaluronidase alfa'],
} as const

/** What a salt is bound to, or how it is made and given: no part of what the notification names. */
const BESIDE = new Set(
  (
    'hydrochloride hcl sodium mesylate mesilate maleate recombinant human humanised humanized rdna r dna origin injection infusion ' +
    'concentrate subcutaneous sc iv for powder lyophilised lyophilized solution oral ip bp usp'
  ).split(' '),
)

/** `nameKey`, quicker of the letters that nearly all salts have. */
const keyed = (text: string) => (/^[\x20-\x7e]*$/.test(text) ? text.toLowerCase() : nameKey(text))

/** '(pegylated liposomal)' is a part of the name, '(400mg)' is none. */
const wordsOf = (salt: string) =>
  keyed(/\([^()\d]*\)\s*$/.test(salt) ? salt : saltName(salt))
    .replace(/[^a-z0-9]+/g, ' ')
    .trim()
    .split(' ')
    .map((word) => (word === 'alpha' ? 'alfa' : word))

/** In any order: 'Irinotecan, liposomal, pegylated'. */
const keyOf = (words: readonly string[]) =>
  words
    .filter((word) => !BESIDE.has(word))
    .toSorted()
    .join(' ')

const NAMES: ReadonlyMap<string, string> = new Map(
  NIL_RATED.salts.map((name) => [keyOf(name.split(' ')), name]),
)
const CARRIERS: readonly string[] = NIL_RATED.carriers

/** Letters from which on one wrong letter makes no other medicine of a name. */
const TELLING = 8

/** A salt as the notification, or a list, names it among those that are free. */
export interface NilRatedName {
  name: string
  /** Whether one letter of it is wrong: 'Daratumumb'. */
  isNear: boolean
}

/**
 * What the notification names a salt, however it is spelled: of long names one letter may be wrong.
 *
 * @param salt - As a chip or a name: 'Daratumumab (400mg)', 'Agalsidase Beta'.
 * @returns null where it does not name it
 */
export function nilRatedName(salt: string): NilRatedName | null {
  const key = keyOf(wordsOf(salt))
  const name = NAMES.get(key)
  if (name !== undefined) return { name, isNear: false }
  if (key.length < TELLING) return null
  for (const [known, near] of NAMES) if (isNearTo(known, key)) return { name: near, isNear: true }
  return null
}

/** Whether one word of a name is a slip of another's, and all others are the same. */
function isNearTo(known: string, key: string): boolean {
  if (known[0] !== key[0] || Math.abs(known.length - key.length) > 1) return false
  const [words, others] = [known.split(' '), key.split(' ')]
  if (words.length !== others.length) return false
  const slips = words.flatMap((word, at) => (word === others[at] ? [] : [[word, others[at] ?? ''] as const]))
  const [slip] = slips
  return slips.length === 1 && slip !== undefined && slip[0].length >= TELLING && isOneSlip(...slip)
}

/** Whether a medicine of these salts is free by its name: each of them is, or carries the others. */
export function isNilRated(salts: readonly string[]): boolean {
  let isNamed = false
  for (const salt of salts) {
    if (nilRatedName(salt) !== null) isNamed = true
    else if (!CARRIERS.includes(keyOf(wordsOf(salt)))) return false
  }
  return isNamed
}

/** One letter more, less or another; two that changed their places are one, too. */
function isOneSlip(one: string, other: string): boolean {
  if (Math.abs(one.length - other.length) > 1) return false
  let start = 0
  while (start < one.length && one[start] === other[start]) start++
  let end = 0
  const most = Math.min(one.length, other.length) - start
  while (end < most && one.at(-1 - end) === other.at(-1 - end)) end++
  const [left, right] = [one.slice(start, one.length - end), other.slice(start, other.length - end)]
  if (left.length <= 1 && right.length <= 1) return true
  return left.length === 2 && right.length === 2 && left[0] === right[1] && left[1] === right[0]
}
