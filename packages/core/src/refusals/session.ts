export const sessionExpired = {
  code: 'session-expired',
  text: 'Your session has expired. Please login again',
} as const
export const notYours = { code: 'not-yours', text: 'You are not allowed to do this' } as const
