import type {
  KnownPasskey,
  MadePasskey,
  Passkey,
  PasskeyCreation,
  PasskeyRequest,
  ShownPasskey,
} from '@dawakit/core/contract'
import { z } from 'zod'
import { schemaOf } from '../../ground/contract/schema-of.ts'
import { isoTime } from '../../ground/contract/times.ts'

/** A credential has at most 1,023 bytes of id. */
const ID_CHARACTERS = 1364
/** Far more than an attestation that is 'none' has, or what a browser signs. */
const BYTES_CHARACTERS = 8000
/** Of how a passkey is reached there are seven words. */
const TRANSPORTS = 10

const bytes = z.base64url().min(1).max(BYTES_CHARACTERS)
export const passkeyId = z.base64url().min(1).max(ID_CHARACTERS)
const transports = z.array(z.string().max(20)).max(TRANSPORTS)
const type = z.literal('public-key')

export const passkey = schemaOf<Passkey>()(
  z
    .object({ id: z.string(), label: z.string(), createdAt: isoTime, usedAt: isoTime.nullable() })
    .meta({ id: 'Passkey' }),
)

const known = schemaOf<KnownPasskey>()(z.object({ id: z.string(), type, transports: z.array(z.string()) }))

export const passkeyCreation = schemaOf<PasskeyCreation>()(
  z.object({
    challenge: z.string(),
    rp: z.object({ id: z.string(), name: z.string() }),
    user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
    pubKeyCredParams: z.array(z.object({ alg: z.number().int(), type })),
    timeout: z.number().int(),
    attestation: z.literal('none'),
    excludeCredentials: z.array(known),
    authenticatorSelection: z.object({
      residentKey: z.literal('preferred'),
      userVerification: z.literal('required'),
    }),
  }),
)

export const passkeyRequest = schemaOf<PasskeyRequest>()(
  z.object({
    challenge: z.string(),
    rpId: z.string(),
    timeout: z.number().int(),
    userVerification: z.literal('required'),
    allowCredentials: z.array(known),
  }),
)

export const madePasskey = schemaOf<MadePasskey>()(
  z.object({
    id: passkeyId,
    rawId: passkeyId,
    type,
    response: z.object({
      clientDataJSON: bytes,
      attestationObject: bytes,
      transports: transports.optional(),
    }),
  }),
)

export const shownPasskey = schemaOf<ShownPasskey>()(
  z.object({
    id: passkeyId,
    rawId: passkeyId,
    type,
    response: z.object({ clientDataJSON: bytes, authenticatorData: bytes, signature: bytes }),
  }),
)
