import { short } from './values.ts'

/** What a spreadsheet makes of a value that it takes for something else; what was there cannot be told from it. */
export type Damage = 'error' | 'hidden' | 'shortened' | 'date'

/** What a cell shows whose formula went wrong: Excel's and LibreOffice's own. '#1 Toothbrush' is none of them. */
const ERROR =
  /^(?:#(?:NAME\?|REF!|N\/A|DIV\/0!|VALUE!|NULL!|NUM!|SPILL!|CALC!|FIELD!|BLOCKED!|CONNECT!|BUSY!|UNKNOWN!|GETTING_DATA)|Err:\d{3})$/i

/** With the sign that spreadsheets write: `10E2` is a code that none has touched. */
const SHORTENED = /^[+-]?\d(?:[.,]\d+)?E[+-]\d{1,3}$/i

/** Whole, so that 'Janumet-50' stays a medicine. */
const MONTH =
  '(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)'
/** What becomes of the code 'JAN2010'; a medicine may be called so too, with its strength. */
const MONTH_AND_NUMBER = new RegExp(`^${MONTH}[-/]\\d{2}(?:\\d{2})?$`, 'i')
const DATES: readonly RegExp[] = [
  MONTH_AND_NUMBER,
  // 10-Jan, 10-Jan-26: what becomes of the packs '10-1' and '1-10' and of the code 'JAN10'.
  new RegExp(`^\\d{1,2}[-/]${MONTH}(?:[-/]\\d{2}(?:\\d{2})?)?$`, 'i'),
  // 10/01/2026 and 10-01-2026, alone or with a time. With two digits for the year it may be a code.
  /^(?:0?[1-9]|[12]\d|3[01])([-/.])(?:0?[1-9]|[12]\d|3[01])\1(?:19|20)\d{2}(?: \d{1,2}:\d{2}(?::\d{2})?)?$/,
  /^(?:19|20)\d{2}([-/])(?:0?[1-9]|1[0-2])\1(?:0?[1-9]|[12]\d|3[01])(?:[ T]\d{1,2}:\d{2}(?::\d{2})?(?:\.\d+)?Z?)?$/,
  // A time with its seconds: without them it may be a strength, such as 1:10.
  /^\d{1,2}:\d{2}:\d{2}(?: [ap]m)?$/i,
]

/** What a spreadsheet has done to a text, as far as the text shows it. Only of a whole value: prose is never damaged. */
export function damageOf(text: string): Damage | null {
  if (ERROR.test(text)) return 'error'
  if (/^#{3,}$/.test(text)) return 'hidden'
  if (SHORTENED.test(text)) return 'shortened'
  return DATES.some((date) => date.test(text)) ? 'date' : null
}

/** Where a date or a number with an exponent is what somebody wrote. In every other column it is damage. */
const PROSE: ReadonlySet<string> = new Set([
  'description',
  'short_description',
  'long_description',
  'instructions',
  'side_effects',
  'title',
])

/** Where a date stands by right. */
const DAYS: ReadonlySet<string> = new Set(['until', 'expiry', 'expiry_date', 'date', 'published'])

const REASONS: Readonly<Record<Damage, string>> = {
  error: 'is an error of a spreadsheet, not a value: write there what it should be',
  hidden: 'is what a spreadsheet shows of a narrow column: widen it and save the file again',
  shortened: 'is a number that a spreadsheet has shortened: make the column a text and write it in full',
  date: 'is a date that a spreadsheet has made of it: make the column a text and write it anew',
}

/**
 * Why a value of a column cannot be what its owner wrote, for the report of an import.
 *
 * @param column - Its name as the docs have it.
 * @returns null where it can.
 */
export function damageIn(column: string, text: string): string | null {
  const damage = damageOf(text)
  if (damage === null) return null
  if (PROSE.has(column) && (damage === 'shortened' || damage === 'date')) return null
  if (DAYS.has(column) && damage === 'date') return null
  if (column === 'name' && MONTH_AND_NUMBER.test(text)) return null
  return `${column} "${short(text)}" ${REASONS[damage]}`
}
