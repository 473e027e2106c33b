export const orderChanged = {
  code: 'order-changed',
  text: 'This order has changed in the meantime. Please look at it again',
} as const
export const orderNotPlaced = {
  code: 'order-not-placed',
  text: 'This order waits for its payment',
} as const
export const noteNeeded = { code: 'note-needed', text: 'Please write a note' } as const
export const amendNotAllowed = {
  code: 'amend-not-allowed',
  text: 'The products of this order can no longer be changed',
} as const
export const moveNotAllowed = { code: 'move-not-allowed', text: 'An order only moves forward' } as const
