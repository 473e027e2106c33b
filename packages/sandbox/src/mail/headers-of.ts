import { isJsonObject } from '../read-json.ts'

/** The headers of a mail as Postmark and SES are given them: a list of `Name` and `Value`. */
export function headersOf(list: unknown): Record<string, string> {
  const rows = Array.isArray(list) ? list.filter(isJsonObject) : []
  return Object.fromEntries(rows.map((row) => [String(row['Name']), String(row['Value'])]))
}
