/** @param most - The product's own number. */
export const notMoreThan = (most: number) =>
  ({ code: 'not-more-at-once', text: `Not allowed more than ${most} product at once` }) as const
