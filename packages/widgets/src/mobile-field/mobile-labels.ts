export const mobileLabels = {
  countryCode: '+91',
  /** @param mobileNumber - Its 10 digits */
  full: (mobileNumber: string): string => `+91 ${mobileNumber}`,
} as const
