/** Hundredths of a percent: 5 % are 500. A brand, so that percents and basis points never mix. */
export type BasisPoints = number & { readonly __basisPoints: unique symbol }

/**
 * @param value - A whole number from 0 to 10,000, which is all.
 * @throws {RangeError} outside those bounds.
 */
export function basisPoints(value: number): BasisPoints {
  if (!(Number.isInteger(value) && value >= 0 && value <= 10_000)) {
    throw new RangeError(`Basis points are whole, from 0 to 10000, got ${value}.`)
  }
  return value as BasisPoints
}

/** Whether percents have at most 2 decimals, so that {@link fromPercent} takes them as they are. */
export function isWholeBasisPoints(percent: number): boolean {
  return Math.abs(Math.round(percent * 100) / 100 - percent) <= 1e-9
}

/**
 * A rate as the contract, lists and the law have it; what is behind its second decimal does not count.
 * @param percent - From 0 to 100.
 * @throws {RangeError} outside those bounds.
 */
export function fromPercent(percent: number): BasisPoints {
  return basisPoints(Math.round(percent * 100))
}

/** A rate as the contract, lists and papers show it: 500 are 5. */
export function toPercent(rate: BasisPoints): number {
  return rate / 100
}
