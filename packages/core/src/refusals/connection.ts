export const offline = {
  code: 'offline',
  text: 'Could not connect. Check your connection and try again',
} as const
