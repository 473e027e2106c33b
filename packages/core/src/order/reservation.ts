/**
 * Minutes that an unpaid order holds its stock.
 * @source docs/sources.md#reservation
 */
export const RESERVATION_MINUTES = 20
