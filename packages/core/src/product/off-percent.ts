/**
 * The percentage off as shown: rounded to a whole percent.
 * @param discount - Percent as a string; '0' means none.
 * @returns null when there is nothing to show: '0', less than half a percent, or not a number.
 * @source docs/sources.md#off-percent
 */
export function offPercent(discount: string): number | null {
  const rounded = Math.round(Number(discount))
  return rounded > 0 ? rounded : null
}
