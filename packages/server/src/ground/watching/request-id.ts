import { randomUUID } from 'node:crypto'

/** Letters, digits, `-` and `_`; long enough, and with both letters and digits, so that it is no number or name of a person. */
const WELL_FORMED = /^(?=.*\d)(?=.*[a-zA-Z])[\w-]{16,64}$/

/** A new id: twelve digits of 16, in two groups, so that a customer can read it out. */
export const newRequestId = (): string => randomUUID().slice(0, 13)

/** @returns null for what no proxy of ours would have made */
export function readRequestId(given: string | null | undefined): string | null {
  return given && WELL_FORMED.test(given) ? given : null
}
