/** Whole paise. 1 rupee = 100 paise. A brand, so that rupees and paise are never added. */
export type Paise = number & { readonly __paise: unique symbol }

/**
 * @param value - A whole number of paise, may be negative.
 * @throws {RangeError} when `value` is not a safe integer.
 */
export function paise(value: number): Paise {
  if (!Number.isSafeInteger(value)) throw new RangeError(`Paise must be a whole number, got ${value}.`)
  return value as Paise
}

/**
 * @param rupees - Rupees with at most 2 decimals, as the contract carries them.
 * @throws {RangeError} when more than 2 decimals or not finite.
 */
export function fromRupees(rupees: number): Paise {
  const value = Math.round(rupees * 100)
  if (!Number.isFinite(rupees) || Math.abs(value / 100 - rupees) > 1e-9) {
    throw new RangeError(`Rupees must have at most 2 decimals, got ${rupees}.`)
  }
  return paise(value)
}

/** Whether an amount of rupees is whole paise, so that {@link fromRupees} takes it. */
export function isWholePaise(rupees: number): boolean {
  const value = Math.round(rupees * 100)
  return Number.isSafeInteger(value) && Math.abs(value / 100 - rupees) <= 1e-9
}

/**
 * Rupees that another service worked out, to the nearest paisa: nobody promises how many decimals they have.
 * @throws {RangeError} when not finite.
 */
export function nearestPaise(rupees: number): Paise {
  return paise(Math.round(rupees * 100))
}

/** Rupees as the contract carries them: a number with at most 2 decimals. */
export function toRupees(amount: Paise): number {
  return amount / 100
}

/** Every amount of a record as the contract carries it. */
export function inRupees<Name extends string>(amounts: Record<Name, Paise>): Record<Name, number> {
  return Object.fromEntries(
    Object.entries<Paise>(amounts).map(([name, amount]) => [name, toRupees(amount)]),
  ) as Record<Name, number>
}

/** @returns 0 for an empty list. */
export function sumPaise(amounts: readonly Paise[]): Paise {
  return paise(amounts.reduce((sum, amount) => sum + amount, 0))
}
