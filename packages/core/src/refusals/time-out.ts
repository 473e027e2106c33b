export const timedOut = {
  code: 'timed-out',
  text: 'The server took too long to answer. Please try again',
} as const
