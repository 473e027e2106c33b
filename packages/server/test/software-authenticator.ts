import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto'
import type { MadePasskey, PasskeyCreation, PasskeyRequest, ShownPasskey } from '@dawakit/core/contract'
import { isoCBOR } from '@simplewebauthn/server/helpers'
import { DESK_URL } from './desk-shop.ts'

/** What an authenticator, or the browser around it, does otherwise than it should. */
export interface Misbehaviour {
  /** The page that asked. @default the desk's */
  origin?: string
  /** The host that it signs for. @default the one that it is asked for */
  rpId?: string
  /** What it says it was asked to sign. @default what it was */
  challenge?: string
  /** The kind of thing that it signs. @default 'webauthn.get', or 'webauthn.create' */
  type?: string
  /** False: nobody has shown that it is theirs. @default true */
  isVerified?: boolean
  /** What it counts. @default one more than before */
  counter?: number
}

const USER_PRESENT = 0x01
const USER_VERIFIED = 0x04
const HAS_CREDENTIAL = 0x40
const ES256 = -7

const sha256 = (text: string | Buffer) => createHash('sha256').update(text).digest()
const encoded = (bytes: Buffer) => bytes.toString('base64url')

/** An authenticator of one passkey that signs for real (ES256), with a browser around it: in software, and as wrong as it is told. */
export class SoftwareAuthenticator {
  readonly id: string
  counter = 0
  readonly #key: KeyObject
  readonly #cose: Buffer

  constructor(id = encoded(randomBytes(32))) {
    const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
    const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
    this.id = id
    this.#key = privateKey
    const cose = new Map<number, number | Uint8Array>([
      [1, 2],
      [3, ES256],
      [-1, 1],
      [-2, Buffer.from(x, 'base64url')],
      [-3, Buffer.from(y, 'base64url')],
    ])
    this.#cose = Buffer.from(isoCBOR.encode(cose))
  }

  /** As `navigator.credentials.create` answers. */
  make({ challenge, rp }: PasskeyCreation, wrong: Misbehaviour = {}): MadePasskey {
    const id = Buffer.from(this.id, 'base64url')
    const length = Buffer.alloc(2)
    length.writeUInt16BE(id.length)
    const credential = Buffer.concat([Buffer.alloc(16), length, id, this.#cose])
    const authData = Buffer.concat([this.#facts(rp.id, wrong, HAS_CREDENTIAL), credential])
    const attestation = new Map<string, unknown>([
      ['fmt', 'none'],
      ['attStmt', new Map()],
      ['authData', authData],
    ])
    return {
      ...this.#named(),
      response: {
        clientDataJSON: encoded(clientData('webauthn.create', challenge, wrong)),
        attestationObject: encoded(Buffer.from(isoCBOR.encode(attestation as never))),
        transports: ['internal'],
      },
    }
  }

  /** As `navigator.credentials.get` answers. */
  show(
    { challenge, rpId }: Pick<PasskeyRequest, 'challenge' | 'rpId'>,
    wrong: Misbehaviour = {},
  ): ShownPasskey {
    this.counter = wrong.counter ?? this.counter + 1
    const authData = this.#facts(rpId, wrong)
    const client = clientData('webauthn.get', challenge, wrong)
    const signature = sign('sha256', Buffer.concat([authData, sha256(client)]), this.#key)
    return {
      ...this.#named(),
      response: {
        clientDataJSON: encoded(client),
        authenticatorData: encoded(authData),
        signature: encoded(signature),
      },
    }
  }

  #named() {
    return { id: this.id, rawId: this.id, type: 'public-key' as const }
  }

  #facts(rpId: string, { rpId: other = rpId, isVerified = true }: Misbehaviour, more = 0): Buffer {
    const counter = Buffer.alloc(4)
    counter.writeUInt32BE(this.counter)
    const flags = USER_PRESENT | (isVerified ? USER_VERIFIED : 0) | more
    return Buffer.concat([sha256(other), Buffer.from([flags]), counter])
  }
}

function clientData(type: string, challenge: string, wrong: Misbehaviour): Buffer {
  const said = {
    type: wrong.type ?? type,
    challenge: wrong.challenge ?? challenge,
    origin: wrong.origin ?? DESK_URL,
    crossOrigin: false,
  }
  return Buffer.from(JSON.stringify(said))
}
