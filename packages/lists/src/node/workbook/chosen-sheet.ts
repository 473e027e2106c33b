import { ImportError } from '../../said/import-error.ts'

export interface NamedSheet {
  name: string
  isHidden: boolean
}

/** Sheets that are named as not read. */
const NAMED = 3

/** What a workbook is called in a report: its kind, the sheet that is read, and those that are not. */
export function nameOfSheet(kind: string, sheet: NamedSheet, sheets: readonly NamedSheet[]): string {
  const others = sheets.filter((other) => other !== sheet)
  const names = others.slice(0, NAMED).map((other) => `${other.isHidden ? 'hidden ' : ''}"${other.name}"`)
  if (others.length > NAMED) names.push(`and ${others.length - NAMED} more`)
  const notRead = names.length === 0 ? '' : ` (not read: ${names.join(', ')})`
  return `${kind}, sheet "${sheet.name}"${notRead}`
}

export const onlyHidden = (kind: string, sheet: NamedSheet) =>
  new ImportError(
    `This ${kind} has rows on a hidden sheet alone: show the sheet "${sheet.name}" and save it again.`,
  )

export const noRows = (kind: string) => new ImportError(`This ${kind} has no rows.`)
