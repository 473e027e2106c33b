import type { DeskSession } from './staff.ts'

/** A passkey of one's own: what does instead of the app's code. */
export interface Passkey {
  /** The credential's own, base64url. */
  id: string
  /** What its owner calls it. */
  label: string
  /** ISO 8601. */
  createdAt: string
  /** The last sign-in with it; null: none yet. ISO 8601. */
  usedAt: string | null
}

/** One that a browser is told of. */
export interface KnownPasskey {
  /** base64url */
  id: string
  type: 'public-key'
  /** How it is reached: `usb`, `internal`, `hybrid` … */
  transports: string[]
}

/** What a browser makes a passkey by: `PublicKeyCredentialCreationOptionsJSON` of WebAuthn, as far as the desk uses it. */
export interface PasskeyCreation {
  /** base64url */
  challenge: string
  rp: { id: string; name: string }
  user: { id: string; name: string; displayName: string }
  pubKeyCredParams: { alg: number; type: 'public-key' }[]
  /** Milliseconds. */
  timeout: number
  attestation: 'none'
  /** Those that the account has: none is made twice. */
  excludeCredentials: KnownPasskey[]
  authenticatorSelection: { residentKey: 'preferred'; userVerification: 'required' }
}

/** What a browser asks a passkey for: `PublicKeyCredentialRequestOptionsJSON` of WebAuthn, as far as the desk uses it. */
export interface PasskeyRequest {
  /** base64url */
  challenge: string
  rpId: string
  /** Milliseconds. */
  timeout: number
  userVerification: 'required'
  allowCredentials: KnownPasskey[]
}

/** A passkey that a browser has just made: of `RegistrationResponseJSON` what is used. Bytes are base64url. */
export interface MadePasskey {
  id: string
  rawId: string
  type: 'public-key'
  response: { clientDataJSON: string; attestationObject: string; transports?: string[] }
}

/** What a passkey has signed: of `AuthenticationResponseJSON` what is used. Bytes are base64url. */
export interface ShownPasskey {
  id: string
  rawId: string
  type: 'public-key'
  response: { clientDataJSON: string; authenticatorData: string; signature: string }
}

/** Passkeys: the second factor of whoever has one, and one's own list of them. */
export interface PasskeyCalls {
  'POST /desk/signIn/passkeyOptions': { body: { challenge: string }; data: PasskeyRequest }
  'POST /desk/signIn/passkey': { body: { challenge: string; passkey: ShownPasskey }; data: DeskSession }

  'GET /desk/passkeys': { data: Passkey[] }
  'POST /desk/passkeys/begin': {
    body: { password: string }
    data: { challenge: string; options: PasskeyCreation }
  }
  'POST /desk/passkeys': { body: { challenge: string; label: string; passkey: MadePasskey }; data: Passkey }
  'POST /desk/passkeys/rename': { body: { id: string; label: string }; data: Passkey }
  'POST /desk/passkeys/remove': { body: { id: string }; data: null }
}
