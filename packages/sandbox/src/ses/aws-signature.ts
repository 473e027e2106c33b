import { createHash, createHmac } from 'node:crypto'
import { isSameSecret } from '../credentials.ts'

export interface AwsKey {
  accessKeyId: string
  secretAccessKey: string
}

const AUTHORIZATION =
  /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\d{8})\/([^/]+)\/([^/]+)\/aws4_request, ?SignedHeaders=([^,]+), ?Signature=([0-9a-f]{64})$/
/** How far a signature's time may be away, in milliseconds. */
const SKEW_MS = 5 * 60 * 1000

export type SignatureFault =
  | 'MissingAuthenticationTokenException'
  | 'UnrecognizedClientException'
  | 'InvalidSignatureException'

/** Checks version 4 of Amazon's signature over a request with this body. @returns null when it holds */
export function signatureFault(
  request: Request,
  body: string,
  key: AwsKey,
  { service, now }: { service: string; now: Date },
): SignatureFault | null {
  const parts = AUTHORIZATION.exec(request.headers.get('authorization') ?? '')
  if (!parts) return 'MissingAuthenticationTokenException'
  const [, accessKeyId = '', day = '', region = '', named = '', signed = '', signature = ''] = parts
  if (accessKeyId !== key.accessKeyId) return 'UnrecognizedClientException'
  const at = request.headers.get('x-amz-date') ?? ''
  const headers = signed.split(';')
  if (named !== service || !at.startsWith(day) || !headers.includes('host'))
    return 'InvalidSignatureException'
  const time = Date.parse(at.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/, '$1-$2-$3T$4:$5:$6Z'))
  if (!(Math.abs(now.getTime() - time) <= SKEW_MS)) return 'InvalidSignatureException'
  const url = new URL(request.url)
  const canonical = [
    request.method,
    url.pathname,
    url.searchParams.toString(),
    ...headers.map(
      (name) => `${name}:${name === 'host' ? url.host : (request.headers.get(name) ?? '').trim()}`,
    ),
    '',
    signed,
    request.headers.get('x-amz-content-sha256') ?? sha256(body),
  ].join('\n')
  const scope = `${day}/${region}/${service}/aws4_request`
  const toSign = ['AWS4-HMAC-SHA256', at, scope, sha256(canonical)].join('\n')
  const signing = [region, service, 'aws4_request'].reduce(
    (secret, part) => hmac(secret, part),
    hmac(`AWS4${key.secretAccessKey}`, day),
  )
  return isSameSecret(hmac(signing, toSign).toString('hex'), signature) ? null : 'InvalidSignatureException'
}

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex')
const hmac = (key: string | Buffer, text: string) => createHmac('sha256', key).update(text).digest()
