/** A line of an order as a pharmacist's check sees it. */
export interface CheckedLine {
  isPrescriptionNeeded: boolean
  /** Packs that are supplied; 0 where it was declined. */
  quantity: number
  /** Packs of it that pharmacists have approved. */
  approved: number
}

/**
 * The lines on which a pharmacist has yet to decide: they are on prescription, and more is to leave than was approved. The
 * check is done once there are none.
 * @source docs/sources.md#prescription-check
 */
export function openLines<Line extends CheckedLine>(lines: readonly Line[]): Line[] {
  return lines.filter((line) => line.isPrescriptionNeeded && line.quantity > line.approved)
}
