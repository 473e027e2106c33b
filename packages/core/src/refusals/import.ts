export const importTooLarge = {
  code: 'import-too-large',
  text: 'A list must be at most 64 MB: divide it, or use the command line',
} as const
export const importNoFile = { code: 'import-no-file', text: 'Send the file as it is' } as const
/** Its data names the run that is under way. */
export const importUnderWay = {
  code: 'import-under-way',
  text: 'Another import is under way. Please wait until it ends',
} as const
export const importNotFound = { code: 'import-not-found', text: 'Import not found' } as const
export const importUndone = {
  code: 'import-undone',
  text: 'This import has been taken back already',
} as const
export const importTooOld = {
  code: 'import-too-old',
  text: 'This import is older than 30 days: what it changed is kept no longer',
} as const
/** Its data names the later import. */
export const importBelowLater = {
  code: 'import-below-later',
  text: 'A later import has changed the same products or rows: take that one back first',
} as const
/** Its data says how many, and names one of them. */
export const importOrdered = {
  code: 'import-ordered',
  text: 'Something of this import was ordered since, so nothing was taken back',
} as const
