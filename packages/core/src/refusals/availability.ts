/** The shop is there and may not be read: it knows neither this website nor its key, or what stands before it has failed. */
export const notAvailableHere = {
  code: 'not-available-here',
  text: 'The shop is not available on this page right now',
} as const
