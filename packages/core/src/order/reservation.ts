import type { Instant } from '../delivery/ist-date.ts'

/** Minutes that an unpaid order holds its stock. */
export const RESERVATION_MINUTES = 20

/**
 * @param reservedAt - When the order was placed.
 * @returns true from 20 minutes on.
 * @source docs/sources.md#reservation
 */
export function isReservationOver(reservedAt: Instant, at: Instant): boolean {
  return Number(at) - Number(reservedAt) >= RESERVATION_MINUTES * 60_000
}
