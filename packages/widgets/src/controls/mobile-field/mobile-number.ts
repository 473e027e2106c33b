/** What stands before the ten digits. */
export const COUNTRY_CODE = '+91'

/** @param mobileNumber - Its 10 digits */
export const fullMobileNumber = (mobileNumber: string): string => `${COUNTRY_CODE} ${mobileNumber}`
