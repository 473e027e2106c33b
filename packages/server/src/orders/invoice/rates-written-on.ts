import { istDate } from '@dawakit/core/delivery'

/** The catalogue follows a change of rates within seconds; a shop that was away at midnight, with its start. */
export const FOLLOWED_WITHIN_MS = 3_600_000

/** The day whose rates the lines of an order have that was placed at a moment: in the first minutes of a day those of the day before. */
export const ratesWrittenOn = (orderedAt: number): string => istDate(orderedAt - FOLLOWED_WITHIN_MS)
