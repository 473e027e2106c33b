export const enterValidNumber = { code: 'enter-valid-number', text: 'Enter a valid Number' } as const
export const enterAllFields = { code: 'enter-all-fields', text: 'Enter All Fields' } as const
export const enterValidEmail = { code: 'enter-valid-email', text: 'Enter Valid Email' } as const
export const enterFourDigits = { code: 'enter-four-digits', text: 'Enter four digits' } as const
export const enterSixDigits = { code: 'enter-six-digits', text: 'Enter six digits' } as const
export const newUserDetails = { code: 'new-user', text: 'Enter your name and email to register' } as const
export const otpWrong = { code: 'otp-wrong', text: 'Invalid OTP' } as const
export const otpExpired = { code: 'otp-expired', text: 'OTP Expired' } as const
export const otpTooManyTries = {
  code: 'otp-too-many-tries',
  text: 'Too many wrong attempts. Request a new OTP',
} as const
export const otpWait = { code: 'otp-wait', text: 'Please wait before requesting another OTP' } as const
export const tooManyRequests = {
  code: 'too-many-requests',
  text: 'Too many requests. Please try again later',
} as const
export const mobileTaken = { code: 'mobile-taken', text: 'Mobile number is already registered' } as const
export const emailTaken = { code: 'email-taken', text: 'Email is already registered' } as const
