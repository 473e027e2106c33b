/** Every kind of guess; the first are a pharmacist's to look at, the last the books'. */
export const importGuesses = [
  'prescription',
  'cold chain',
  'pack size',
  /** Its batches print several: the lowest of those that are sold counts. */
  'MRP',
  /** Its last digit is not the one that the others ask for: a slip, or the shop's own number. */
  'barcode',
  /** By law or by the shop's own list it is neither shown nor sold, whatever the file says. */
  'never sold',
  'schedule',
  'HSN',
  'GST rate',
  /** A variation whose product is not in the file stands alone. */
  'parent missing',
  /** Of a product with a choice the file names none, and one article stands for all. */
  'variants missing',
] as const

/** What the books have to look at, and nobody before something is sold. */
export const guessesOfBooks: readonly (typeof importGuesses)[number][] = ['schedule', 'HSN', 'GST rate']
