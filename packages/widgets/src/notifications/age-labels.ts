const counted = (count: number, unit: string) => `${count} ${unit}${count === 1 ? '' : 's'} ago`

/** How long ago something was. */
export const ageLabels = {
  seconds: (count: number) => counted(count, 'second'),
  minutes: (count: number) => counted(count, 'minute'),
  hours: (count: number) => counted(count, 'hour'),
  days: (count: number) => counted(count, 'day'),
  months: (count: number) => counted(count, 'month'),
  years: (count: number) => counted(count, 'year'),
} as const
