export const somethingWentWrong = { code: 'something-went-wrong', text: 'Something went wrong' } as const
export const textTooLong = { code: 'text-too-long', text: 'This text is too long' } as const
export const invalidRequest = { code: 'invalid-request', text: 'The request is not valid' } as const
export const notFound = { code: 'not-found', text: 'Not found' } as const
export const bodyTooLarge = { code: 'body-too-large', text: 'The request is too large' } as const
export const jsonOnly = { code: 'json-only', text: 'The request must be sent as JSON' } as const
export const originNotAllowed = {
  code: 'origin-not-allowed',
  text: 'This website is not allowed to use this shop',
} as const
