export const registerParticularsNeeded = {
  code: 'register-particulars-needed',
  text: 'A pharmacist has to write down who prescribed this medicine and for whom before it is packed',
} as const
export const registerEntryNotFound = {
  code: 'register-entry-not-found',
  text: 'The register has no such entry',
} as const
export const registerEntryChanged = {
  code: 'register-entry-changed',
  text: 'Something was written of this entry meanwhile',
} as const
export const registerSaysSo = {
  code: 'register-says-so',
  text: 'The register says so already',
} as const
export const registerFieldNeeded = {
  code: 'register-field-needed',
  text: 'The register needs this',
} as const
export const registerPeriod = {
  code: 'register-period',
  text: 'The last day comes before the first',
} as const
