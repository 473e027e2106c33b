import type { Labels } from '@dawakit/core/language'

const counted = (count: number, unit: string) => `${count} ${unit}${count === 1 ? '' : 's'} ago`

/** What the list of notifications says. */
export const notificationsLabels = {
  title: 'Notifications',
  isNew: 'New',
  open: 'Open',
  none: 'No notifications yet',
  noneHint: 'Offers and news about your orders appear here.',
  reload: 'Try again',
  /** How old a notification is. */
  ago: {
    seconds: (count: number) => counted(count, 'second'),
    minutes: (count: number) => counted(count, 'minute'),
    hours: (count: number) => counted(count, 'hour'),
    days: (count: number) => counted(count, 'day'),
    months: (count: number) => counted(count, 'month'),
    years: (count: number) => counted(count, 'year'),
  },
} as const satisfies Labels
