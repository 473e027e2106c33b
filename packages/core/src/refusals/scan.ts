export const scanEmpty = { code: 'scan-empty', text: 'The code is empty: please scan it again' } as const
export const scanCheckDigit = {
  code: 'scan-check-digit',
  text: 'The number of the product is damaged: its last digit does not fit. Please scan it again',
} as const
export const scanDate = {
  code: 'scan-date',
  text: 'A date in the code is no day of the calendar. Please read it from the pack',
} as const
export const scanPart = {
  code: 'scan-part',
  text: 'A part of the code is not known: it may be damaged. Please scan it again',
} as const
export const scanCutOff = {
  code: 'scan-cut-off',
  text: 'A part of the code is too short, too long or has a wrong character. Please scan it again',
} as const
export const scanLink = {
  code: 'scan-link',
  text: 'The code is a link that names no product. Please scan another code of the pack',
} as const
export const codeOfAnother = {
  code: 'code-of-another',
  text: 'This code is of another product: please forget it there first',
} as const
export const codeUnknown = {
  code: 'code-unknown',
  text: 'No product of this shop has this code',
} as const
export const codeOfShop = {
  code: 'code-of-shop',
  text: 'This is the number of another shop for its own goods, not one of ours',
} as const
export const codeNamesNothing = {
  code: 'code-names-nothing',
  text: 'This code names no product: please scan the code of its pack',
} as const
