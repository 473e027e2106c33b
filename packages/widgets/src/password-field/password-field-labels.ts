/** What a password field says. */
export const passwordFieldLabels = {
  showPassword: 'Show password',
} as const
