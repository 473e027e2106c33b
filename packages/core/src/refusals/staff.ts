export const deskLogin = { code: 'desk-login', text: 'Sign in to the desk' } as const
export const notYourRole = { code: 'not-your-role', text: 'Your role may not do this' } as const
export const deskSignInOver = {
  code: 'desk-sign-in-over',
  text: 'This sign-in has taken too long or too many tries. Please begin again',
} as const
export const deskCodeWrong = {
  code: 'desk-code-wrong',
  text: 'This code is not right. Please enter the one that the app shows now',
} as const
export const deskPasskeyWrong = {
  code: 'desk-passkey-wrong',
  text: 'This passkey was not taken. Please try again, or enter a code',
} as const
export const deskAccountClosed = {
  code: 'desk-account-closed',
  text: 'Your account is closed. Whoever owns the pharmacy can open it again',
} as const
export const passkeyNotAdded = {
  code: 'passkey-not-added',
  text: 'This passkey could not be added. Please begin again',
} as const
export const passkeyKnown = { code: 'passkey-known', text: 'This passkey has been added before' } as const
export const passkeysEnough = {
  code: 'passkeys-enough',
  text: 'You have as many passkeys as one can have. Remove one before you add another',
} as const
export const passkeyNameNeeded = {
  code: 'passkey-name-needed',
  text: 'Please give the passkey a name',
} as const
export const lastSecondFactor = {
  code: 'last-second-factor',
  text: 'The codes of your app do not work any more: without this passkey you could not sign in',
} as const
export const staffPasswordRule = {
  code: 'staff-password-rule',
  text: 'Password must be 12 to 200 characters, and another one than before',
} as const
export const staffPasswordWrong = {
  code: 'staff-password-wrong',
  text: 'This is not your password',
} as const
export const staffNameNeeded = { code: 'staff-name-needed', text: 'Please enter a name' } as const
export const staffEmailTaken = {
  code: 'staff-email-taken',
  text: 'Somebody of the staff has this email address',
} as const
export const registrationNumberNeeded = {
  code: 'registration-number-needed',
  text: 'A pharmacist needs a registration number',
} as const
export const lastOwner = {
  code: 'last-owner',
  text: 'The shop needs an owner: make somebody else one first',
} as const
