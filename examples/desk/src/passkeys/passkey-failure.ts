import type { passkeysWords } from '../language/en/passkeys.ts'

export type PasskeyFailure = keyof typeof passkeysWords.failed

/** By the name of what WebAuthn throws. */
const FAILURES: Readonly<Record<string, PasskeyFailure>> = {
  // Also that too much time went by: the browser does not tell which.
  NotAllowedError: 'cancelled',
  AbortError: 'cancelled',
  InvalidStateError: 'known',
  SecurityError: 'elsewhere',
  NotSupportedError: 'unfit',
  ConstraintError: 'unfit',
}

/** Why a browser has made or used no passkey. */
export const passkeyFailure = (error: unknown): PasskeyFailure =>
  (error instanceof Error && FAILURES[error.name]) || 'failed'
