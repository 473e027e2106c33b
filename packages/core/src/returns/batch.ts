/** A batch number as it is compared: people write it in small letters, with spaces and dashes. */
export const batchKey = (batch: string): string => batch.toUpperCase().replaceAll(/[^A-Z0-9]/g, '')

/**
 * Whether a pack is of the delivery.
 *
 * @param delivered - Batches of the line; none where the pharmacy wrote none down, and any is believed then.
 */
export function isBatchOf(batch: string, delivered: readonly string[]): boolean {
  const known = delivered.map(batchKey).filter((key) => key !== '')
  return known.length === 0 || known.includes(batchKey(batch))
}
