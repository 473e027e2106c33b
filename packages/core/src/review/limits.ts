export const RATING_MIN = 1
export const RATING_MAX = 5
/** Stars of a new review's form. */
export const DEFAULT_RATING = 5
