/** What a call says that no refusal of the shop says. */
export const apiWords = {
  noAnswer: 'The shop does not answer. Nothing was changed: please try again.',
  done: 'Done',
  requestId: 'For who runs the shop: %{id}',
} as const
