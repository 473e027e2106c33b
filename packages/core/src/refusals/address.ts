export const allFieldsRequired = { code: 'all-fields-required', text: 'All Fields Are Required' } as const
export const enterAValidEmail = { code: 'enter-a-valid-email', text: 'Enter A Valid Email' } as const
export const maximumAddressReached = {
  code: 'maximum-address-reached',
  text: 'Maximum Address Reached',
} as const
export const stateUnavailable = { code: 'state-unavailable', text: 'State is not Available' } as const
export const enterValidMobileNumber = {
  code: 'enter-valid-mobile-number',
  text: 'Enter Valid Mobile Number',
} as const
