/** What the list of notifications says. */
export const notificationsLabels = {
  title: 'Notifications',
  isNew: 'New',
  open: 'Open',
  none: 'No notifications yet',
  noneHint: 'Offers and news about your orders appear here.',
  reload: 'Try again',
} as const
