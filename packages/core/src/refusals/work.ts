/** Its data is a challenge: the same request again, with the work that it asks for, goes through. */
export const workNeeded = {
  code: 'work-needed',
  text: 'We could not check your browser. Please try again later',
} as const
