/** One row of CSV as RFC 4180 has it, with CRLF at its end. Every CSV that the shop writes is made of these. */
export function csvLine(values: readonly (string | number | null)[]): string {
  return `${values.map(csvField).join(',')}\r\n`
}

/**
 * Where a spreadsheet would begin to run something: at the beginning, and behind each separator that it may take instead of
 * the comma, for then the quotes around a field are letters. The full-width signs are what a Japanese Excel takes for
 * the others; what already has apostrophes gets one more, so that one can be taken off.
 */
const BEFORE_FORMULA = /(^|[;|\t\r\n])([\s"]*)(?='*[=+\-@＝＋－＠])/g
const QUOTED_FORMULA = /(^|[;|\t\r\n])([\s"]*)'(?='*[=+\-@＝＋－＠])/g
/** A text that begins so is dropped or moved into the next cell. */
const BEGINS_WITH_BREAK = /^'*[\t\r\n]/

/** A text as it was before {@link csvLine} put apostrophes before what looks like a formula. */
export function unquoteFormula(text: string): string {
  const begun = text.startsWith("'") && BEGINS_WITH_BREAK.test(text) ? text.slice(1) : text
  return begun.includes("'") ? begun.replace(QUOTED_FORMULA, '$1$2') : begun
}

function quoteFormula(text: string): string {
  const quoted = text.replace(BEFORE_FORMULA, "$1$2'")
  return BEGINS_WITH_BREAK.test(quoted) ? `'${quoted}` : quoted
}

function csvField(value: string | number | null): string {
  const text = typeof value === 'string' ? quoteFormula(value) : String(value ?? '')
  return /[",\t\r\n]|^\s|\s$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}
