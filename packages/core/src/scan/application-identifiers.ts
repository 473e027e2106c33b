/** What an element holds: digits alone, or what else GS1 lets stand in one. */
type Kind = 'digits' | 'text'

/** One kind of element of a GS1 code. */
export interface ElementRule {
  /** The digits of its identifier; `n` stands for any. */
  ai: string
  kind: Kind
  /** How many characters it has. */
  min: number
  max: number
  /** Whether GS1 lets what follows begin without a separator. */
  isPredefined: boolean
}

const fixed = (ai: string, length: number): ElementRule => ({
  ai,
  kind: 'digits',
  min: length,
  max: length,
  isPredefined: true,
})
const upTo = (ai: string, max: number, kind: Kind = 'text', min = 1): ElementRule => ({
  ai,
  kind,
  min,
  max,
  isPredefined: false,
})

/**
 * The elements that stand on packs and cases, by their identifiers.
 *
 * @source docs/sources.md#codes-of-packs
 */
const RULES: readonly ElementRule[] = [
  fixed('00', 18),
  fixed('01', 14),
  fixed('02', 14),
  upTo('10', 20),
  ...['11', '12', '13', '15', '16', '17'].map((ai) => fixed(ai, 6)),
  fixed('20', 2),
  upTo('21', 20),
  upTo('22', 20),
  upTo('235', 28),
  upTo('240', 30),
  upTo('241', 30),
  upTo('242', 6, 'digits'),
  upTo('243', 20),
  upTo('250', 30),
  upTo('251', 30),
  upTo('253', 30),
  upTo('254', 20),
  upTo('255', 25, 'digits', 13),
  upTo('30', 8, 'digits'),
  ...['31', '32', '33', '34', '35', '36'].map((ai) => fixed(`${ai}nn`, 6)),
  upTo('37', 8, 'digits'),
  upTo('390n', 15, 'digits'),
  upTo('391n', 18, 'digits', 4),
  upTo('392n', 15, 'digits'),
  upTo('393n', 18, 'digits', 4),
  upTo('394n', 4, 'digits', 4),
  upTo('400', 30),
  upTo('401', 30),
  upTo('402', 17, 'digits', 17),
  upTo('403', 30),
  ...['410', '411', '412', '413', '414', '415', '416', '417'].map((ai) => fixed(ai, 13)),
  upTo('420', 20),
  upTo('421', 12, 'text', 4),
  upTo('422', 3, 'digits', 3),
  upTo('423', 15, 'digits', 3),
  upTo('424', 3, 'digits', 3),
  upTo('425', 15, 'digits', 3),
  upTo('426', 3, 'digits', 3),
  upTo('7003', 10, 'digits', 10),
  ...['710', '711', '712', '713', '714', '715', '716'].map((ai) => upTo(ai, 20)),
  upTo('8005', 6, 'digits', 6),
  upTo('8006', 18, 'digits', 18),
  upTo('8008', 12, 'digits', 8),
  upTo('8020', 25),
  upTo('8200', 70),
  upTo('90', 30),
  ...['91', '92', '93', '94', '95', '96', '97', '98', '99'].map((ai) => upTo(ai, 90)),
]

const BY_AI = new Map(RULES.map((rule) => [rule.ai, rule]))

/** The rule of the element whose identifier stands at a place of a text, and that identifier; null where there is none. */
export function ruleAt(text: string, at: number): { rule: ElementRule; ai: string } | null {
  for (const length of [2, 3, 4]) {
    const ai = text.slice(at, at + length)
    if (ai.length < length || !/^\d+$/.test(ai)) return null
    const rule = BY_AI.get(ai) ?? (length === 4 ? ruleOfFour(ai) : undefined)
    if (rule) return { rule, ai }
  }
  return null
}

const ruleOfFour = (ai: string) => BY_AI.get(`${ai.slice(0, 3)}n`) ?? BY_AI.get(`${ai.slice(0, 2)}nn`)

/** The characters that may stand in an element, of GS1's set 82. What is none of them separates. */
const ALLOWED = /^[!"%&'()*+,\-./0-9:;<=>?A-Z_a-z]+$/

/** Whether a text can be what an element holds. */
export function fits({ kind, min, max }: ElementRule, value: string): boolean {
  if (value.length < min || value.length > max) return false
  return kind === 'digits' ? /^\d+$/.test(value) : ALLOWED.test(value)
}
