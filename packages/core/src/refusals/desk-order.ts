export const orderChanged = {
  code: 'order-changed',
  text: 'This order has changed in the meantime. Please look at it again',
} as const
export const orderNotPlaced = {
  code: 'order-not-placed',
  text: 'This order waits for its payment',
} as const
export const noteNeeded = { code: 'note-needed', text: 'Please write a note' } as const
