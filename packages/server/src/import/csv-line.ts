/** One row of CSV as RFC 4180 has it, with CRLF at its end. */
export function csvLine(values: readonly (string | number | null)[]): string {
  return `${values.map(csvField).join(',')}\r\n`
}

/** What a spreadsheet would run as a formula, quoted for one any number of times. */
const FORMULA = /^'*[=+\-@]/

/** A text as it was before {@link csvLine} put an apostrophe before what looks like a formula. */
export function unquoteFormula(text: string): string {
  return text.startsWith("'") && FORMULA.test(text) ? text.slice(1) : text
}

function csvField(value: string | number | null): string {
  const plain = value === null ? '' : String(value)
  const text = typeof value === 'string' && FORMULA.test(plain) ? `'${plain}` : plain
  return /[",\r\n]|^\s|\s$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}
