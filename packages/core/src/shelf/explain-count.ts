/** What counting has found of one batch of a product. */
export interface CountedBatch {
  /** Packs counted less packs that stood there in the moment of counting. */
  difference: number
}

/** A batch with what becomes of its difference. */
export type ExplainedBatch<Batch extends CountedBatch> = Batch & {
  /** Packs of no known batch that turned out to be of this one; below 0: packs that it was said to have, and that were of none. */
  explained: number
  /** What is left: a loss below 0, a find above. */
  rest: number
}

/**
 * What the counted batches of a product say of its packs of no known batch. A find is first of all a pack of which nobody knew the
 * batch; a batch that has fewer than it was said to have, first of all one that was promised too much (`unknown` below 0). Only what
 * that does not explain is a loss or a find. Of a product that is counted as a whole nothing stays unknown: what no batch explains
 * is lost, or found.
 *
 * Our choice: batches are explained in the order in which they are given.
 *
 * @param unknown - Packs of no known batch when the product was counted; below 0 where the batches said more than there was.
 * @param options.isWhole - Every batch of it that stands on the shelf has been counted.
 * @returns the batches, how many packs are unknown no more, and what of the unknown is lost (below 0) or found
 */
export function explainCount<Batch extends CountedBatch>(
  batches: readonly Batch[],
  unknown: number,
  { isWhole }: { isWhole: boolean },
): { batches: ExplainedBatch<Batch>[]; known: number; rest: number } {
  let left = unknown
  const explained = batches.map((batch) => {
    const taken = sameSign(batch.difference, left)
    left -= taken
    return { ...batch, explained: taken, rest: batch.difference - taken }
  })
  return { batches: explained, known: unknown - left, rest: isWhole ? 0 - left : 0 }
}

/** As many of `wanted` as there are, where both lie on the same side of 0. */
function sameSign(wanted: number, there: number): number {
  if (wanted > 0 && there > 0) return Math.min(wanted, there)
  if (wanted < 0 && there < 0) return Math.max(wanted, there)
  return 0
}
