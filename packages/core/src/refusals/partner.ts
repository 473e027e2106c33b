/** What a partner's page may not do with a customer's session: the pharmacy's own site does. */
export const continueOnStore = {
  code: 'continue-on-store',
  text: 'Please continue on the website of the pharmacy',
} as const
/** On a partner's page, a while after signing in. */
export const freshCodeNeeded = {
  code: 'fresh-code-needed',
  text: 'Please confirm with a new code to see what you have saved',
} as const
