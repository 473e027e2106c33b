export const offline = {
  code: 'offline',
  text: 'Could not connect. Check your connection and try again',
} as const
/** What the shop works with (its database, its store of files) is away or held up: no fault of what was asked. */
export const shopIsBusy = {
  code: 'shop-is-busy',
  text: 'The shop is busy at the moment. Please try again shortly',
} as const
