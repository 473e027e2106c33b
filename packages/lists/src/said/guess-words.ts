import type { ImportGuess, ImportReason } from '@dawakit/core/contract'

/** What of a row was guessed, as lists and the command line say it. */
export const GUESS_WORDS: Readonly<Record<ImportGuess, string>> = {
  prescription: 'prescription',
  'cold chain': 'cold chain',
  'pack size': 'pack size',
  MRP: 'MRP',
  barcode: 'barcode',
  'never sold': 'never sold',
  schedule: 'schedule',
  HSN: 'HSN',
  'GST rate': 'GST rate',
  'parent missing': 'parent missing',
  'variants missing': 'variants missing',
}

/** Why, for who corrects it. */
export const REASON_WORDS: Readonly<Record<ImportReason, string>> = {
  'no salt': 'no salt of it is said',
  'unknown salt': 'a salt of it is not known',
  'no schedule': 'no schedule names its salt, and it is not known to be free to sell',
  'goods by name': 'by its name it is no medicine',
  'goods by code': 'by its HSN it is no medicine',
  kind: 'by its name or salt it is a biologic',
  'salt or form': 'its salt or brand is kept cold in this form',
  pack: 'the pack says something that was not understood',
  'by salt': 'by its salts',
  'by name': 'by its name',
  'by kind': 'by the kind that the list says',
  'by nothing': 'taken for a medicine, since nothing tells what it is',
  'code guessed': 'the rate of the HSN that was guessed',
  'several rates': 'goods of this HSN bear several rates',
  'code unknown': 'the table of rates does not have this HSN',
  fraction: 'a fraction, taken for percent',
  batches: 'its batches print several, and the lowest of those that are sold counts',
  'nearly nil': 'named nil, if one letter of the salt is wrong',
  'check digit': 'its check digit is wrong',
  'by law or list': 'by law, or by the list of what this shop does not sell',
  export: 'the export leaves it open',
}
