/** An answer that is not as the contract says. */
export const unreadableAnswer = {
  code: 'unreadable-answer',
  text: 'The shop sent an answer that cannot be read. Please try again',
} as const
