import type { Instant } from '../delivery/ist-date.ts'

const DAY_MS = 86_400_000
const IST_MS = 19_800_000

/** The day in India of a moment, counted from 1970: days as numbers, so that a database takes one from another. */
export const dayNumber = (at: number): number => Math.floor((at + IST_MS) / DAY_MS)

/** A moment of a day in India. @param day - yyyy-mm-dd */
export const istMidday = (day: string): Instant => Date.parse(`${day}T12:00:00+05:30`)
