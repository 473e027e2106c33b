/** Pharmaceutical products, in the words of the Customs Tariff. */
const MEDICINES = '30'

/**
 * Whether pieces of a line leave with the number of their batch alone, so that a recall finds who has them: medicines
 * (chapter 30 of the tariff) and whatever is on prescription.
 *
 * @source docs/sources.md#batches
 */
export function needsBatch(line: { hsn: string; isPrescriptionNeeded: boolean }): boolean {
  return line.isPrescriptionNeeded || line.hsn.startsWith(MEDICINES)
}
