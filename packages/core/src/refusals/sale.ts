/** Whoever asks: no pharmacist can allow it either. */
export const scheduleXNotSold = {
  code: 'schedule-x-not-sold',
  text: 'A medicine of Schedule X is handed over at the counter only: this shop does not sell it',
} as const
/** It stands on the shop's own list (`NOT_SOLD_ONLINE`). */
export const notSoldOnline = {
  code: 'not-sold-online',
  text: 'This shop does not sell this medicine online',
} as const
