/** @returns true when a line asks for a prescription. */
export function needsPrescription(lines: readonly { isPrescriptionNeeded: boolean }[]): boolean {
  return lines.some((line) => line.isPrescriptionNeeded)
}
