import type { Labels, Translation } from '../language/index.ts'

/** What dates and times say, in English. */
export const dateLabels = {
  weekdays: ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'],
  months: ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'],
  /** @param hour - 0 to 23. @param minute - In two digits. */
  time: (hour: number, minute: string) => `${hour % 12 || 12}:${minute} ${hour < 12 ? 'am' : 'pm'}`,
} as const satisfies Labels

/** What dates and times say, in any language. */
export type DateLabels = Translation<typeof dateLabels>
