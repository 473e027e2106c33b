export const enterValidPincode = { code: 'enter-valid-pincode', text: 'Enter a valid Pincode' } as const
export const pincodeUnavailable = {
  code: 'pincode-unavailable',
  text: 'Currently not available for this Pin Code',
} as const
