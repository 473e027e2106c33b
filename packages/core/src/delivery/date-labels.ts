import type { Labels, Translation } from '../language/index.ts'

/** What dates and times say, in English. */
export const dateLabels = {
  weekdays: ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'],
  months: ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'],
  am: 'am',
  pm: 'pm',
} as const satisfies Labels

/** What dates and times say, in any language. */
export type DateLabels = Translation<typeof dateLabels>
