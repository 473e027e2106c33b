/** Drawings of 24 × 24 that a script without React draws too. */
export const BELL = 'M6 16.5V11a6 6 0 0 1 12 0v5.5l1.5 1.5h-15ZM10 20.5h4'
export const CHECK = 'm4.5 12.5 5 5L19.5 7'
