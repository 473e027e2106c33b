/** One row of CSV as RFC 4180 has it, with CRLF at its end. */
export function csvLine(values: readonly (string | number | null)[]): string {
  return `${values.map(csvField).join(',')}\r\n`
}

function csvField(value: string | number | null): string {
  const text = value === null ? '' : String(value)
  return /[",\r\n]|^\s|\s$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}
