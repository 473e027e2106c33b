/** What says which batch goes first. */
export interface ProposableBatch {
  batch: string
  /** yyyy-mm-dd, or ''. */
  expiresOn: string
  units: number
  isSold: boolean
}

/** First to expire first; what has no expiry goes last. */
export function byExpiry(
  one: Pick<ProposableBatch, 'batch' | 'expiresOn'>,
  other: Pick<ProposableBatch, 'batch' | 'expiresOn'>,
): number {
  if (one.expiresOn !== other.expiresOn) {
    if (one.expiresOn === '') return 1
    if (other.expiresOn === '') return -1
    return one.expiresOn < other.expiresOn ? -1 : 1
  }
  return one.batch < other.batch ? -1 : one.batch > other.batch ? 1 : 0
}

/**
 * From which batches pieces are taken: what is sold, first to expire first.
 *
 * @returns the batches in that order, each with the pieces that are taken of it, 0 of those that are not needed
 */
export function proposeBatches<Batch extends ProposableBatch>(
  batches: readonly Batch[],
  quantity: number,
): (Batch & { proposed: number })[] {
  let left = quantity
  return batches.toSorted(byExpiry).map((batch) => {
    const proposed = batch.isSold ? Math.min(left, Math.max(0, batch.units)) : 0
    left -= proposed
    return { ...batch, proposed }
  })
}
