export const offline = {
  code: 'offline',
  text: 'Could not connect. Check your connection and try again',
} as const
export const timedOut = {
  code: 'timed-out',
  text: 'The server took too long to answer. Please try again',
} as const
